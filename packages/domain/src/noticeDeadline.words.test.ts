import { describe, expect, test } from 'vitest';
import { noticeDeadline } from './noticeDeadline.ts';

const end = (title: string, content: string, createdAt = '2026-02-23T10:00:00') =>
  noticeDeadline({ title, content, createdAt })?.end ?? null;

describe('a later period', () => {
  const posted = '2026-06-08T10:00:00';

  test.each([
    ['국외 학술대회 참가지원 모집', '접수기한: 6. 12.(금) 까지\n지원기간: 7. 1. ~ 12. 31.'],
    ['장학생 모집', '신청기한: 6월 12일(금)까지\n장학금 지원기간: 7. 1. ~ 12. 31.'],
    ['연구비 모집', '모집기간: 6. 8. ~ 6. 12.\n지원기간: 7. 1. ~ 12. 31.'],
    ['잔류 신청', '6월 12일까지 잔류신청서를 제출해 주세요.\n잔류기간은 6월 20일부터 8월 21일까지입니다.'],
    ['잔류 신청', '6월 12일(금)까지 신청.\n잔류는 6월 20일부터 8월 21일까지 가능합니다.'],
    ['사물함 신청', '신청: 6. 12.까지\n기간: 6. 20. ~ 8. 21.'],
  ])('of use is no deadline: %s, %s', (title, content) => {
    expect(end(title, content, posted)).toBe('2026-06-12');
  });

  test.each([
    ['of its own application', '신청: 6. 8. ~ 6. 10.\n사용 신청 기간: 6. 11. ~ 6. 12.'],
    ['of a further group', '1차 신청: 6. 8. ~ 6. 10.\n2차: 6. 11. ~ 6. 12.'],
    ['that extends the first', '신청: 6. 8. ~ 6. 10.\n연장: 6. 11. ~ 6. 12.'],
    ['below the heading of the application', '신청 기간\n신입생: 6. 8. ~ 6. 10.\n재학생: 6. 11. ~ 6. 12.'],
  ])('%s is one', (_, content) => {
    expect(end('사물함 신청', content, posted)).toBe('2026-06-12');
  });

  test('is one where it is the only one', () => {
    expect(end('장학생 모집', '지원기간: 6. 8. ~ 6. 12.', posted)).toBe('2026-06-12');
  });
});

describe('변경기간', () => {
  test.each([
    ['방학 중 도서관 운영시간 변경', '변경기간: 2026. 3. 2.(월) ~ 8. 31.(월)\n평일 09:00~18:00'],
    ['셔틀버스 시간표 변경', '변경기간: 3. 2.(월) ~ 8. 31.(월)'],
    ['주차요금 변경', '변경 기간: 3. 2.(월) ~ 8. 31.(월)까지'],
    ['주차요금 변경', '변경 기간\n3. 2.(월) ~ 8. 31.(월)'],
  ])('of what the office changes is no deadline: %s', (title, content) => {
    expect(end(title, content)).toBeNull();
  });

  test.each([
    ['수강신청 변경', '변경기간: 3. 3. ~ 3. 9.'],
    ['전공 변경 신청', '변경기간: 3. 3. ~ 3. 9.'],
    ['전공변경', '변경기간: 3. 3. ~ 3. 9.'],
    ['2026-1학기 학사 안내', '수강 변경 기간: 3. 3. ~ 3. 9.'],
    ['2026-1학기 학사 안내', '학적 변경: 3. 3. ~ 3. 9.'],
  ])('of what a student changes is one: %s', (title, content) => {
    expect(end(title, content)).toBe('2026-03-09');
  });
});

describe('참여', () => {
  test.each([
    ['지방선거 투표일 안내', '3월 5일(목) 06:00~18:00까지 투표에 참여합시다.'],
    ['총학생회 선거', '3월 5일(목) 09:00~18:00까지 투표에 참여해 주세요.'],
    ['헌혈 행사', '3월 5일(목) 10:00~17:00까지 헌혈에 참여해 주세요.'],
    ['봄맞이 한마당', '3월 5일(목) 10:00~17:00까지 많은 참여 바랍니다.'],
    ['봄맞이 한마당', '3월 5일(목)부터 6일까지 축제에 많이 참여해 주세요.'],
  ])('in what takes place is no deadline: %s, %s', (title, content) => {
    expect(end(title, content)).toBeNull();
  });

  test.each([
    ['강의 개선 설문', '3월 5일까지 설문에 참여해 주세요.'],
    ['설문 안내', '3월 5일까지 많은 참여 바랍니다.'],
    ['헌혈 참여 신청', '3월 5일까지 신청해 주세요.'],
  ])('in a survey, and an application for it, is one: %s', (title, content) => {
    expect(end(title, content)).toBe('2026-03-05');
  });
});

describe('in English', () => {
  test.each([
    'Please be advised that tuition for the Spring semester must be paid no later than 27 February 2026.',
    'The tuition of the semester must be paid by February 27.',
    'Dormitory fees of this semester have to be paid by Friday, February 27.',
    'Tuition Fee Payment\nDue date: Friday, Feb 27',
    'Deadline: Friday, February 27, 2026',
    'Deadline: Fri, 27 Feb 2026',
    'Deadline: Fri. 27 Feb 2026',
    'Due date: Friday 27 February',
    'Application due: Friday, Feb 27',
    'Application deadline\nFriday, Feb 27',
  ])('%s', (content) => {
    expect(end('Notice', content)).toBe('2026-02-27');
  });

  test('what the office pays is no deadline', () => {
    expect(end('Scholarship', 'The scholarship of this semester will be paid by February 27.')).toBeNull();
    expect(end('Notice', 'Orientation: Friday, Feb 27')).toBeNull();
  });
});
