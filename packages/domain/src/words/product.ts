import { room } from './room.ts';

/** The name of the product, and what it says of itself to those who do not know it yet. */
export const product = room({
  name: ['캠퍼스벨', 'Campus Bell'],
  /** The title of a page. */
  titled: ['{page} | 캠퍼스벨', '{page} | Campus Bell'],
  purpose: [
    '우리 학교 공지와 행사를 한곳에서 보고, 구독한 소식은 바로 알림으로 받아요.',
    'See the notices and events of our university in one place, and be notified of what you subscribe to.',
  ],
  slogan: ['학교 공지와 행사를 한곳에서', 'Campus notices and events in one place'],
  card: ['캠퍼스벨의 공지 카드', 'A notice card of Campus Bell'],
});
