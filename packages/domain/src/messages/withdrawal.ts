import { tryLater } from './dialogText.ts';

/** The withdrawal: unmet conditions (spec §5) and failures (spec §8). */
export const withdrawal = {
  resetFailed: '초기화하지 못했어요. 잠시 후 다시 시도해 주세요.',
  conditionsUnmet: {
    title: '아직 탈퇴할 수 없어요',
    text: '게시판 구독과 키워드 구독을 초기화하고 이유를 골라야 탈퇴할 수 있어요.',
  },
  failed: { title: '탈퇴하지 못했어요', text: tryLater },
  refused: {
    title: '탈퇴하지 못했어요',
    text: '구독은 지워졌지만 계정은 아직 남아 있어요. 화면의 안내를 확인해 주세요.',
  },
  accountStays: {
    title: '계정은 아직 남아 있어요',
    text: '게시판과 키워드 구독은 모두 지웠어요. 알림을 받은 적이 있는 계정은 서버가 스스로 지우지 못해요.',
  },
} as const;
