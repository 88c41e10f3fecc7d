import { tryLater } from './dialogText.ts';

/** Texts of login, registration, consent and withdrawal: `withdrawal`. */
export const withdrawal = {
  resetFailed: '초기화하지 못했어요. 잠시 후 다시 시도해 주세요.',
  conditionsUnmet: {
    title: '아직 탈퇴할 수 없어요',
    text: '게시판 구독과 키워드 구독을 초기화하고 이유를 골라야 탈퇴할 수 있어요.',
  },
  failed: { title: '탈퇴하지 못했어요', text: tryLater },
  done: '탈퇴했어요. 그동안 이용해 주셔서 고마워요.',
} as const;

/** Texts of login, registration, consent and withdrawal: `login`. */
export const login = {
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
} as const;

/** Texts of login, registration, consent and withdrawal: `registration`. */
export const registration = {
  departmentRequired: '* 학과를 선택해주세요.',
  done: { title: '가입을 마쳤어요', text: '이제 게시판과 키워드를 구독해 보세요.' },
  failed: { title: '등록하지 못했어요', text: `학과를 등록하는 중에 문제가 생겼어요. ${tryLater}` },
} as const;

/** Texts of login, registration, consent and withdrawal: `consent`. */
export const consent = {
  required: { title: '동의가 필요해요', text: '필수 항목에 모두 동의해 주세요.' },
  documentFailed: {
    title: '문서를 불러오지 못했어요',
    text: `약관을 불러오는 중에 문제가 생겼어요. ${tryLater}`,
  },
} as const;
