/** The board that every target lists: longer than any of the campus. */
export const longBoard = {
  path: '/api/event/Dormitory',
  address: `/event?${new URLSearchParams({ group: '기숙사', detail: '기숙사' })}`,
  rows: 2000,
  firstId: 500_000,
};

const words = ['장학금 신청', '입사 안내', '시설 점검', '특강 모집', '학사 일정', '봉사 활동', '공모전'];
const body =
  '신청 기간과 방법을 확인하시고 기한 안에 제출해 주시기 바랍니다.\\n문의는 학과 사무실로 부탁드립니다.\\n';

/** What the title of a row begins with; no other row's title holds it. */
export const rowTitle = (number: number) => `[${number}번째 글]`;

/** Finds the number in a row's title. */
export const rowPattern = '^\\[(\\d+)번째 글\\]';

const hasPicture = (index: number) => index % 3 === 0;

/** The picture of an event: a third of the rows show it, each its own, as on a real board. */
const pictureOf = (index: number) => `${(index % 13) * 1000 + Math.floor(index / 13)}.jpg`;

/** The names of all pictures that the first so many rows show, and some of them, by their number, as their own page. */
export const picturesOf = (count: number, opened: readonly number[]) => [
  ...Array.from({ length: count }, (_, index) => index)
    .filter(hasPicture)
    .map(pictureOf),
  ...opened.map((row) => pictureOf(row - 1)),
];

function rowOf(index: number, apiOrigin: string) {
  return {
    eventId: longBoard.firstId + index,
    title: `${rowTitle(index + 1)} ${words[index % words.length]}${' 및 제출 서류'.repeat(index % 4)}`,
    content: body.repeat(1 + (index % 5)),
    imgUrl: hasPicture(index) ? `${apiOrigin}/images/${pictureOf(index)}` : null,
    url: null,
    createdAt: '2026-03-04T06:10:00',
    likesCount: index % 90,
    viewCount: index * 3,
    star: false,
    subject: '기숙사',
    type: 'Dormitory',
    writer: null,
  };
}

/** The page of the board that an address asks for. */
export function pageOfLongBoard(address: URL, apiOrigin: string) {
  const page = Number(address.searchParams.get('page') ?? 0);
  const size = 10;
  const start = page * size;
  const count = Math.max(0, Math.min(size, longBoard.rows - start));
  return {
    result: Array.from({ length: count }, (_, at) => rowOf(start + at, apiOrigin)),
    hasNext: start + size < longBoard.rows,
    hasPrevious: page > 0,
    currentPage: page,
    sort: {},
  };
}

/** One of its events as its own page asks for it; null for others. */
export function longBoardEvent(id: number, apiOrigin: string) {
  const index = id - longBoard.firstId;
  if (index < 0 || index >= longBoard.rows) return null;
  const row = rowOf(index, apiOrigin);
  return {
    ...row,
    content: body.repeat(12),
    imgUrl: [`${apiOrigin}/images/${pictureOf(index)}`],
  };
}
