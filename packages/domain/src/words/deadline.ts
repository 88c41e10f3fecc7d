import { room } from './room.ts';

/** Deadlines: on a chip, in full, in groups and soon. */
export const deadline = room({
  over: ['마감', 'Closed'],
  overAt: ['마감됨, {moment}', 'Closed, {moment}'],
  today: ['오늘 마감', 'Due today'],
  todayAt: ['오늘 {clock} 마감', 'Due today {clock}'],
  ahead: [
    '마감 {moment}, {days}일 남음',
    'Due {moment}, {days, plural, one {# day left} other {# days left}}',
  ],
  /** For a chip where nobody reads D-3. */
  left: ['{days}일 남음', '{days, plural, one {# day left} other {# days left}}'],
  /** Before a moment. */
  at: ['마감 {moment}', 'Due {moment}'],
  group: {
    today: ['오늘', 'Today'],
    thisWeek: ['이번 주', 'This week'],
    nextWeek: ['다음 주', 'Next week'],
    later: ['나중', 'Later'],
    over: ['지남', 'Past'],
    none: ['마감일을 찾지 못한 글', 'No deadline found'],
  },
  dueTodayAndTomorrow: [
    '찜한 글 {today}개가 오늘, {tomorrow}개가 내일 마감돼요',
    '{today, plural, one {# liked post is} other {# liked posts are}} due today, {tomorrow} tomorrow',
  ],
  dueToday: [
    '찜한 글 {today}개가 오늘 마감돼요',
    '{today, plural, one {# liked post is} other {# liked posts are}} due today',
  ],
  dueTomorrow: [
    '찜한 글 {tomorrow}개가 내일 마감돼요',
    '{tomorrow, plural, one {# liked post is} other {# liked posts are}} due tomorrow',
  ],
  foundInText: ['본문에서 찾았어요', 'Found in the text'],
  foundInTitle: ['제목에서 찾았어요', 'Found in the title'],
  saveOne: ['마감을 캘린더 파일로 저장', 'Save deadline as calendar file'],
  saveAll: [
    '마감 {count}개를 캘린더 파일로 저장',
    '{count, plural, one {Save # deadline} other {Save # deadlines}} as calendar file',
  ],
  /** What a calendar's file is called where the post's title cannot name it. */
  fileName: ['일정', 'Event'],
  /** What is shared: a title, and below it until when one can apply. */
  shared: ['{title}\n마감 {moment}', '{title}\nDue {moment}'],
});
