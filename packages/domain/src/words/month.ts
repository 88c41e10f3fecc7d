import { room } from './room.ts';

/** A month as a calendar. */
export const month = room({
  previous: ['이전 달', 'Previous month'],
  next: ['다음 달', 'Next month'],
  today: ['{day}, 오늘', '{day}, today'],
  counted: ['{day}, {counted} {count}개', '{day}, {count} {counted}'],
});
