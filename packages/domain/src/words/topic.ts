import { room } from './room.ts';

/** Topics: each call that failed (spec §8), and lists without a subscription. */
export const topic = room({
  subscribeFailed: {
    title: ['구독하지 못했어요', 'Not subscribed'],
    text: [
      '서버 오류가 생겼어요. 잠시 후 다시 시도해 주세요.',
      'There was a server error. Please try again in a moment.',
    ],
  },
  noPushToken: {
    title: ['구독하지 못했어요', 'Not subscribed'],
    text: [
      '서버 오류가 생겼어요. 이 기기의 알림 등록이 풀렸을 수 있으니 알림을 점검하고 다시 로그인해 주세요.',
      'There was a server error. This device may no longer be registered: please run the notification check and log in again.',
    ],
  },
  notificationFailed: {
    title: ['오류', 'Error'],
    text: [
      '알림 설정을 바꾸지 못했어요. 잠시 후 다시 시도해 주세요.',
      'The notification setting wasn’t changed. Please try again in a moment.',
    ],
  },
  unsubscribeFailed: {
    title: ['오류', 'Error'],
    text: [
      '구독을 취소하지 못했어요. 잠시 후 다시 시도해 주세요.',
      'You’re still subscribed. Please try again in a moment.',
    ],
  },
  loginRequired: {
    title: ['구독하지 못했어요', 'Not subscribed'],
    text: [
      '로그인이 필요한 기능이에요. 로그인하고 다시 시도해 주세요.',
      'You need to be logged in. Please log in and try again.',
    ],
  },
  /** Behind the board's name. */
  subscribedTo: ['게시판을 구독했어요.', 'is now in your subscriptions.'],
  /** Behind the board's name. */
  unsubscribedFrom: ['게시판 구독을 취소했어요.', 'is no longer in your subscriptions.'],
  emptyList: ['아직 구독한 게시판이 없어요.', 'You have no subscribed boards yet.'],
  emptyHint: [
    '게시판을 구독하면 새 글을 여기에 모아 보고 알림도 받을 수 있어요.',
    'Subscribe to boards to see their new posts here and be notified.',
  ],
  alreadySubscribed: {
    title: ['이미 구독하고 있어요', 'You’re already subscribed'],
    text: ['구독 상태를 다시 불러왔어요.', 'Your subscriptions were refreshed.'],
  },
  loadFailed: [
    '게시판을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
    'The boards couldn’t be loaded. Please try again in a moment.',
  ],
});
