import { room } from './room.ts';

/** The calendar dialog: what a field lacks, byte for byte (spec §5, CA-4), and how the registration ended (spec §8). */
export const calendar = room({
  titleRequired: ['제목을 입력해 주세요', 'Please enter a title'],
  contentRequired: ['내용을 입력해 주세요', 'Please enter the content'],
  startRequired: ['시작 날짜를 선택해 주세요', 'Please choose a start date'],
  endRequired: ['종료 날짜를 선택해 주세요', 'Please choose an end date'],
  dropConfirm: {
    title: ['고친 내용을 버릴까요?', 'Discard your changes?'],
    text: [
      '창을 닫으면 고친 제목과 내용, 시간이 사라져요.',
      'If you close this, the changed title, content and times are lost.',
    ],
  },
  registered: {
    title: ['구글 캘린더에 등록했어요', 'Added to Google Calendar'],
    text: ['캘린더에 일정을 추가했어요.', 'The event is in your calendar.'],
  },
  loginRequired: {
    title: ['등록하지 못했어요', 'Not added'],
    text: [
      '소셜 로그인으로 로그인한 분만 이용할 수 있는 서비스예요.',
      'Log in with Google to add posts to your calendar.',
    ],
  },
  failed: {
    title: ['등록하지 못했어요', 'Not added'],
    text: [
      '소셜 로그인으로 로그인한 분만 이용할 수 있는 서비스예요. 로그인했다면 잠시 후 다시 시도해 주세요.',
      'Log in with Google to add posts to your calendar. If you’re logged in, please try again in a moment.',
    ],
  },
});
