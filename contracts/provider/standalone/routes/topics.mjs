import { done, memberNotFound, ok, productError } from '../answers.mjs';
import { boardName, boardOf, boards, nextId } from '../database.mjs';

const topicNotFound = () => productError(404, '없는 토픽입니다.');

/** Operations of the tag topics: id, method, path, authentication and what answers. */
export const topics = [
  [
    'fetchSubscribedTabRead',
    'GET',
    '/api/subscriptions/isSubscribedTabRead',
    'lookedUp',
    ({ member }) =>
      ok({ subscribedTabRead: [...member.subscriptions, ...member.keywords].every(({ isRead }) => isRead) }),
  ],
  [
    'fetchTopicSubscriptions',
    'GET',
    '/api/topic/subscriptions',
    'required',
    ({ member }) =>
      ok(
        member.subscriptions.map(({ id, slug, isRead }) => ({
          id,
          koreanTopic: boardName(slug),
          englishTopic: slug,
          isRead,
          lastReadAt: null,
        })),
      ),
  ],
  [
    'fetchTopicStatuses',
    'GET',
    '/api/topic/subscriptionsStatus',
    'required',
    ({ member }) =>
      ok(
        boards.map(({ id, slug, name, classification }) => {
          const own = member.subscriptions.find((subscription) => subscription.slug === slug);
          return {
            id,
            koreanTopic: name,
            englishTopic: slug,
            classification,
            subscribed: own !== undefined,
            koreanOrder: id,
            receiveNotification: own?.receiveNotification ?? false,
          };
        }),
      ),
  ],
  [
    'subscribeTopic',
    'POST',
    '/api/topic/subscribe',
    'required',
    ({ member, body: { topic } }) => {
      if (member.pushTokens.length === 0) return memberNotFound();
      if (!boardOf(topic)) return topicNotFound();
      if (member.subscriptions.some(({ slug }) => slug === topic))
        return productError(409, '이미 구독 중입니다.');
      member.subscriptions.unshift({ id: nextId(), slug: topic, isRead: false, receiveNotification: true });
      return done();
    },
  ],
  [
    'unsubscribeTopic',
    'POST',
    '/api/topic/unsubscribe',
    'required',
    ({ member, body: { topic } }) => {
      if (!boardOf(topic)) return topicNotFound();
      member.subscriptions = member.subscriptions.filter(({ slug }) => slug !== topic);
      return done();
    },
  ],
  [
    'setTopicNotification',
    'POST',
    '/api/topic/subscriptions/notification',
    'required',
    ({ member, body }) => {
      const own = member.subscriptions.find(({ slug }) => slug === body.topic);
      if (!own) return productError(500, '구독하지 않은 토픽입니다.');
      own.receiveNotification = body.receiveNotification;
      return done();
    },
  ],
  [
    'resetTopicSubscriptions',
    'DELETE',
    '/api/topic/subscriptions/reset',
    'required',
    ({ member }) => {
      member.subscriptions = [];
      return done();
    },
  ],
];
