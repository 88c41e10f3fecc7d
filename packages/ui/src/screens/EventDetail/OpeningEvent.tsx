import type { EventCard } from '@campus-bell/api/wire/event';
import { post } from '@campus-bell/domain/words/post';
import { PageHeader } from '../../widgets/PageHeader/PageHeader.tsx';
import { EventHead } from './EventHead.tsx';
import { cover, place } from './OpeningEvent.css.ts';

const nothing = () => undefined;

/** Props of {@link OpeningEvent}. */
export interface OpeningEventProps {
  event: EventCard;
  /** What stands above every page, CSS px. */
  top?: number;
}

/**
 * The head of an event over the list that it was tapped in, at the place where its screen has it: it stands in the frame of
 * the tap, and the screen takes its place. For the eye alone, and not to be tapped.
 */
export function OpeningEvent({ event, top = 0 }: OpeningEventProps) {
  return (
    <div className={cover} style={{ paddingTop: top }} aria-hidden="true">
      {/* What is inert lets taps through, which the cover around it takes. */}
      <div inert>
        <PageHeader title={post.notice} plain onGoBack={nothing} />
        <div className={place}>
          <EventHead
            event={event}
            isPartial={false}
            titleRef={null}
            deadline={null}
            onShowPlace={nothing}
            translated={null}
            translate={null}
          />
        </div>
      </div>
    </div>
  );
}
