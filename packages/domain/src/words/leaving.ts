import { room } from './room.ts';

/** Leaving the service: what it means, what is reset first, and what to do where the account stays. */
export const leaving = room({
  title: ['회원 탈퇴', 'Delete account'],
  before: ['탈퇴하기 전에 확인해 주세요', 'Before you delete it'],
  noNotifications: {
    title: ['더 이상 알림이 오지 않아요', 'No more notifications'],
    text: [
      '게시판 구독과 키워드를 모두 초기화한 뒤에 탈퇴해요.',
      'Your board subscriptions and keywords are reset first.',
    ],
  },
  likesGone: {
    title: ['찜한 글과 받은 알림이 사라져요', 'Liked posts and your inbox go away'],
    text: [
      '다시 가입해도 되돌릴 수 없어요. 필요한 글은 미리 저장해 주세요.',
      'Signing up again won’t bring them back. Save what you need first.',
    ],
  },
  calendarStays: {
    title: ['구글 캘린더의 일정은 남아요', 'Google Calendar keeps its events'],
    text: [
      '이미 등록한 일정은 구글 캘린더에서 직접 지워 주세요.',
      'Please delete events you’ve already added in Google Calendar.',
    ],
  },
  goOn: ['계속하기', 'Continue'],
  last: ['마지막으로 정리해 주세요', 'One last step'],
  lastText: [
    '초기화하면 탈퇴하지 않아도 구독이 지워져요.',
    'Resetting clears your subscriptions even if you stay.',
  ],
  topics: ['게시판 구독', 'Board subscriptions'],
  keywords: ['키워드 구독', 'Keyword subscriptions'],
  reset: ['초기화', 'Reset'],
  resetOf: ['{subscriptions} 초기화', 'Reset: {subscriptions}'],
  resetDone: ['초기화했어요', 'Reset done'],
  why: ['떠나는 이유를 알려 주세요', 'Why are you leaving?'],
  tooMany: ['알림이 너무 많음', 'Too many notifications'],
  rarelyUsed: ['사용 빈도가 낮음', 'I rarely use it'],
  other: ['기타', 'Other'],
  leave: ['탈퇴하기', 'Delete account'],
  mail: ['메일로 탈퇴 요청하기', 'Request by email'],
  logOut: ['로그아웃하기', 'Log out'],
  mailSubject: ['캠퍼스벨 탈퇴 요청', 'Campus Bell: please delete my account'],
  mailAsk: ['캠퍼스벨 계정을 지워 주세요.', 'Please delete my Campus Bell account.'],
  mailWhy: [
    '앱에서 게시판 구독과 키워드 구독을 모두 초기화했지만 계정이 지워지지 않았어요.',
    'I reset all board and keyword subscriptions in the app, but the account wasn’t deleted.',
  ],
  mailAccount: ['계정: {email}', 'Account: {email}'],
});
