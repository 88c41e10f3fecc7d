import { tryLaterIfSignedIn } from './dialogText.ts';

const socialLoginOnly = '소셜 로그인으로 로그인한 분만 이용할 수 있는 서비스예요.';

/** The calendar dialog: what a field lacks, byte for byte (spec §5, CA-4), and how the registration ended (spec §8). */
export const calendar = {
  titleRequired: '제목을 입력해 주세요',
  contentRequired: '내용을 입력해 주세요',
  startRequired: '시작 날짜를 선택해 주세요',
  endRequired: '종료 날짜를 선택해 주세요',
  dropConfirm: {
    title: '고친 내용을 버릴까요?',
    text: '창을 닫으면 고친 제목과 내용, 시간이 사라져요.',
  },
  registered: { title: '구글 캘린더에 등록했어요', text: '캘린더에 일정을 추가했어요.' },
  loginRequired: { title: '등록하지 못했어요', text: socialLoginOnly },
  failed: { title: '등록하지 못했어요', text: `${socialLoginOnly} ${tryLaterIfSignedIn}` },
} as const;
