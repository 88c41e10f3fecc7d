import { type DialogText, tryLater } from './dialogText.ts';

function serverText(statusMessage: unknown, fallback: string): string {
  return typeof statusMessage === 'string' && statusMessage.trim() !== '' ? statusMessage.trim() : fallback;
}

/** A keyword that the member already has on that board (HTTP 409); the text is the server's if it sent one. */
function duplicate(statusMessage: unknown): DialogText {
  return {
    title: '이미 구독한 키워드예요',
    text: serverText(statusMessage, '같은 게시판에 같은 키워드를 구독하고 있어요.'),
  };
}

/** More than ten keywords (HTTP 400); the text is the server's if it sent one. */
function limitExceeded(statusMessage: unknown): DialogText {
  return {
    title: '키워드 개수를 넘었어요',
    text: serverText(statusMessage, '키워드는 10개까지 구독할 수 있어요. 쓰지 않는 키워드를 지워 주세요.'),
  };
}

/** Board or member unknown to the server (HTTP 404); the text is the server's if it sent one. */
function notFound(statusMessage: unknown): DialogText {
  return {
    title: '찾을 수 없어요',
    text: serverText(statusMessage, '게시판을 찾을 수 없어요. 다른 게시판을 골라 주세요.'),
  };
}

const keywordServerError: DialogText = {
  title: '서버 오류',
  text: `서버에 문제가 생겨 키워드를 구독하지 못했어요. ${tryLater}`,
};

const keywordOtherError: DialogText = { title: '오류', text: `키워드를 구독하지 못했어요. ${tryLater}` };

/**
 * The dialog for a failed keyword subscription (spec §8).
 * @param status HTTP status, null when there was no answer
 * @param statusMessage the server's sentence; anything but a filled string falls back to our own
 */
function subscribeFailed(status: number | null, statusMessage?: unknown): DialogText {
  if (status === 409) return duplicate(statusMessage);
  if (status === 400) return limitExceeded(statusMessage);
  if (status === 404) return notFound(statusMessage);
  return status === 500 ? keywordServerError : keywordOtherError;
}

/** Keywords: the hints and dialogs of the input (spec §5), the result of each failed call (spec §8), and empty lists. */
export const keyword = {
  tooShort: '두 글자 이상 입력해 주세요.',
  invalid: '특수문자는 입력할 수 없어요. 한글과 영어만 입력해 주세요.',
  inputError: { title: '입력 오류', text: '한글이나 영어로 두 글자 이상 입력해 주세요.' },
  boardRequired: { title: '게시판을 골라 주세요', text: '게시판을 고른 뒤에 키워드를 구독해 주세요.' },
  limitReached: '키워드 10개를 모두 썼어요. 하나를 지우면 새로 구독할 수 있어요.',
  duplicate,
  limitExceeded,
  notFound,
  serverError: keywordServerError,
  otherError: keywordOtherError,
  subscribeFailed,
  unsubscribeFailed: { title: '구독을 취소하지 못했어요', text: `서버 오류가 생겼어요. ${tryLater}` },
  unreadable: {
    title: '이 키워드의 글은 볼 수 없어요',
    text: '서버가 읽지 못하는 글자가 들어 있어요. 지우고 다른 단어로 구독해 주세요.',
  },
  emptyList: '아직 구독한 키워드가 없어요.',
  emptyHint: '관심 있는 단어를 등록하면 그 단어가 들어간 글만 골라서 알려 드려요.',
  emptyFeed: '이 키워드가 들어간 글이 아직 없어요.',
  loadFailed: `키워드를 불러오지 못했어요. ${tryLater}`,
} as const;
