import type { Banner, EventCard as EventCardModel } from '@campus-bell/api/wire/event';
import { drawElement } from '../../drawn/drawElement.ts';
import { type UiEnvironment, UiEnvironmentProvider } from '../../environment/UiEnvironment.tsx';
import { AlertProvider } from '../../widgets/Alert/AlertProvider.tsx';
import { EventCard } from '../../widgets/EventCard/EventCard.tsx';
import { eventKey } from '../../widgets/EventCard/eventKey.ts';
import { starOf } from '../../widgets/EventCard/starOf.ts';
import { LikeButton } from '../../widgets/LikeButton/LikeButton.tsx';
import { FewRows } from '../../widgets/PagedList/FewRows.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';
import { BannerSlide } from './BannerSlide.tsx';
import { banners as bannersPlace, popularTitle } from './HomeScreen.css.ts';

const nothing = () => undefined;

/** The popular events as home's frame holds them. */
export function popularRows(
  events: readonly EventCardModel[],
  environment: UiEnvironment,
  starsWait: boolean,
): DocumentFragment {
  return drawElement(
    <UiEnvironmentProvider environment={environment}>
      <FewRows
        rows={events}
        look="cards"
        rowKey={eventKey}
        renderRow={(event, at) => (
          <EventCard
            event={event}
            rank={at + 1}
            star={<LikeButton {...starOf(event)} busy={starsWait} onToggleLike={nothing} />}
          />
        )}
      />
    </UiEnvironmentProvider>,
  );
}

/** The banners as home's frame holds them; the pictures beside the first wait for the app. */
export function firstBanner(banners: readonly Banner[], environment: UiEnvironment): DocumentFragment {
  return drawElement(
    banners.length === 0 ? (
      <div />
    ) : (
      <UiEnvironmentProvider environment={environment}>
        <AlertProvider>
          <BannerCarousel
            banners={banners}
            renderSlide={(banner, index) =>
              index === 0 ? <BannerSlide banner={banner} index={index} /> : null
            }
          />
        </AlertProvider>
      </UiEnvironmentProvider>
    ),
  );
}

/**
 * Puts the popular events into home's frame as it stands in the document, before the app has started.
 * @param starsWait the stars are a member's, and not known yet
 * @returns whether they had to be drawn: the document may have brought them
 */
export function drawPopular(
  events: readonly EventCardModel[],
  environment: UiEnvironment,
  starsWait: boolean,
): boolean {
  const section = document.querySelector(`.${popularTitle} + section`);
  const rows = section?.querySelector('ul');
  const drawn = popularRows(events, environment, starsWait);
  if (section === null || stands(rows, drawn)) return false;
  rows?.remove();
  section.prepend(drawn);
  return true;
}

/** Puts the banners into home's frame, none in no room; says whether they had to be drawn. */
export function drawBanners(banners: readonly Banner[], environment: UiEnvironment): boolean {
  const place = document.querySelector(`.${bannersPlace}`)?.firstElementChild;
  const drawn = firstBanner(banners, environment);
  if (place === null || place === undefined || stands(place, drawn)) return false;
  place.replaceWith(drawn);
  return true;
}

/** By their markup: what a parser has read has one text where two were drawn side by side. */
function stands(standing: Element | null | undefined, { firstElementChild: drawn }: DocumentFragment) {
  return standing?.outerHTML === drawn?.outerHTML;
}
