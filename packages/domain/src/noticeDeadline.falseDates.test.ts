import { describe, expect, test } from 'vitest';
import { isGrouping } from './deadline/context.ts';
import { noticeDeadline } from './noticeDeadline.ts';

const read = (title: string, lines: string, day = '2026-03-04') =>
  noticeDeadline({ title, content: lines.replaceAll('|', '\n'), createdAt: `${day}T10:00:00` });
const end = (title: string, lines: string, day?: string) => read(title, lines, day)?.end ?? null;

describe('a bare number behind a label', () => {
  test('that goes on is no date, and does not hide the one below', () => {
    const lines = '모집: 3/4학년 5명|접수: 2. 16. ~ 2. 28.';
    expect(end('학부연구생 모집', lines, '2026-02-16')).toBe('2026-02-28');
  });

  test.each([
    '접수: 5.18기념재단 누리집',
    '모집: 3/4학년',
    '신청: 직전 학기 4.0 (4.5 만점)',
    '신청: 3.5 (4.5 만점)',
    '신청: 직전 학기 평점 3.0 ~ 4.5',
    '신청: 직전 학기 평점 3.0~4.5',
  ])('%s names no day', (line) => {
    expect(end('학부연구생 모집', line)).toBeNull();
  });

  test.each([
    ['접수: 3. 10.', '2026-03-10'],
    ['접수: 3. 10.(본관 201호)', '2026-03-10'],
    ['접수: 3. 10. (본관 201호)', '2026-03-10'],
    ['접수: 3/10, 본관 201호', '2026-03-10'],
    ['접수: 3/10한', '2026-03-10'],
    ['접수: 3/10 마감', '2026-03-10'],
    ['접수: 3월 10일 본관 201호', '2026-03-10'],
    ['접수: 3. 10. 18:00 본관 201호', '2026-03-10T18:00'],
  ])('%s names one', (line, day) => {
    expect(end('학부연구생 모집', line)).toBe(day);
  });
});

describe('a period without years', () => {
  test.each([
    ['2026-07-06', '1. 5. ~ 7. 10.', '2026-01-05', '2026-07-10'],
    ['2026-09-03', '3. 2. ~ 9. 10.', '2026-03-02', '2026-09-10'],
    ['2026-07-06', 'January 5 - July 10', '2026-01-05', '2026-07-10'],
    ['2026-07-06', '12. 28. ~ 7. 10.', '2025-12-28', '2026-07-10'],
    ['2025-12-20', '12. 28. ~ 1. 6.', '2025-12-28', '2026-01-06'],
    ['2026-01-04', '12. 28. ~ 1. 6.', '2025-12-28', '2026-01-06'],
    ['2026-03-04', '3. 2. ~ 12. 20.', '2026-03-02', '2026-12-20'],
    ['2026-02-20', '3. 2. ~ 2026. 3. 10.', '2026-03-02', '2026-03-10'],
    ['2026-12-20', '2027. 1. 5. ~ 1. 8.', '2027-01-05', '2027-01-08'],
  ])('posted on %s, %s is the one around that day', (posted, words, start, last) => {
    expect(read('장학생 신청', `신청기간: ${words}`, posted)).toMatchObject({ start, end: last });
  });

  test('that was just over is not the one of next year', () => {
    expect(end('장학생 신청', '신청기간: 1. 5. ~ 7. 1.', '2026-07-06')).toBeNull();
    expect(end('장학생 신청', 'Application: January 5 - July 1', '2026-07-06')).toBeNull();
  });
});

describe('a day word', () => {
  test.each([
    '신청: 내일배움카드 발급 후 HRD-Net에서 진행',
    '신청: 국민내일배움카드 발급 후 진행',
    '신청: 내일 배움카드 발급 후 진행',
    '모집: 내일채움공제 가입자',
    '모집: 내일로 패스 이용자',
    '신청: 입금일까지 취소 가능',
    '신청: 오늘의집 앱',
    '신청: 오늘 배부한 양식에 적어 주세요',
  ])('inside of another one, or within a tale, is none: %s', (line) => {
    expect(end('교육생 모집', line)).toBeNull();
  });

  test.each([
    ['내일 18:00까지 신청', '2026-03-05T18:00'],
    ['내일까지 신청', '2026-03-05'],
    ['신청은 내일 마감', '2026-03-05'],
    ['신청: 내일', '2026-03-05'],
    ['신청: 내일 18:00', '2026-03-05T18:00'],
    ['접수 마감: 금일(3/4)', '2026-03-04'],
    ['접수는 오늘밤 9시까지', '2026-03-04T21:00'],
    ['접수는 오늘자정까지', '2026-03-04T23:59'],
    ['접수 마감은 모레입니다. 접수 마감: 모레', '2026-03-06'],
  ])('%s is a day', (line, day) => {
    expect(end('교육생 모집', line)).toBe(day);
  });
});

describe('a month', () => {
  test.each(['Marketing 3명, Design 2명', 'Junior 2명', 'Mark 3', 'Decision 5', 'Octave 4'])(
    'is no word that begins like one: %s',
    (words) => {
      expect(end('교육생 모집', `모집: ${words}`, '2026-02-01')).toBeNull();
    },
  );

  test.each([
    ['Mar 10', '2026-03-10'],
    ['Sept. 3', '2026-09-03'],
    ['MARCH 10', '2026-03-10'],
    ['10 March', '2026-03-10'],
    ['June 2', '2026-06-02'],
    ['Jul. 2', '2026-07-02'],
    ['August 30', '2026-08-30'],
  ])('%s is a day of one', (words, day) => {
    expect(end('교육생 모집', `Apply by ${words}`, '2026-03-05')).toBe(day);
  });
});

test.each([
  ['낮 11시까지', '2026-03-10T11:00'],
  ['낮 12시까지', '2026-03-10T12:00'],
  ['낮 1시까지', '2026-03-10T13:00'],
  ['밤 9시까지', '2026-03-10T21:00'],
  ['밤 1시까지', '2026-03-10'],
  ['저녁 6시까지', '2026-03-10T18:00'],
])('신청: 3월 10일 %s ends then', (hour, moment) => {
  expect(end('교육생 모집', `신청: 3월 10일 ${hour}`)).toBe(moment);
});

test('a notice with more than 80 dates is a calendar', () => {
  const lines = (count: number) => Array.from({ length: count }, () => '신청: 3월 10일까지').join('|');
  expect(end('장학생 신청', lines(80))).toBe('2026-03-10');
  expect(end('장학생 신청', lines(81))).toBeNull();
});

test.each([
  ['', true],
  ['재학생및복학생: ', true],
  ['2차 ', true],
  ['1) 3학년: ', true],
  ['가. 소프트웨어학과 신입생', true],
  ['전공과정', true],
  ['전체 학년 - ', true],
  ['12. 공과대학대학원생 (', true],
  ['Period for', false],
  ['period: ', true],
  ['셔틀: ', false],
  ['재학생 셔틀', false],
  ['2 차량', false],
  ['학과'.repeat(25), false],
])('%j only groups: %s', (label, isGroup) => {
  expect(isGrouping(label)).toBe(isGroup);
});

describe('a number that is counted, named or numbered is no day', () => {
  test.each([
    '접수 마감: 3/4학년',
    '접수 마감: 3/4 학년 재학생',
    '신청은 ~3/4분기',
    '접수: 3/10 이상 출석',
    '신청: 평점 3.5까지',
    '신청: 평점평균 3.5 이내',
    '신청: 평점 2.5 ~ 4.5',
    '신청: GPA 3.5까지',
    '접수: 2.5~4.5점',
    '신청은 ~3.5점',
    '신청: 금리 2.5 ~ 4.5%',
    '신청은 경쟁률 3.10까지',
    '신청: Python 3.10까지 지원',
    '신청: Python 3.10 ~ 3.12',
    '신청은 버전 3.10까지',
    '접수 마감: 3.10버전',
    '신청은 ~3.5만원',
    '신청은 ~5.12억',
    '신청은 $3.10까지',
    '신청은 ~3.5kg',
    '접수 마감: 3.1절',
    '접수 마감: 4.19혁명',
    '접수 마감: 5.18 민주화운동 기념',
    '접수 마감: 6.25전쟁',
    '접수 마감: 6.25 참전유공자',
    '접수 마감: 8.15 광복절',
    '신청은 §3.2까지',
    '신청은 ~내일이룸학교',
    '신청: 24/7',
    '신청: 제3.1조',
    '신청: 1/2학기',
    '신청: v2.1',
    '신청: 내선 3-10',
    '신청: 원천관 3-10호',
    '신청: 3·1절',
  ])('%s', (line) => {
    expect(end('교육생 모집', line, '2026-02-20')).toBeNull();
    expect(end('장학생 신청 안내', line, '2026-02-20')).toBeNull();
  });

  test.each([
    '접수 마감: 3.10 점심 제외',
    '신청기간: 3.4~3.10 학년별 상이',
    '신청기간: 3/4~3/10 운동장',
    '접수: ~3/10 학년별 신청',
    '접수: 3/10까지, 평점 3.5 이상',
    '접수 마감: 3.10.18:00',
    '접수: 평점 3.5 이상, 3/10까지',
  ])('and hides none: %s', (line) => {
    expect(end('교육생 모집', line, '2026-02-20')?.slice(0, 10)).toBe('2026-03-10');
  });
});
