import { tryLater } from './dialogText.ts';

/** An event: its loading, its failures and what is wrong with its address (spec §8, EV-5, EV-8, EV-9, EV-11). */
export const detail = {
  loading: '글을 불러오는 중이에요…',
  /** Follows how long ago the event came. */
  saved: '저장한 글이에요. 바뀐 내용을 확인하고 있어요.',
  failed: '아직 불러오지 못했어요.',
  gone: { title: '지워진 글이에요', text: '글이 지워졌거나 주소가 바뀌었어요.' },
  sessionExpired: { title: '로그인이 만료됐어요', text: '다시 로그인해 주세요.' },
  noUrl: { title: '주소 오류', text: '이동할 사이트 주소가 없어요.' },
  imageSaved: '이미지를 저장했어요.',
  linkCopied: '링크를 복사했어요.',
  shareFailed: `공유하지 못했어요. ${tryLater}`,
} as const;
