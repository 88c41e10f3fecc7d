import { tryLater } from './dialogText.ts';

/** Texts of lists, events and the session: `action`. */
export const action = {
  confirm: '확인',
  cancel: '취소',
  close: '닫기',
  retry: '다시 불러오기',
  login: '로그인하기',
  reload: '새로고침',
} as const;

/** Texts of lists, events and the session: `session`. */
export const session = {
  timeout: { title: '로그인 시간 만료', text: '로그인 시간이 만료되어 로그아웃 되었습니다.' },
  loginRequired: { title: '로그인이 필요해요', text: '로그인하면 이용할 수 있어요.' },
} as const;

/** Texts of lists, events and the session: `list`. */
export const list = {
  loading: '불러오는 중이에요…',
  noMore: '더 이상 글이 없어요.',
  empty: '아직 올라온 글이 없어요.',
  emptySearch: '검색 결과가 없어요. 다른 검색어로 찾아보세요.',
  serverError: '서버 오류로 글을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
} as const;

/** Texts of lists, events and the session: `banner`. */
export const banner = {
  empty: '지금은 배너가 없어요.',
  serverError: '서버 오류로 배너를 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
} as const;

/** Texts of lists, events and the session: `popular`. */
export const popular = { empty: '이번 주에는 아직 글이 없어요.' } as const;

/** Texts of lists, events and the session: `liked`. */
export const liked = {
  removed: '찜한 글에서 뺐어요.',
  empty: '아직 찜한 글이 없어요.',
  emptyHint: '마음에 드는 글의 별을 누르면 여기에 모여요.',
  emptySearch: '찜한 글에서 찾지 못했어요. 다른 검색어로 찾아보세요.',
} as const;

/** Texts of lists, events and the session: `like`. */
export const like = {
  failed: { title: '찜하지 못했어요', text: '로그인이 필요한 기능이에요. 로그인하고 다시 시도해 주세요.' },
} as const;

/** Texts of lists, events and the session: `detail`. */
export const detail = {
  loading: '글을 불러오는 중이에요…',
  failed: `글을 불러오지 못했어요. ${tryLater}`,
  sessionExpired: { title: '로그인이 만료됐어요', text: '다시 로그인해 주세요.' },
  noUrl: { title: '주소 오류', text: '이동할 사이트 주소가 없어요.' },
  linkCopied: '링크를 복사했어요.',
  shareFailed: `공유하지 못했어요. ${tryLater}`,
} as const;
