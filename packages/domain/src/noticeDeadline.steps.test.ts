import { describe, expect, test } from 'vitest';
import { noticeDeadline } from './noticeDeadline.ts';

/** The last day that a notice of Wednesday, 4 March 2026 names, with `|` between its lines. */
const end = (title: string, content: string) =>
  noticeDeadline({ title, content: content.replaceAll('|', '\n'), createdAt: '2026-03-04T10:00:00' })?.end ??
  null;

describe('a step with a name of its own', () => {
  test.each([
    ['장학생 신청 안내', '신청: 3. 4. ~ 3. 10.|이의신청: 3. 11. ~ 3. 20.', '2026-03-10'],
    ['장학생 신청 안내', '신청마감: 3. 10.|이의신청: 3. 16. ~ 3. 20.', '2026-03-10'],
    [
      '장학생 신청 안내',
      '재학생 신청: 3. 9. ~ 3. 20.|신입생 신청: 3. 4. ~ 3. 6.|이의신청: 3. 16. ~ 3. 25.',
      '2026-03-20',
    ],
    ['중간보고서 제출 안내', '중간보고서 제출: 3. 4. ~ 3. 10.|결과물 제출: 3. 9. ~ 3. 20.', '2026-03-10'],
  ])('that begins after the first end does not count: %s, %s', (title, content, expected) => {
    expect(end(title, content)).toBe(expected);
  });

  test.each([
    ['장학생 신청 안내', '신청: 3. 4. ~ 3. 10.|이의신청: 3. 10. ~ 3. 12.', '2026-03-12'],
    [
      '장학생 신청 안내',
      '면담 예약: 3. 4. ~ 3. 6.|신청: 3. 9. ~ 3. 20.|이의신청: 3. 16. ~ 3. 25.',
      '2026-03-25',
    ],
    ['자료 제출 안내', '보고서 제출: 3. 4. ~ 3. 10.|설문 응답: 3. 9. ~ 3. 12.', '2026-03-12'],
  ])('counts where it begins before that: %s, %s', (title, content, expected) => {
    expect(end(title, content)).toBe(expected);
  });

  test.each([
    ['장학생 신청 안내', '신청: 3. 4. ~ 3. 10.|추가 접수: 3. 12. ~ 3. 20.'],
    ['장학생 신청 안내', '신청: 3. 4. ~ 3. 10.|2차 접수: 3. 12. ~ 3. 20.'],
    ['생활 안내', '신청: 3. 4. ~ 3. 10.|신청서 접수: 3. 12. ~ 3. 20.'],
    ['장학생 모집 (~3/10)', '온라인 지원서 접수: 3. 12. ~ 3. 20.'],
  ])('is none where it is one more of the same: %s, %s', (title, content) => {
    expect(end(title, content)).toBe('2026-03-20');
  });

  test('is one where its name only says that it has a time', () => {
    expect(end('장학생 신청 안내', '신청: 3. 4. ~ 3. 10.|접수 기간: 3. 12. ~ 3. 20.')).toBe('2026-03-10');
  });
});

describe('of different things', () => {
  test.each([
    ['생활 안내', '셔틀 신청: 3. 4. ~ 3. 10.|사물함 신청: 3. 9. ~ 3. 12.'],
    ['신청 안내', '셔틀 신청 접수: 3. 4. ~ 3. 10.|사물함 신청 접수: 3. 9. ~ 3. 12.'],
  ])('with different ends none is the deadline: %s, %s', (title, content) => {
    expect(end(title, content)).toBeNull();
  });

  test('the one end that they have is', () => {
    expect(end('생활 안내', '셔틀 신청: 3. 4. ~ 3. 10.|사물함 신청: 3. 6. ~ 3. 10.')).toBe('2026-03-10');
  });

  test('the latest is where the title names them all', () => {
    const both = '중간보고서 제출: 3. 4. ~ 3. 10.|결과보고서 제출: 3. 9. ~ 3. 20.';
    expect(end('중간보고서 및 결과보고서 제출 안내', both)).toBe('2026-03-20');
  });
});

describe('below a title that names the time of its act', () => {
  test.each([
    '일시: 3. 4. ~ 3. 10.',
    '일 시: 3. 4. ~ 3. 10.',
    '■ 일시 3. 4. ~ 3. 10.',
    '■ 일시:3. 4. ~ 3. 10.',
    '일시|  3. 4. ~ 3. 10.',
  ])('a moment that goes on is that time: %s', (content) => {
    expect(end('수강 정정 기간 안내', content)).toBe('2026-03-10');
  });

  test.each([
    ['수강 정정 기간 안내', '입사일시: 3. 4. ~ 3. 10.'],
    ['수강 정정 기간 안내', '일시 및 장소: 3. 4. ~ 3. 10.'],
    ['수강 정정 기간 안내', '일시: 3. 10.(화)'],
    ['수강 정정 안내', '일시: 3. 4. ~ 3. 10.'],
    ['참가 신청 기간 안내', '일시: 3. 4. ~ 3. 10.'],
    ['서류 제출 안내', '일시: 3. 4. ~ 3. 10.'],
  ])('nothing else is: %s, %s', (title, content) => {
    expect(end(title, content)).toBeNull();
  });
});

describe('of a survey', () => {
  test.each([
    ['2학기 강의평가 실시 안내', '평가기간: 3. 4. ~ 3. 10.'],
    ['2학기 강의평가 실시 안내', '평가 기간: 3. 4. ~ 3. 10.'],
    ['교육 만족도 조사', '응답 일정 3. 4. ~ 3. 10.'],
  ])('its time ends with a deadline: %s, %s', (title, content) => {
    expect(end(title, content)).toBe('2026-03-10');
  });

  test.each(['평가기간 중 휴강: 3. 4. ~ 3. 10.', '평가 기간: 3. 10.'])('%s is none', (content) => {
    expect(end('2학기 강의평가 실시 안내', content)).toBeNull();
  });
});
