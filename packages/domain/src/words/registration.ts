import { room } from './room.ts';

/** The department registration: the missing department byte for byte (spec §5) and how it ended (spec §8). */
export const registration = room({
  departmentRequired: ['* 학과를 선택해주세요.', '* Please choose your department.'],
  done: {
    title: ['가입을 마쳤어요', 'You’re signed up'],
    text: ['이제 게시판과 키워드를 구독해 보세요.', 'Now subscribe to boards and keywords.'],
  },
  failed: {
    title: ['등록하지 못했어요', 'Not registered'],
    text: [
      '학과를 등록하는 중에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
      'Something went wrong while registering your department. Please try again in a moment.',
    ],
  },
});
