import { room } from './room.ts';

/** A student's own boards: chips, pins and their order. */
export const pins = room({
  title: ['내 게시판', 'My boards'],
  /** Spoken behind a board's name. */
  ofDepartment: [', 내 학과', ', your department'],
  /** Spoken behind a board's name. */
  isPinned: [', 고정한 게시판', ', pinned'],
  edit: ['편집', 'Edit'],
  pinned: ['고정한 게시판 {count}/{max}', 'Pinned boards {count}/{max}'],
  pinHint: [
    '고정한 게시판은 검색 화면 맨 앞에 항상 보여요. 게시판을 고를 때 핀을 눌러 고정해 주세요.',
    'Pinned boards always come first in the search. Tap the pin beside a board to pin it.',
  ],
  moveUp: ['{board} 앞으로', 'Move {board} up'],
  moveDown: ['{board} 뒤로', 'Move {board} down'],
  place: ['{board}, {count}개 중 {place}번째', '{board}, {place} of {count}'],
  recent: ['최근에 본 게시판', 'Recently viewed boards'],
  pin: ['{board} 고정', 'Pin {board}'],
});
