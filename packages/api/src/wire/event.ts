import { popularMax } from '@campus-bell/domain/limits';
import * as v from 'valibot';
import { noticeImage } from './image.ts';
import { count, type FieldsOf, flag, identifier, optionalText, read, rowsOf, text } from './parse.ts';

const shared = {
  eventId: identifier,
  title: text,
  content: text,
  url: optionalText,
  createdAt: optionalText,
  likesCount: count,
  viewCount: count,
  star: flag,
  subject: text,
  writer: optionalText,
} satisfies FieldsOf<'EventSummary'>;

const imageAddresses = v.fallback(
  v.pipe(
    v.array(noticeImage),
    v.transform((list) => list.filter((address) => address !== null)),
  ),
  [],
);

/** Wire: a card of a list. The merged keyword feed adds `keyword`. */
export const eventCardWire = v.pipe(
  v.object({ ...shared, imgUrl: noticeImage, keyword: optionalText } satisfies FieldsOf<'KeywordEventCard'>),
  v.transform(({ imgUrl, keyword, star, subject, ...rest }) => ({
    ...rest,
    imageUrl: imgUrl,
    liked: star,
    boardName: subject,
    keywords: keyword === null ? [] : [keyword],
  })),
);

/** Wire: an event's detail, with all images. */
export const eventDetailWire = v.pipe(
  v.object({ ...shared, imgUrl: imageAddresses } satisfies FieldsOf<'EventDetail'>),
  v.transform(({ imgUrl, star, subject, ...rest }) => ({
    ...rest,
    imageUrls: imgUrl,
    liked: star,
    boardName: subject,
  })),
);

/** Wire: a banner of the home screen. */
export const bannerWire = v.pipe(
  v.object({ imgUrl: optionalText, siteUrl: optionalText } satisfies FieldsOf<'Banner'>),
  v.transform(({ imgUrl, siteUrl }) => ({ imageUrl: imgUrl, siteUrl })),
);

/** An event as lists show it; `keywords` holds the matched words in the keyword feed, else nothing. */
export type EventCard = v.InferOutput<typeof eventCardWire>;
/** An event as its own screen shows it. */
export type EventDetail = v.InferOutput<typeof eventDetailWire>;
/** A banner of the home screen. */
export type Banner = v.InferOutput<typeof bannerWire>;

const eventRows = rowsOf(eventCardWire);
const bannerRows = rowsOf(bannerWire);

/** The popular events of an answer, each once, no more than there are ranks; throws when it is no list. */
export const readPopularEvents = (answer: unknown): EventCard[] => {
  const byId = new Map(read(eventRows, answer).map((event) => [event.eventId, event]));
  return [...byId.values()].slice(0, popularMax);
};

/** The event of an answer; throws when it is none. */
export const readEventDetail = (answer: unknown): EventDetail => read(eventDetailWire, answer);

/** The banners of an answer; a server without any may answer something that is no list. */
export const readBanners = (answer: unknown): Banner[] =>
  Array.isArray(answer) ? read(bannerRows, answer) : [];
