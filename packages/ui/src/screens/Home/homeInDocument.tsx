import { home } from '@campus-bell/domain/words/home';
import type { FirstContent, UiEnvironment } from '../../environment/UiEnvironment.tsx';
import { frame } from './BannerSection.css.ts';
import { firstBanner, popularRows } from './drawHome.tsx';

/** What stands in home's document where nothing has been drawn yet, and what takes its place. */
export type Filling = readonly [empty: string, filled: string];

/** Home's content as markup, with the places that it has in the document. */
export function homeInDocument(
  { banners = [], popular = [] }: FirstContent,
  environment: UiEnvironment,
): Filling[] {
  const rows = `<section aria-label="${home.popular}" aria-busy="true">`;
  return [
    [`<div class="${frame}" aria-busy="true"></div>`, markupOf(firstBanner(banners, environment))],
    [rows, rows + markupOf(popularRows(popular, environment, environment.signedIn))],
  ];
}

function markupOf(drawn: DocumentFragment): string {
  const around = document.createElement('div');
  around.append(drawn);
  return around.innerHTML;
}
