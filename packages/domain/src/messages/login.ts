import { connection } from './connection.ts';
import { tryLater } from './dialogText.ts';

/** The login and its return: under way, refused, or without a push token (spec §5, §8, AC-3 to AC-5). */
export const login = {
  inProgress: '로그인하는 중이에요…',
  notMember: '아직 회원이 아니에요. 먼저 가입해 주세요.',
  failed: `로그인하지 못했어요. ${tryLater}`,
  refused: '로그인하지 못했어요. 학교 구글 계정인지 확인하고 다시 시도해 주세요.',
  canReconnect:
    '학교 계정이 맞는데 로그인되지 않으면, 이 기기의 알림 연결이 다른 계정에 남아 있을 수 있어요.',
  cancelled: '로그인을 취소했어요.',
  offline: { title: '로그인하지 못했어요', text: connection.noAnswer },
  missingCode: '로그인 정보를 받지 못했어요. 다시 로그인해 주세요.',
  wrongState: '이 화면에서 시작한 로그인이 아니에요. 다시 로그인해 주세요.',
  pushTokenMissing: {
    title: '알림이 아직 등록되지 않았어요',
    text: '홈 화면에 추가해 앱을 설치하고 알림을 허용한 뒤 다시 로그인해 주세요.',
  },
} as const;
