import { room } from './room.ts';

/** The member's own details. */
export const profile = room({
  title: ['내 정보 수정', 'Edit details'],
  email: ['이메일', 'Email'],
  emailFailed: ['이메일을 불러오지 못했어요', 'Your email couldn’t be loaded'],
  emailFixed: [
    '학교 구글 계정이라 여기서 바꿀 수 없어요.',
    'It’s your university Google account and can’t be changed here.',
  ],
  leave: ['회원 탈퇴', 'Delete account'],
});
