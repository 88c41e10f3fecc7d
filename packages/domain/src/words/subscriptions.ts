import { room } from './room.ts';

/** The subscriptions: boards, keywords, their settings and how to start. */
export const subscriptions = room({
  title: ['구독 소식', 'Subscriptions'],
  loginRequired: [
    '로그인하면 게시판과 키워드를 구독하고 새 글을 모아 볼 수 있어요.',
    'Log in to subscribe to boards and keywords and see their new posts here.',
  ],
  settings: ['구독 설정', 'Settings'],
  kinds: ['구독 종류', 'Subscription type'],
  boards: ['구독 알림', 'Boards'],
  keywords: ['키워드 알림', 'Keywords'],
  subscribeToBoard: ['게시판 구독하기', 'Subscribe to a board'],
  subscribeToKeyword: ['키워드 구독하기', 'Subscribe to a keyword'],
  ownBoards: ['구독한 게시판', 'Subscribed boards'],
  ownKeywords: ['구독한 키워드', 'Subscribed keywords'],
  postsOfBoards: ['구독한 게시판의 글', 'Posts on subscribed boards'],
  postsOf: ['{board} 글', 'Posts on {board}'],
  postsWithKeywords: ['키워드가 들어간 글', 'Posts with your keywords'],
  postsWith: ['‘{keyword}’ 글', 'Posts with “{keyword}”'],
  deleteKeyword: ['‘{keyword}’ 지우기', 'Delete “{keyword}”'],
  emptyHint: ['새 글이 올라오면 여기에 보여 드려요.', 'New posts will appear here.'],
  muted: [', 알림 꺼짐', ', muted'],
  all: ['{count}개', '{count}'],
  someOfAll: ['{all}개 중 {count}개 구독', '{count} of {all} subscribed'],
  unmute: {
    title: ['알림 받기', 'Notify me'],
    text: ['새 글이 올라오면 바로 알려 드려요.', 'Hear about new posts right away.'],
  },
  mute: {
    title: ['구독은 유지, 알림만 끄기', 'Stay subscribed, but mute'],
    text: ['글은 계속 모아 볼 수 있어요.', 'You still see its posts here.'],
  },
  subscribedAndNotified: ['{board} 구독 중, 알림 켜짐', '{board}, subscribed, notifications on'],
  subscribedAndMuted: ['{board} 구독 중, 알림 꺼짐', '{board}, subscribed, notifications off'],
  subscribed: ['구독 중', 'Subscribed'],
  subscribe: ['구독', 'Subscribe'],
  unsubscribe: ['구독 취소', 'Unsubscribe'],
  began: ['{board} 구독을 시작했어요.', 'You subscribed to {board}.'],
  start: ['구독, 이렇게 시작해요', 'How subscriptions work'],
  howTo: ['사용 안내', 'User guide'],
  chooseBoards: ['게시판 고르기', 'Choose boards'],
  startBoards: {
    title: ['게시판을 구독해요', 'Subscribe to boards'],
    text: [
      '우리 학과와 장학, 기숙사처럼 자주 보는 게시판을 골라 새 글을 한곳에 모아요.',
      'Choose the boards you read most, such as your department or scholarships, and see their posts in one place.',
    ],
  },
  startKeywords: {
    title: ['키워드로 골라 받아요', 'Pick by keyword'],
    text: [
      '‘장학’, ‘채용’처럼 궁금한 단어를 10개까지 등록하면 그 글만 알려 드려요.',
      'Set up to 10 words, such as ‘장학’ or ‘채용’, and hear only about posts that have them.',
    ],
  },
  startNotifications: {
    title: ['알림은 언제든 조절해요', 'Mute at any time'],
    text: [
      '알림이 많은 게시판은 구독을 유지한 채 알림만 끌 수 있어요.',
      'You can stay subscribed to a busy board and mute it.',
    ],
  },
});
