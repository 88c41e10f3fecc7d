import { room } from './room.ts';

/** Signing up. */
export const signUp = room({
  title: ['회원가입', 'Sign up'],
  account: ['학교 구글 계정', 'university Google account'],
  accountOf: ['학교 구글 계정(@{domain})', 'university Google account (@{domain})'],
  heading: ['구글 계정으로 가입해요', 'Sign up with Google'],
  text: [
    '{account}만 있으면 돼요. 가입하고 학과를 고르면 끝나요.',
    'All you need is your {account}. Sign up, choose your department, done.',
  ],
  withGoogle: ['구글 계정으로 가입하기', 'Sign up with Google'],
  isMember: ['이미 회원이라면', 'Already a member?'],
  logIn: ['로그인', 'Log in'],
  boards: [
    '구독한 게시판에 새 글이 올라오면 알려 드려요',
    'Hear about new posts on the boards you subscribe to',
  ],
  keywords: [
    '키워드를 10개까지 정해 두고 소식을 받아요',
    'Set up to 10 keywords and get what matters to you',
  ],
  likes: [
    '찜한 글을 모아 보고 캘린더에 일정을 담아요',
    'Keep the posts you like and add dates to your calendar',
  ],
});
