import { describe, expect, test } from 'vitest';
import { noticeDeadline } from './noticeDeadline.ts';

/** The last day or moment that a notice of Wednesday, 4 March 2026 names, with `|` between its lines. */
const end = (title: string, content: string) =>
  noticeDeadline({ title, content: content.replaceAll('|', '\n'), createdAt: '2026-03-04T10:00:00' })?.end ??
  null;

describe('the title', () => {
  test.each([
    ['of a survey that asks for an application has two steps', '설문 참여 신청', '2026-03-10'],
    ['of an application and its payment is about the application', '기숙사 신청 및 제출', '2026-03-10'],
    ['with a dot between both is so, too', '기숙사 신청·제출', '2026-03-10'],
    ['with a blank between both is about the last', '기숙사 신청 제출', '2026-03-20'],
    ['with a word between both is about the last', '기숙사 신청과 서류 제출', '2026-03-20'],
    ['of what comes after the application is about that', '기숙사 신청자 및 제출', '2026-03-20'],
  ])('%s', (_, title, expected) => {
    expect(end(title, '신청: 3. 4. ~ 3. 10.|제출: 3. 16. ~ 3. 20.')).toBe(expected);
  });

  test.each(['(수강 정정 기간 안내)', '[수강 정정 기간]', '수강 정정 기간안내'])(
    '%s names a time',
    (title) => {
      expect(end(title, '일시: 3. 4. ~ 3. 10.')).toBe('2026-03-10');
    },
  );

  test.each([
    ['수강 정정 기간 추가', '일시: 3. 4. ~ 3. 10.'],
    ['여름 캠프 신청 안내', '기간: 3. 4. ~ 3. 10.'],
    ['여름 프로그램 참가 신청', '기간: 3. 4. ~ 3. 10.'],
    ['강의평가 결과 발표', '평가 기간: 3. 4. ~ 3. 10.'],
  ])('%s names none for %s', (title, content) => {
    expect(end(title, content)).toBeNull();
  });

  test.each(['강의평가 안내', '강의 평가 안내', '수요 조사 제출', '수요조사 제출'])(
    '%s is of a survey',
    (title) => {
      expect(end(title, '평가 기간: 3. 4. ~ 3. 10.')).toBe('2026-03-10');
    },
  );
});

describe('a sentence asks for something until a day', () => {
  test.each([
    ['신청: ~3. 10. 이며 면접은 없습니다', '2026-03-10'],
    ['서류를 3월 10일까지 준비하고 오세요', '2026-03-10'],
    ['신청이 3월 10일까지 연장될 예정', '2026-03-10'],
    ['3월 10일까지 신청해 주신 분께 발송합니다', '2026-03-10'],
    ['3월 10일까지 신청해주신 분께 발송합니다', '2026-03-10'],
    ['3월 10일까지 접수 완료한 분께 발송합니다', '2026-03-10'],
    ['3월 10일까지 안내드릴 서류를 제출해 주세요', '2026-03-10'],
    ['3월 5일(목) 09:00~18:00까지 참여 신청', '2026-03-05T18:00'],
    ['3월 5일부터 3월 6일까지 참여해 주세요', '2026-03-06'],
    ['3월 10일까지 하실 수 있습니다', '2026-03-10'],
    ['If your visa expires, apply by March 10', '2026-03-10'],
  ])('%s', (line, expected) => {
    expect(end('장학생 신청 안내', line)).toBe(expected);
  });

  test.each([
    '3. 4. ~ 3. 10. 마감 후 면접',
    '3월 10일까지 장학금을 납입할 예정입니다',
    '3월 10일까지 장학금을 송금해 드립니다',
    '3월 10일까지 송금해드립니다',
    '3월 10일까지 물품을 배송합니다',
    '3월 10일까지 배송할 예정입니다',
    '3월 10일까지 물품이 폐기됩니다',
    '전자책은 3월 10일까지 접속할 수 있습니다',
    '3월 10일까지 전자책을 볼 수 있습니다',
    '3. 4. ~ 3. 10. 신청 불가',
    '3. 4. ~ 3. 10. 등록 창구 운영',
    'Apply if your visa expires before March 10',
  ])('or of something else: %s', (line) => {
    expect(end('장학생 신청 안내', line)).toBeNull();
  });
});

describe('below a title without an act', () => {
  test.each([
    '교내 3. 4. ~ 3. 10. 서류 접수',
    '교내 3. 4. ~ 3. 10. 서류접수',
    '교내 3. 4. ~ 3. 10.: (온라인 접수)',
    '감차 기간 중 셔틀 3. 4. ~ 3. 10. 예약',
  ])('a line says itself what is to be done: %s', (line) => {
    expect(end('생활 안내', line)).toBe('2026-03-10');
  });

  test.each([
    '감차 기간: 3. 4. ~ 3. 10. 접수',
    '감차기간:3. 4. ~ 3. 10. 접수',
    '감차 일정 3. 4. ~ 3. 10. 접수',
  ])('a time that nobody knows is none: %s', (line) => {
    expect(end('생활 안내', line)).toBeNull();
  });
});

describe('a day beside its label', () => {
  test.each([
    '신청 마감: 3. 10.(화)',
    '신청 마감일 3. 10.(화)',
    '신청 마감 일시 : 3. 10.(화)',
    '신청기한은 3. 10.(화)',
    '신청(마감) 3. 10.(화)',
    '신청: 3. 10.(화)',
    '신청 : 3. 10.(화)',
    '(신청): 3. 10.(화)',
    '신청 2차: 3. 10.(화)',
    '신청 전체: 3. 10.(화)',
    'Application deadline: Friday, March 10',
    'Application due Fri. March 10',
    'Application deadline for graduates: March 10',
    'Application due on March 10',
  ])('is its value: %s', (line) => {
    expect(end('생활 안내', line)).toBe('2026-03-10');
  });

  test.each([
    '신청 마감 후 안내 3. 10.(화)',
    '신청: 담당자 3. 10.(화)',
    '신청 2차 3. 10.(화)',
    'Applications due soon, talk: March 10',
  ])('is not: %s', (line) => {
    expect(end('생활 안내', line)).toBeNull();
  });
});

describe('a group', () => {
  test.each([
    '1학년',
    '12 학년',
    '2차',
    '석·박사',
    '석박사',
    '신·편입생',
    '대학원생',
    '일반대학원',
    '기계공학과',
    '전 학년',
    '전체 학년',
    '희망자는',
    '관심 있는 학생은',
    'Freshmen',
    'Graduate students',
  ])('of the heading: %s', (label) => {
    expect(end('생활 안내', `신청 기간 및 대상 안내|신청|${label}: 3. 4. ~ 3. 10.`)).toBe('2026-03-10');
  });
});
