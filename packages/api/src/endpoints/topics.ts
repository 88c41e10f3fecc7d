import { answerOf } from '../answerOf.ts';
import type { ApiClient, CallOptions } from '../createApiClient.ts';
import { read, rowsOf } from '../wire/parse.ts';
import {
  subscribedTabReadWire,
  type TopicStatus,
  type TopicSubscription,
  topicStatusWire,
  topicSubscriptionWire,
} from '../wire/topic.ts';

/** Whether everything subscribed is read; true when nothing is subscribed. */
export async function fetchSubscribedTabRead(api: ApiClient, options: CallOptions = {}): Promise<boolean> {
  return read(
    subscribedTabReadWire,
    await answerOf(api.required.GET('/api/subscriptions/isSubscribedTabRead', options)),
  );
}

/** The member's topics, newest subscription first. */
export async function fetchTopicSubscriptions(
  api: ApiClient,
  options: CallOptions = {},
): Promise<TopicSubscription[]> {
  return read(
    rowsOf(topicSubscriptionWire),
    await answerOf(api.required.GET('/api/topic/subscriptions', options)),
  );
}

/** All topics with the member's settings. */
export async function fetchTopicStatuses(api: ApiClient, options: CallOptions = {}): Promise<TopicStatus[]> {
  return read(
    rowsOf(topicStatusWire),
    await answerOf(api.required.GET('/api/topic/subscriptionsStatus', options)),
  );
}

/** Subscribes to a topic. 404: the topic is unknown, or the server has no live push token of the member. */
export async function subscribeTopic(api: ApiClient, slug: string): Promise<void> {
  await answerOf(api.required.POST('/api/topic/subscribe', { body: { topic: slug } }));
}

/** Ends the subscription of a topic. */
export async function unsubscribeTopic(api: ApiClient, slug: string): Promise<void> {
  await answerOf(api.required.POST('/api/topic/unsubscribe', { body: { topic: slug } }));
}

/** Turns the pushes of a subscribed topic on or off; the subscription stays. */
export async function setTopicNotification(
  api: ApiClient,
  slug: string,
  receiveNotification: boolean,
): Promise<void> {
  const body = { topic: slug, receiveNotification };
  await answerOf(api.required.POST('/api/topic/subscriptions/notification', { body }));
}

/** Ends all topic subscriptions; harmless when there are none. */
export async function resetTopicSubscriptions(api: ApiClient): Promise<void> {
  await answerOf(api.required.DELETE('/api/topic/subscriptions/reset'));
}
