import { room } from './room.ts';

/** The withdrawal: unmet conditions (spec §5) and failures (spec §8). */
export const withdrawal = room({
  resetFailed: [
    '초기화하지 못했어요. 잠시 후 다시 시도해 주세요.',
    'It wasn’t reset. Please try again in a moment.',
  ],
  conditionsUnmet: {
    title: ['아직 탈퇴할 수 없어요', 'You can’t delete it yet'],
    text: [
      '게시판 구독과 키워드 구독을 초기화하고 이유를 골라야 탈퇴할 수 있어요.',
      'First reset your board and keyword subscriptions and choose a reason.',
    ],
  },
  failed: {
    title: ['탈퇴하지 못했어요', 'Account not deleted'],
    text: ['잠시 후 다시 시도해 주세요.', 'Please try again in a moment.'],
  },
  refused: {
    title: ['탈퇴하지 못했어요', 'Account not deleted'],
    text: [
      '구독은 지워졌지만 계정은 아직 남아 있어요. 화면의 안내를 확인해 주세요.',
      'Your subscriptions are gone, but the account is still there. Please see what to do on the screen.',
    ],
  },
  accountStays: {
    title: ['계정은 아직 남아 있어요', 'Your account is still there'],
    text: [
      '게시판과 키워드 구독은 모두 지웠어요. 알림을 받은 적이 있는 계정은 서버가 스스로 지우지 못해요.',
      'All subscriptions are gone, but an account that has received notifications can’t be deleted automatically.',
    ],
  },
});
