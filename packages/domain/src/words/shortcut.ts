import { room } from './room.ts';

/** The shortcuts of the home screen. */
export const shortcut = room({
  university: ['학교 공지', 'University'],
  scholarships: ['장학 공지', 'Scholarships'],
  dormitory: ['기숙사 공지', 'Dormitory'],
  graduate: ['대학원 공지', 'Graduate'],
  keywords: ['키워드 소식', 'Keywords'],
  guide: ['이용 안내', 'User guide'],
});
