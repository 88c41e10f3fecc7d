import { room } from './room.ts';

/** A post in full, and what can be done with it. */
export const post = room({
  notice: ['공지', 'Notice'],
  /** How long ago, then that it is being asked for again. */
  savedAt: ['{age}에 저장한 글이에요. 바뀐 내용을 확인하고 있어요.', 'Saved {age}. Checking for changes.'],
  actions: ['공지에 할 수 있는 일', 'Actions for this notice'],
  addToCalendar: ['캘린더에 추가', 'Add to calendar'],
  share: ['공유', 'Share'],
  goToSite: ['사이트로 가기', 'Go to site'],
  views: ['조회 {count}', 'Views {count}'],
  likes: ['찜 {count}', 'Likes {count}'],
  exactViews: ['조회 {count}회', '{count, plural, one {# view} other {# views}}'],
  exactLikes: ['찜 {count}개', '{count, plural, one {# like} other {# likes}}'],
  writer: ['작성자', 'By'],
  imagesOnly: ['글 없이 이미지로 올라온 공지예요.', 'This notice is an image without text.'],
  noText: ['본문이 없는 공지예요.', 'This notice has no text.'],
  noTextButSite: [
    '본문이 없는 공지예요. 자세한 내용은 사이트에서 볼 수 있어요.',
    'This notice has no text. See its site for details.',
  ],
  subscribed: ['이 게시판 구독 중', 'Subscribed to board'],
  subscribe: ['이 게시판 구독', 'Subscribe to board'],
  previous: ['이전 글', 'Previous post'],
  next: ['다음 글', 'Next post'],
});
