import { room } from './room.ts';

/** This week's popular events when there is none (HO-9). */
export const popular = room({ empty: ['이번 주에는 아직 글이 없어요.', 'No posts this week yet.'] });
