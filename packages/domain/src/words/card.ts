import { room } from './room.ts';

/** A post in a list. */
export const card = room({
  untitled: ['제목 없는 글', 'Untitled post'],
  poster: ['이미지로 올라온 공지예요.', 'This notice is an image.'],
  /** Spoken behind the rank. */
  rank: ['위', '\u00a0in popularity'],
  unread: ['읽지 않음', 'Unread'],
  read: ['읽음', 'Read'],
  views: ['조회\u00a0{count}', 'Views\u00a0{count}'],
  likes: ['찜 {count}개, {title}', '{count, plural, one {# like} other {# likes}}, {title}'],
  noImage: ['{name} (이미지 없음)', '{name} (no image)'],
  newPosts: ['새 글 {count}개', '{count, plural, one {# new post} other {# new posts}}'],
  newPostsOrMore: ['새 글 {count}개 이상', '{count} or more new posts'],
  seenTo: ['여기까지 봤어요', 'Seen up to here'],
});
