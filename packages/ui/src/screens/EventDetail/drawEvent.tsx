import type { EventDetail } from '@campus-bell/api/wire/event';
import { drawElement } from '../../drawn/drawElement.ts';
import { type UiEnvironment, UiEnvironmentProvider } from '../../environment/UiEnvironment.tsx';
import { useMinute } from '../../hooks/useMinute.tsx';
import { readDeadline } from '../../widgets/DeadlineChip/readDeadline.ts';
import { EventArticle } from './EventArticle.tsx';
import { place } from './TranslateEvent.css.ts';
import { mayTranslate } from './translator.ts';

const nothing = () => undefined;

/**
 * Puts a whole event in the place of what its push said of it, before the app has started. A picture that stands there
 * already stays: one that came anew would be blank for a moment.
 */
export function drawEvent(event: EventDetail, environment: UiEnvironment): void {
  const article = document.querySelector('#root article');
  if (article === null) return;
  const drawn = drawElement(
    <UiEnvironmentProvider environment={environment}>
      <DrawnEvent event={event} />
    </UiEnvironmentProvider>,
  );
  const [standing, fresh] = [article, drawn].map((of) => of.querySelector('img'));
  if (standing && fresh && standing.src === fresh.src) {
    for (const { name, value } of fresh.attributes) if (name !== 'src') standing.setAttribute(name, value);
    fresh.replaceWith(standing);
  }
  article.replaceWith(drawn);
}

function DrawnEvent({ event }: { event: EventDetail }) {
  const deadline = readDeadline(event, useMinute());
  return (
    <EventArticle
      event={event}
      titleRef={null}
      deadline={deadline}
      onShowPlace={nothing}
      translate={mayTranslate() ? <div className={place} /> : null}
    />
  );
}
