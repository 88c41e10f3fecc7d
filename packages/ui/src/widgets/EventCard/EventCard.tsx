import type { EventCard as EventCardModel } from '@campus-bell/api/wire/event';
import { countLabel } from '@campus-bell/domain/countLabel';
import { eventTitle } from '@campus-bell/domain/eventTitle';
import { noticePreview } from '@campus-bell/domain/noticeText';
import { eventPath } from '@campus-bell/domain/routes';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { card as cardWords } from '@campus-bell/domain/words/card';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import { useLateParts } from '../../late/useLateParts.ts';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { AppLink } from '../AppLink/AppLink.tsx';
import { CardTime } from '../CardTime/CardTime.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { EventImage } from '../EventImage/EventImage.tsx';
import { MarkedText } from '../MarkedText/MarkedText.tsx';
import {
  board as boardLook,
  card,
  deadline,
  facts,
  image,
  labels,
  link,
  meta,
  preview,
  rank as rankLook,
  time,
  title,
} from './EventCard.css.ts';

/** Props of {@link EventCard}. */
export interface EventCardProps {
  event: EventCardModel;
  star: React.ReactNode;
  /** Place in a ranking, from 1. */
  rank?: number;
  unread?: boolean;
  /** All events of the list are of one board, so the card leaves it out. */
  ofOneBoard?: boolean;
  /** What was searched for, to be marked in the title. */
  searchText?: string;
  headingLevel?: 2 | 3;
}

/** Rows of long lists come and go with the window: each text is read once. */
const previews = new WeakMap<EventCardModel, string>();

/** An event in a list (EV-1): one link over the whole card and the star as a target of its own. */
export function EventCard({
  event,
  star,
  rank,
  unread = false,
  ofOneBoard = false,
  searchText = '',
  headingLevel = 3,
}: EventCardProps) {
  const late = useLateParts();
  const Heading = `h${headingLevel}` as const;
  const text = previewOf(event);
  const board = campusName(event.boardName);
  const beside = { ranked: rank !== undefined, pictured: event.imageUrl !== null };
  return (
    <article className={card({ unread, ...beside })}>
      {event.imageUrl === null ? null : (
        <EventImage address={event.imageUrl} alt="" shape="thumbnail" place={image} />
      )}
      {rank === undefined ? null : (
        <p className={rankLook}>
          {rank}
          <span className={visuallyHidden}>{cardWords.rank}</span>
        </p>
      )}
      {unread || event.keywords.length > 0 ? (
        <p className={labels}>
          {unread ? <Chip tone="danger">{cardWords.unread}</Chip> : null}
          {event.keywords.map((keyword) => (
            <Chip key={keyword} tone="accent" lang={writtenIn(keyword)}>
              #{keyword}
            </Chip>
          ))}
        </p>
      ) : null}
      {late === null ? null : <late.ReadWords eventId={event.eventId} />}
      <Heading className={title}>
        <AppLink href={eventPath(event.eventId)} of={event} className={link} lang={writtenIn(event.title)}>
          {searchText === '' ? (
            eventTitle(event)
          ) : (
            <MarkedText text={eventTitle(event)} searchText={searchText} />
          )}
        </AppLink>
      </Heading>
      {/* Most events have none: to look at the minute for nothing would cost each row of a long list. */}
      {late === null || late.deadlineOf(event) === null ? null : (
        <late.DeadlineChip event={event} place={deadline} />
      )}
      {text === '' && event.imageUrl === null ? null : (
        <p className={preview} lang={writtenIn(text)}>
          {text || cardWords.poster}
        </p>
      )}
      <div className={meta(beside)}>
        <div className={facts}>
          {ofOneBoard || board === '' ? null : (
            <Chip place={boardLook} lang={writtenIn(board)}>
              {board}
            </Chip>
          )}
          <CardTime at={event.createdAt} place={time} />
          {` ${cardWords.views({ count: countLabel(event.viewCount) })}`}
        </div>
        {star}
      </div>
    </article>
  );
}

function previewOf(event: EventCardModel): string {
  const known = previews.get(event);
  if (known !== undefined) return known;
  const text = noticePreview(event.content);
  previews.set(event, text);
  return text;
}
