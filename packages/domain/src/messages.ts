/** What an alert or a confirmation says. */
export interface DialogText {
  readonly title: string;
  readonly text: string;
}

const tryLater = '잠시 후 다시 시도해 주세요.';

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

/** Every dialog, toast and status text of the error catalogue and the validation rules (spec §5, §8). */
export const messages = {
  action: {
    confirm: '확인',
    cancel: '취소',
    close: '닫기',
    retry: '다시 불러오기',
    login: '로그인하기',
    reload: '새로고침',
  },
  session: {
    timeout: { title: '로그인 시간 만료', text: '로그인 시간이 만료되어 로그아웃 되었습니다.' },
    loginRequired: { title: '로그인이 필요해요', text: '로그인하면 이용할 수 있어요.' },
  },
  list: {
    loading: '불러오는 중이에요…',
    noMore: '더 이상 글이 없어요.',
    empty: '아직 올라온 글이 없어요.',
    emptySearch: '검색 결과가 없어요. 다른 검색어로 찾아보세요.',
    serverError: '서버 오류로 글을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
  banner: {
    empty: '지금은 배너가 없어요.',
    serverError: '서버 오류로 배너를 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
  popular: { empty: '이번 주에는 아직 글이 없어요.' },
  liked: {
    removed: '찜한 글에서 뺐어요.',
    empty: '아직 찜한 글이 없어요.',
    emptyHint: '마음에 드는 글의 별을 누르면 여기에 모여요.',
    emptySearch: '찜한 글에서 찾지 못했어요. 다른 검색어로 찾아보세요.',
  },
  like: {
    failed: { title: '찜하지 못했어요', text: '로그인이 필요한 기능이에요. 로그인하고 다시 시도해 주세요.' },
  },
  detail: {
    loading: '글을 불러오는 중이에요…',
    failed: `글을 불러오지 못했어요. ${tryLater}`,
    sessionExpired: { title: '로그인이 만료됐어요', text: '다시 로그인해 주세요.' },
    noUrl: { title: '주소 오류', text: '이동할 사이트 주소가 없어요.' },
    linkCopied: '링크를 복사했어요.',
    shareFailed: `공유하지 못했어요. ${tryLater}`,
  },
  calendar: {
    titleRequired: '제목을 입력해 주세요',
    contentRequired: '내용을 입력해 주세요',
    startRequired: '시작 날짜를 선택해 주세요',
    endRequired: '종료 날짜를 선택해 주세요',
    registered: { title: '구글 캘린더에 등록했어요', text: '캘린더에 일정을 추가했어요.' },
    failed: { title: '등록하지 못했어요', text: '소셜 로그인으로 로그인한 분만 이용할 수 있는 서비스예요.' },
  },
  notification: {
    loadFailed: '알림을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
    empty: '아직 받은 알림이 없어요.',
    emptyHint: '게시판이나 키워드를 구독하면 새 글이 올라올 때 여기로 와요.',
    emptyUnread: '읽지 않은 알림이 없어요.',
    noMore: '더 이상 알림이 없어요.',
    markAllConfirm: {
      title: '모두 읽음으로 표시할까요?',
      text: '구독과 키워드 알림이 모두 읽음으로 바뀌어요.',
    },
    markedAll: { title: '모두 읽음으로 표시했어요', text: '읽지 않은 알림이 없어요.' },
    markAllFailed: {
      title: '읽음 표시를 하지 못했어요',
      text: `알림을 읽음으로 바꾸는 중에 오류가 생겼어요. ${tryLater}`,
    },
  },
  keyword: {
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
    emptyList: '아직 구독한 키워드가 없어요.',
    emptyHint: '관심 있는 단어를 등록하면 그 단어가 들어간 글만 골라서 알려 드려요.',
    emptyFeed: '이 키워드가 들어간 글이 아직 없어요.',
    loadFailed: `키워드를 불러오지 못했어요. ${tryLater}`,
  },
  topic: {
    subscribeFailed: { title: '구독하지 못했어요', text: `서버 오류가 생겼어요. ${tryLater}` },
    noPushToken: {
      title: '구독하지 못했어요',
      text: '서버 오류가 생겼어요. 이 기기의 알림 등록이 풀렸을 수 있으니 알림을 점검하고 다시 로그인해 주세요.',
    },
    notificationFailed: { title: '오류', text: `알림 설정을 바꾸지 못했어요. ${tryLater}` },
    unsubscribeFailed: { title: '오류', text: `구독을 취소하지 못했어요. ${tryLater}` },
    emptyList: '아직 구독한 게시판이 없어요.',
    emptyHint: '게시판을 구독하면 새 글을 여기에 모아 보고 알림도 받을 수 있어요.',
    alreadySubscribed: { title: '이미 구독하고 있어요', text: '구독 상태를 다시 불러왔어요.' },
    loadFailed: `게시판을 불러오지 못했어요. ${tryLater}`,
  },
  withdrawal: {
    resetFailed: '초기화하지 못했어요. 잠시 후 다시 시도해 주세요.',
    conditionsUnmet: {
      title: '아직 탈퇴할 수 없어요',
      text: '게시판 구독과 키워드 구독을 초기화하고 이유를 골라야 탈퇴할 수 있어요.',
    },
    failed: { title: '탈퇴하지 못했어요', text: tryLater },
    done: '탈퇴했어요. 그동안 이용해 주셔서 고마워요.',
  },
  login: {
    inProgress: '로그인하는 중이에요…',
    notMember: '아직 회원이 아니에요. 먼저 가입해 주세요.',
    failed: `로그인하지 못했어요. ${tryLater}`,
    refused: '로그인하지 못했어요. 학교 구글 계정인지 확인하고 다시 시도해 주세요.',
    cancelled: '로그인을 취소했어요.',
    missingCode: '로그인 정보를 받지 못했어요. 다시 로그인해 주세요.',
    wrongState: '이 화면에서 시작한 로그인이 아니에요. 다시 로그인해 주세요.',
    pushTokenMissing: {
      title: '알림 토큰이 등록되지 않았어요',
      text: '홈 화면에 추가해 앱을 설치하고 알림을 허용한 뒤 다시 로그인해 주세요.',
    },
  },
  registration: {
    departmentRequired: '* 학과를 선택해주세요.',
    done: { title: '가입을 마쳤어요', text: '이제 게시판과 키워드를 구독해 보세요.' },
    failed: { title: '등록하지 못했어요', text: `학과를 등록하는 중에 문제가 생겼어요. ${tryLater}` },
  },
  consent: {
    required: { title: '동의가 필요해요', text: '필수 항목에 모두 동의해 주세요.' },
    documentFailed: {
      title: '문서를 불러오지 못했어요',
      text: `약관을 불러오는 중에 문제가 생겼어요. ${tryLater}`,
    },
  },
  push: {
    tokenSaved: '알림 토큰을 저장했어요.',
    tokenFailed: '알림 토큰을 받지 못했어요. 잠시 후 다시 시도해 주세요.',
    setupFailed: '알림 설정을 요청하지 못했어요. 잠시 후 다시 시도해 주세요.',
    unsupported: {
      title: '이 브라우저에서는 알림을 받을 수 없어요',
      text: '이 사이트를 홈 화면에 추가한 뒤 알림을 허용해 주세요.',
    },
  },
} as const;
