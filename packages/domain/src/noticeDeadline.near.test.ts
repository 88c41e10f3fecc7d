import { describe, expect, test } from 'vitest';
import { noticeDeadline } from './noticeDeadline.ts';

/** The end of what a notice of Wednesday, 4 March 2026 says; `|` stands between its lines. */
const end = (title: string, content: string) =>
  noticeDeadline({ title, content: content.replaceAll('|', '\n'), createdAt: '2026-03-04T10:00:00' })?.end ??
  null;

const title = '장학생 신청 안내';

describe('of two dates', () => {
  test.each([
    [
      'that of the title holds beside that of the body',
      '장학생 신청 (~3/13)',
      '3월 10일까지 신청하세요.',
      13,
    ],
    ['a bare date gives way', 'Scholarship application', 'Apply by March 10.|Date: March 9 - March 13', 10],
    ['a bare numbered period gives way', '사물함 신청', '신청: 3. 12.까지|가. 기간: 3. 20. ~ 3. 24.', 12],
    ['a further group counts', '사물함 신청', '1차 신청: 3. 8. ~ 3. 10.|2 차: 3. 11. ~ 3. 12.', 12],
    ['the last day beside a period counts', title, '신청기간: 3. 4. ~ 3. 6.|마감: 3. 10.', 10],
    [
      'the last day is that of the main act',
      '설문 및 학위기 영문명 등록 안내',
      '마감: 3. 10.|설문: 3. 12.까지',
      10,
    ],
    [
      'the last act of the title counts',
      '복학 신청 요령 및 등록 안내',
      '신청: 3. 5.까지|등록: 3. 10.까지',
      10,
    ],
    ['the new one counts, with and without a blank', title, '신청: 3월 9일에서3월 10일로', 10],
  ])('%s', (_, ofTitle, content, day) => {
    expect(end(ofTitle, content)).toBe(`2026-03-${day}`);
  });

  test('the new one of a title counts', () => {
    expect(end('신청 3월 9일에서3월 10일로', '')).toBe('2026-03-10');
  });
});

test.each([
  [title, '마감: (3월 10일)'],
  [title, '접수: 3.10 한'],
  [title, '접수: 3.10 ( 온라인)'],
  [title, '접수 마감 일시 3월 10일'],
  [title, '접수:3. 10.'],
  [title, '접수:  3. 10.'],
  [title, '신청 3월 10일접수 종료'],
  [title, '신청 날짜가 3월 10일 로 조정'],
  [title, '공사(3월 10일)까지 신청'],
  [title, '안내문(~3/10까지 신청)'],
  [title, '담당자(3/10까지)까지'],
  [title, '3월 10일까지 신청 하신 분께 발송합니다.'],
  [title, '3월 10일까지 신청 후 이용 바랍니다.'],
  [title, '3월 10일까지 살펴보고 찾아와 주시기 바랍니다.'],
  ['총학생회 소식', '3. 4. ~ 3. 10. 선착순 마감'],
  ['총학생회 소식', '(~3/10) 구글폼으로 신청'],
  ['마감: (3월 10일)', ''],
  ['신청 3월 10일접수 종료', ''],
  ['접수: 3.10 한', ''],
])('a deadline: %s, %s', (ofTitle, content) => {
  expect(end(ofTitle, content)).toBe('2026-03-10');
});

test.each([
  [title, '마감, 3월 10일'],
  [title, '접수: 3.10 한정식'],
  [title, '담당자( ~3/10)'],
  [title, '담당자(3/10까지)'],
  [title, '3월 10일까지 입력할예정입니다.'],
  [title, '3월 10일까지 입력 할 예정입니다.'],
  [title, '3월 10일까지 입금 해 드립니다.'],
  [title, '3월 10일까지 입금 드립니다.'],
  ['열람실', '3월 10일까지 예약제로 개방이 됩니다.'],
  ['열람실', '3월 10일까지 예약제로 운영 합니다.'],
  ['교내 행사 안내', '마감: 3월 10일|작년에는 신청한 사람이 하나도 없었습니다.'],
  ['3월 10일 18:00 신청 시스템 오픈', '동시 접속에 주의하세요.'],
  ['[마감연장] 경진대회 3/5 ~ 3/10까지', ''],
  ['마감, 3월 10일', ''],
  ['접수: 3.10 한정식', ''],
])('none: %s, %s', (ofTitle, content) => {
  expect(end(ofTitle, content)).toBeNull();
});

test('a cell of a table has up to 24 letters', () => {
  const table = (cell: string, date: string) =>
    `장학금명|신청기한|지급액|${cell}|${date}|50만원|한울장학|3. 12.(목)|100만원`;
  const letters = '가나다라마바사아자차카타파하거너더러머버서어저처';
  expect(letters).toHaveLength(24);
  expect(end(title, table(letters, '3. 19.(목)'))).toBe('2026-03-19');
  expect(end(title, table(`${letters}커`, '3. 19.(목)'))).toBeNull();
});
