import * as v from 'valibot';
import { type FieldsOf, flag, text } from './parse.ts';

/** Wire: a keyword of the member. `topicName` is the board's Korean name here, though the slug when subscribing. */
export const keywordWire = v.pipe(
  v.object({
    encodedKeyword: v.pipe(v.string(), v.nonEmpty()),
    koreanKeyword: text,
    topicName: text,
    isRead: flag,
  } satisfies FieldsOf<'Keyword'>),
  v.transform(({ topicName, isRead, ...rest }) => ({ ...rest, boardName: topicName, read: isRead })),
);

/** A keyword that the member subscribes to. */
export type Keyword = v.InferOutput<typeof keywordWire>;
