import { room } from './room.ts';

/** Putting a post into a calendar. */
export const calendarForm = room({
  title: ['제목', 'Title'],
  content: ['내용', 'Content'],
  start: ['시작', 'Start'],
  end: ['종료', 'End'],
  reset: ['되돌리기', 'Reset'],
  found: ['본문에서 찾은 날짜', 'Dates found in the text'],
  otherCalendar: ['다른 캘린더를 쓰고 있나요?', 'Do you use another calendar?'],
  saveAsFile: ['파일(.ics)로 저장하기', 'Save as file (.ics)'],
  saveFile: ['파일로 저장하기', 'Save as file'],
  register: ['등록하기', 'Add'],
  drop: ['버리기', 'Discard'],
  goOn: ['계속 쓰기', 'Keep editing'],
});
