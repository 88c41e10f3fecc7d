import * as v from 'valibot';
import { count, type FieldsOf, flag, identifier, text } from './parse.ts';

const slug = v.pipe(v.string(), v.nonEmpty());

/** Wire: a subscribed topic. Every row is a subscription; `subscribed` is not sent. */
export const topicSubscriptionWire = v.pipe(
  v.object({
    id: identifier,
    koreanTopic: text,
    englishTopic: slug,
    isRead: flag,
  } satisfies FieldsOf<'TopicSubscription'>),
  v.transform(({ id, englishTopic, isRead, koreanTopic }) => ({
    subscriptionId: id,
    koreanTopic,
    slug: englishTopic,
    read: isRead,
  })),
);

/** Wire: a topic of the settings panel. */
export const topicStatusWire = v.pipe(
  v.object({
    id: identifier,
    koreanTopic: text,
    englishTopic: slug,
    classification: text,
    subscribed: flag,
    koreanOrder: count,
    receiveNotification: flag,
  } satisfies FieldsOf<'TopicStatus'>),
  v.transform(({ id, englishTopic, koreanOrder, ...rest }) => ({
    ...rest,
    topicId: id,
    slug: englishTopic,
    order: koreanOrder,
  })),
);

/** Wire: whether everything subscribed is read. V1 servers say `subscribedTabRead`, newer ones `isSubscribedTabRead`. */
export const subscribedTabReadWire = v.pipe(
  v.object({
    subscribedTabRead: v.optional(v.unknown()),
    isSubscribedTabRead: v.optional(v.unknown()),
  } satisfies FieldsOf<'SubscribedTabRead', 'isSubscribedTabRead'>),
  v.transform((answer) => (answer.subscribedTabRead ?? answer.isSubscribedTabRead) !== false),
);

/** A topic that the member subscribes to. */
export type TopicSubscription = v.InferOutput<typeof topicSubscriptionWire>;
/** A topic of the settings panel, subscribed or not. */
export type TopicStatus = v.InferOutput<typeof topicStatusWire>;
