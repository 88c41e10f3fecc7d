import { describe, expect, test } from 'vitest';
import { noticeDeadline } from './noticeDeadline.ts';

const wednesday = '2026-03-04T10:00:00';
const read = (title: string, content: string, createdAt: string | null = wednesday) =>
  noticeDeadline({ title, content, createdAt });
const end = (content: string, title = '장학생 신청 안내', createdAt = wednesday) =>
  read(title, content, createdAt)?.end ?? null;

describe('a deadline is read from', () => {
  test.each([
    ['a period', '신청 기간: 2026. 3. 4.(수) ~ 3. 10.(화) 18:00', '2026-03-10T18:00'],
    ['a period with the hours of each day', '접수: 3. 4. ~ 3. 10. 09:00~17:00', '2026-03-10T17:00'],
    ['an hour in a bracket behind it', '접수: 3. 4. ~ 3. 10. (접수시간 09:00~17:00)', '2026-03-10T17:00'],
    ['a date with 까지', '3월 10일(화)까지 신청하세요.', '2026-03-10'],
    ['a day of the same month', '신청: 3월 5일 ~ 9일', '2026-03-09'],
    ['a label of a last day', '제출 기한: 3. 10.(화) 오후 6시', '2026-03-10T18:00'],
    ['a heading above it', '신청 기간\\n3. 4. ~ 3. 10.', '2026-03-10'],
    ['its sentence', '희망자는 3/10까지 학과 사무실에 제출', '2026-03-10'],
    ['오늘', '오늘 18:00까지 신청', '2026-03-04T18:00'],
    ['내일', '내일까지 신청', '2026-03-05'],
    ['this week', '이번 주 금요일까지 신청', '2026-03-06'],
    ['next week', '다음 주 월요일 정오까지 신청', '2026-03-09T12:00'],
    ['the last day of a month', '3월 말일까지 신청', '2026-03-31'],
    ['midnight, which ends the day', '3월 10일 자정까지 신청', '2026-03-10T23:59'],
    ['24:00', '신청: 3. 4. ~ 3. 10. 24:00', '2026-03-10T23:59'],
    ['a short year', "신청: '26. 3. 4. ~ '26. 3. 10.", '2026-03-10'],
    ['full-width letters', '신청：３월　１０일（화）까지', '2026-03-10'],
    ['English', 'Apply by 5 p.m., Tuesday, March 10.', '2026-03-10T17:00'],
    ['an English period', 'Application period: March 4 - 10, 2026', '2026-03-10'],
  ])('%s', (_, content, expected) => {
    expect(end(content)).toBe(expected);
  });

  test('the title, where the body is a poster', () => {
    expect(read('슬로건 공모 (~3/10)', '')).toEqual({
      end: '2026-03-10',
      start: null,
      place: { field: 'title', from: 9, to: 13 },
    });
  });

  test('the column of a table whose cells stand one below the other', () => {
    const table = '구분\\n신청기간\\n발표\\n1차\\n3. 2. ~ 3. 6.\\n3. 12.\\n2차\\n3. 9. ~ 3. 13.\\n3. 19.';
    expect(end(table)).toBe('2026-03-13');
  });

  test('the row of a table that begins with dates', () => {
    const table = '일정\\n내용\\n3. 4. ~ 3. 10.\\n지원서 접수\\n3. 16.\\n면접\\n3. 20.\\n합격자 등록 결과';
    expect(end(table, '서포터즈')).toBe('2026-03-10');
  });
});

test.each([
  ['신청기간:2026.03.04.(수)~2026.03.10.(화) 18:00', '2026-03-10T18:00'],
  ['신 청 기 간 : 3. 4.(수) ~ 3. 10.(화)', '2026-03-10'],
  ['접수마감일시 : 2026.3.10.(화) 18:00', '2026-03-10T18:00'],
  ['신청: 3/4(수)10시~3/10(화)18시', '2026-03-10T18:00'],
  ['2026년 3월 10일 화요일 오후 6시까지 신청', '2026-03-10T18:00'],
  ['신청기한: 2026. 03. 10(화), 18:00까지', '2026-03-10T18:00'],
  ['신청기간｜3.4-3.10', '2026-03-10'],
  ['신청: ~3월 10일(화) 밤 11시 59분', '2026-03-10T23:59'],
  ['모집기간 : 2026. 3. 4(수) ~ 3. 10(화) 18:00限', '2026-03-10T18:00'],
  ['2차 신청: 3.4.~3.10.(18:00까지)', '2026-03-10T18:00'],
  ['선착순 접수 (3. 4. ~ 3. 10.)', '2026-03-10'],
  ['접수기간: 3. 4.(수)부터\\n3. 10.(화)까지', '2026-03-10'],
  ['Registration: 4-10 March', '2026-03-10'],
  ['Deadline for application: 10th March 2026', '2026-03-10'],
])('a deadline written as %s is %s', (content, expected) => {
  expect(end(content)).toBe(expected);
});

describe('of several', () => {
  test('an extended deadline replaces the former one', () => {
    expect(end('3월 10일까지였던 신청을 3월 17일까지로 연장합니다.')).toBe('2026-03-17');
  });

  test('the new one counts even where it is earlier', () => {
    expect(end('(기존) 3. 4. ~ 3. 20.\\n(변경) 3. 4. ~ 3. 13.', '접수 기간 단축 안내')).toBe('2026-03-13');
  });

  test('groups have the latest', () => {
    expect(end('신청 기간\\n신입생: 3. 4. ~ 3. 6.\\n재학생: 3. 9. ~ 3. 12.')).toBe('2026-03-12');
  });

  test('what the title is about counts before a later step', () => {
    const steps = '신청: 3. 4. ~ 3. 10.\\n서류 제출: 3. 16. ~ 3. 20.';
    expect(end(steps)).toBe('2026-03-10');
    expect(end(steps, '장학금 서류 제출 안내')).toBe('2026-03-20');
  });
});

describe('the year', () => {
  test('left out over New Year is the next one', () => {
    expect(end('신청: 12. 28. ~ 1. 6.', undefined, '2026-12-21T10:00:00')).toBe('2027-01-06');
    expect(end('1월 5일까지 신청', undefined, '2026-12-21T10:00:00')).toBe('2027-01-05');
  });

  test('comes from the day of the posting in Korea', () => {
    expect(end('오늘까지 신청', undefined, '2026-03-04T23:30:00')).toBe('2026-03-04');
  });

  test('is not guessed where the posting has no date', () => {
    expect(read('신청 안내', '2026. 3. 10.까지 신청', null)).toBeNull();
  });
});

describe('no deadline is', () => {
  test.each([
    ['an opening hour', '접수 시간: 평일 09:00~18:00'],
    ['a telephone number', '신청 문의: 031-219-1501~3'],
    ['a room', '접수처: 율곡관 3.10호'],
    ['the name of a file', '신청서_20260310.hwp'],
    ['an announcement', '결과 발표: 3. 10.(화) 18:00'],
    ['a payment to the student', '3월 10일까지 신청 계좌로 지급됩니다.'],
    ['a repair', '3월 10일까지 공사로 접수할 수 없습니다.'],
    ['an event', '행사 일시: 3. 10.(화) 14:00~16:00'],
    ['what runs meanwhile', '활동 기간: 3. 4. ~ 6. 19.'],
    ['a day of reference', '신청 자격: 2026. 3. 10. 현재 재학생'],
    ['a beginning', '3월 10일 10:00부터 신청'],
    ['an open end', '신청: 3. 10.(화) 10:00 ~'],
    ['a grade', '신청 자격: 평점 3.5/4.5 이상'],
    ['a vague time', '신청: 3월 말쯤'],
    ['a label that nobody knows', '산행: 3. 10. ~ 3. 12.'],
    ['a day of last year', '신청 기간: 2025. 3. 4. ~ 2025. 3. 10.'],
    ['a day that does not exist', '신청: 2월 30일까지'],
    ['a period that ends before it starts', '신청: 2026. 3. 10. ~ 2026. 3. 4.'],
  ])('%s', (_, content) => {
    expect(end(content)).toBeNull();
  });

  test('what an event names, whatever the bare 기간 of its body says', () => {
    expect(end('기간: 3. 10. ~ 3. 12.', '하계 캠프 참가자 모집')).toBeNull();
  });

  test('anything in an empty notice', () => {
    expect(noticeDeadline({ title: '', content: null, createdAt: wednesday })).toBeNull();
  });
});

test('the start is told where the notice tells it', () => {
  expect(read('신청', '신청: 3. 4.(수) 10:00 ~ 3. 10.(화) 18:00')?.start).toBe('2026-03-04T10:00');
  expect(read('신청', '신청: 3. 4. ~ 3. 10.')?.start).toBe('2026-03-04');
  expect(read('신청', '신청: ~3/10')?.start).toBeNull();
});

test('the place is that of the date in the raw text', () => {
  const content = '안녕하세요.\\n\\n■ 접수：３월　１０일까지\\n문의';
  const place = read('모집', content)?.place;
  expect(place?.field).toBe('content');
  expect(content.slice(place?.from, place?.to)).toBe('３월　１０일');
});
