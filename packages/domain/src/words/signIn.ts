import { room } from './room.ts';

/** Logging in. */
export const signIn = room({
  title: ['로그인', 'Log in'],
  account: ['학교 구글 계정', 'university Google account'],
  accountOf: ['학교 구글 계정(@{domain})', 'university Google account (@{domain})'],
  heading: ['우리 학교 소식을 제때 알려 드려요', 'Campus news, right on time'],
  text: ['{account}으로 로그인해 주세요.', 'Please log in with your {account}.'],
  already: ['이미 로그인했어요', 'You’re logged in'],
  change: ['다른 계정으로 바꾸려면 다시 로그인해 주세요.', 'To use another account, please log in again.'],
  withGoogle: ['구글 계정으로 로그인', 'Log in with Google'],
  withOther: ['다른 구글 계정으로 로그인', 'Use another Google account'],
  notMember: ['아직 회원이 아니라면', 'Not a member yet?'],
  signUp: ['회원가입', 'Sign up'],
  contact: ['문의', 'Contact'],
  mail: ['메일로 문의하기', 'Email us'],
  feedback: ['의견 보내기', 'Send feedback'],
  team: ['팀 소개', 'About the team'],
  slow: [
    '조금 오래 걸리고 있어요. 이 화면을 닫지 말고 기다려 주세요.',
    'This is taking a little longer. Please wait and keep this page open.',
  ],
});
