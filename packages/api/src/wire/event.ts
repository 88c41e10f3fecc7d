import * as v from 'valibot';
import { noticeImage } from './image.ts';
import { count, flag, identifier, optionalText, text } from './parse.ts';

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
};

const imageAddresses = v.fallback(
  v.pipe(
    v.array(noticeImage),
    v.transform((list) => list.filter((address) => address !== null)),
  ),
  [],
);

/** Wire: a card of a list. The merged keyword feed adds `keyword`. */
export const eventCardWire = v.pipe(
  v.object({ ...shared, imgUrl: noticeImage, keyword: optionalText }),
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
  v.object({ ...shared, imgUrl: imageAddresses }),
  v.transform(({ imgUrl, star, subject, ...rest }) => ({
    ...rest,
    imageUrls: imgUrl,
    liked: star,
    boardName: subject,
  })),
);

/** Wire: a banner of the home screen. */
export const bannerWire = v.pipe(
  v.object({ imgUrl: optionalText, siteUrl: optionalText }),
  v.transform(({ imgUrl, siteUrl }) => ({ imageUrl: imgUrl, siteUrl })),
);

/** An event as lists show it; `keywords` holds the matched words in the keyword feed, else nothing. */
export type EventCard = v.InferOutput<typeof eventCardWire>;
/** An event as its own screen shows it. */
export type EventDetail = v.InferOutput<typeof eventDetailWire>;
/** A banner of the home screen. */
export type Banner = v.InferOutput<typeof bannerWire>;
