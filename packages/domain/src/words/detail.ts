import { room } from './room.ts';

/** An event: its loading, its failures and what is wrong with its address (spec §8, EV-5, EV-8, EV-9, EV-11). */
export const detail = room({
  loading: ['글을 불러오는 중이에요…', 'Loading post…'],
  /** Follows how long ago the event came. */
  failed: ['아직 불러오지 못했어요.', 'It couldn’t be loaded yet.'],
  gone: {
    title: ['지워진 글이에요', 'This post is gone'],
    text: ['글이 지워졌거나 주소가 바뀌었어요.', 'It was deleted, or its address has changed.'],
  },
  sessionExpired: {
    title: ['로그인이 만료됐어요', 'Your login has expired'],
    text: ['다시 로그인해 주세요.', 'Please log in again.'],
  },
  noUrl: {
    title: ['주소 오류', 'No address'],
    text: ['이동할 사이트 주소가 없어요.', 'There is no site to go to.'],
  },
  imageSaved: ['이미지를 저장했어요.', 'Image saved.'],
  linkCopied: ['링크를 복사했어요.', 'Link copied.'],
  shareFailed: [
    '공유하지 못했어요. 잠시 후 다시 시도해 주세요.',
    'It couldn’t be shared. Please try again in a moment.',
  ],
});
