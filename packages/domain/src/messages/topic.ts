import { tryLater } from './dialogText.ts';

/** Topics: each call that failed (spec §8), and lists without a subscription. */
export const topic = {
  subscribeFailed: { title: '구독하지 못했어요', text: `서버 오류가 생겼어요. ${tryLater}` },
  noPushToken: {
    title: '구독하지 못했어요',
    text: '서버 오류가 생겼어요. 이 기기의 알림 등록이 풀렸을 수 있으니 알림을 점검하고 다시 로그인해 주세요.',
  },
  notificationFailed: { title: '오류', text: `알림 설정을 바꾸지 못했어요. ${tryLater}` },
  unsubscribeFailed: { title: '오류', text: `구독을 취소하지 못했어요. ${tryLater}` },
  loginRequired: {
    title: '구독하지 못했어요',
    text: '로그인이 필요한 기능이에요. 로그인하고 다시 시도해 주세요.',
  },
  /** Behind the board's name. */
  subscribedTo: '게시판을 구독했어요.',
  /** Behind the board's name. */
  unsubscribedFrom: '게시판 구독을 취소했어요.',
  emptyList: '아직 구독한 게시판이 없어요.',
  emptyHint: '게시판을 구독하면 새 글을 여기에 모아 보고 알림도 받을 수 있어요.',
  alreadySubscribed: { title: '이미 구독하고 있어요', text: '구독 상태를 다시 불러왔어요.' },
  loadFailed: `게시판을 불러오지 못했어요. ${tryLater}`,
} as const;
