import type { EventCard as EventCardModel } from '@campus-bell/api/wire/event';
import { countLabel } from '@campus-bell/domain/countLabel';
import { eventTitle } from '@campus-bell/domain/eventTitle';
import { noticePreview } from '@campus-bell/domain/noticeText';
import { eventPath } from '@campus-bell/domain/routes';
import Eye from 'lucide-react/icons/eye';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { AppLink } from '../AppLink/AppLink.tsx';
import { CardTime } from '../CardTime/CardTime.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { EventImage } from '../EventImage/EventImage.tsx';
import { LikeButton } from '../LikeButton/LikeButton.tsx';
import {
  card,
  facts,
  image,
  labels,
  like,
  link,
  main,
  meta,
  preview,
  rank as rankLook,
  title,
  views,
  words,
} from './EventCard.css.ts';

/** Props of {@link EventCard}. */
export interface EventCardProps {
  event: EventCardModel;
  onToggleLike(event: EventCardModel): void;
  /** The like call of this event runs. */
  likeBusy?: boolean;
  /** Place in a ranking, from 1. */
  rank?: number;
  unread?: boolean;
  headingLevel?: 2 | 3;
}

/** An event in a list (EV-1): one link over the whole card and the star as a target of its own. */
export function EventCard({
  event,
  onToggleLike,
  likeBusy,
  rank,
  unread = false,
  headingLevel = 3,
}: EventCardProps) {
  const Heading = `h${headingLevel}` as const;
  const text = noticePreview(event.content);
  return (
    <article className={card({ unread })}>
      <div className={main}>
        {rank === undefined ? null : (
          <p className={rankLook}>
            {rank}
            <span className={visuallyHidden}>위</span>
          </p>
        )}
        <div className={words}>
          {unread || event.keywords.length > 0 ? (
            <p className={labels}>
              {unread ? <Chip tone="danger">읽지 않음</Chip> : null}
              {event.keywords.map((keyword) => (
                <Chip key={keyword} tone="accent">
                  #{keyword}
                </Chip>
              ))}
            </p>
          ) : null}
          <Heading className={title}>
            <AppLink href={eventPath(event.eventId)} className={link}>
              {eventTitle(event)}
            </AppLink>
          </Heading>
          {text === '' ? null : <p className={preview}>{text}</p>}
        </div>
        {event.imageUrl === null ? null : (
          <div className={image}>
            <EventImage address={event.imageUrl} alt="" shape="thumbnail" />
          </div>
        )}
      </div>
      <div className={meta}>
        <div className={facts}>
          {event.boardName === '' ? null : <Chip>{event.boardName}</Chip>}
          <CardTime at={event.createdAt} />
          <span className={views}>
            <Eye aria-hidden="true" size="1em" />
            <span aria-hidden="true">{countLabel(event.viewCount)}</span>
            <span className={visuallyHidden}>조회 {event.viewCount}회</span>
          </span>
        </div>
        <span className={like}>
          <LikeButton
            liked={event.liked}
            count={event.likesCount}
            busy={likeBusy ?? false}
            onToggleLike={() => onToggleLike(event)}
          />
        </span>
      </div>
    </article>
  );
}
