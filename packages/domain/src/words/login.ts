import { room } from './room.ts';

/** The login and its return: under way, refused, or without a push token (spec §5, §8, AC-3 to AC-5). */
export const login = room({
  inProgress: ['로그인하는 중이에요…', 'Logging in…'],
  notMember: ['아직 회원이 아니에요. 먼저 가입해 주세요.', 'You’re not a member yet. Please sign up first.'],
  failed: [
    '로그인하지 못했어요. 잠시 후 다시 시도해 주세요.',
    'The login failed. Please try again in a moment.',
  ],
  refused: [
    '로그인하지 못했어요. 학교 구글 계정인지 확인하고 다시 시도해 주세요.',
    'The login failed. Please check that it’s your university Google account and try again.',
  ],
  canReconnect: [
    '학교 계정이 맞는데 로그인되지 않으면, 이 기기의 알림 연결이 다른 계정에 남아 있을 수 있어요.',
    'If the account is right, this device’s notifications may still belong to another account.',
  ],
  cancelled: ['로그인을 취소했어요.', 'Login cancelled.'],
  offline: {
    title: ['로그인하지 못했어요', 'The login failed'],
    text: [
      '서버에 연결하지 못했어요. 인터넷 연결을 확인해 주세요.',
      'The server couldn’t be reached. Please check your internet connection.',
    ],
  },
  missingCode: [
    '로그인 정보를 받지 못했어요. 다시 로그인해 주세요.',
    'No login details were received. Please log in again.',
  ],
  wrongState: [
    '이 화면에서 시작한 로그인이 아니에요. 다시 로그인해 주세요.',
    'This login wasn’t started here. Please log in again.',
  ],
  pushTokenMissing: {
    title: ['알림이 아직 등록되지 않았어요', 'Notifications aren’t set up yet'],
    text: [
      '홈 화면에 추가해 앱을 설치하고 알림을 허용한 뒤 다시 로그인해 주세요.',
      'Add the app to your home screen, allow notifications and log in again.',
    ],
  },
});
