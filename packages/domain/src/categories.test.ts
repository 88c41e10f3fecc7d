import { describe, expect, test } from 'vitest';
import {
  boardByName,
  boardBySlug,
  boards,
  categoryGroups,
  categoryOf,
  categorySlug,
  defaultCategory,
  severalBoards,
} from './categories.ts';

describe('the boards', () => {
  test('all 58 boards resolve by name and by slug', () => {
    expect(boards).toHaveLength(58);
    for (const board of boards) {
      expect(boardByName(board.name)).toBe(board);
      expect(boardBySlug(board.slug)).toBe(board);
      expect(board.slug).toMatch(/^[A-Za-z]+$/);
    }
  });

  test('every board stands in a dropdown', () => {
    const shown = new Set(categoryGroups.flatMap((group) => group.boards));
    expect(shown.size).toBe(58);
  });

  test('the slug of the mathematics department is spelled as the server spells it', () => {
    expect(boardByName('수학과')?.slug).toBe('Mathmatics');
  });

  test('unknown names and the test board of the server are no board', () => {
    expect(boardBySlug('Test')).toBeNull();
    expect(boardByName('테스트')).toBeNull();
    expect(boardBySlug('constructor')).toBeNull();
    expect(boardBySlug('software')).toBeNull();
  });
});

describe('the groups', () => {
  test('stand in the order of the dropdown with this many details', () => {
    expect(categoryGroups.map(({ name, boards: details }) => [name, details.length])).toEqual([
      ['아주대 공지사항', 2],
      ['학과 공지사항', 43],
      ['단과대 공지사항', 13],
      ['기숙사', 1],
      ['대학원', 1],
    ]);
  });

  test('list departments and colleges in Korean order', () => {
    for (const group of categoryGroups.slice(1, 3)) {
      const names = group.boards.map(({ name }) => name);
      expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
    }
  });

  test('share exactly two colleges that are also departments', () => {
    const [, departments, colleges] = categoryGroups;
    const shared = departments?.boards.filter((board) => colleges?.boards.includes(board));
    expect(shared?.map(({ name }) => name)).toEqual(['간호대학', '국제학부대학']);
  });
});

describe('a category', () => {
  test('is the general university board to begin with', () => {
    expect(defaultCategory).toEqual({ group: '아주대 공지사항', detail: '아주대학교-일반' });
    expect(categoryOf(null, null)).toEqual(defaultCategory);
    expect(categoryOf(undefined, undefined)).toEqual(defaultCategory);
  });

  test('is kept when the detail belongs to the group', () => {
    for (const group of categoryGroups) {
      for (const { name } of group.boards) {
        expect(categoryOf(group.name, name)).toEqual({ group: group.name, detail: name });
      }
    }
  });

  test('takes the first detail of a newly chosen group', () => {
    expect(categoryOf('단과대 공지사항', '아주대학교-일반').detail).toBe('간호대학');
    expect(categoryOf('대학원', null).detail).toBe('대학원');
  });

  test('takes the saved detail if it is valid in the chosen group', () => {
    expect(categoryOf('학과 공지사항', null, '소프트웨어학과').detail).toBe('소프트웨어학과');
    expect(categoryOf('학과 공지사항', '기숙사', '소프트웨어학과').detail).toBe('소프트웨어학과');
  });

  test('takes the first detail if the saved one is not valid in the chosen group', () => {
    expect(categoryOf('기숙사', null, '소프트웨어학과').detail).toBe('기숙사');
  });

  test('prefers a valid detail to the saved one', () => {
    expect(categoryOf('학과 공지사항', '사학과', '소프트웨어학과').detail).toBe('사학과');
  });

  test('keeps the chosen group of a college that stands in two', () => {
    expect(categoryOf('단과대 공지사항', '국제학부대학').group).toBe('단과대 공지사항');
    expect(categoryOf('학과 공지사항', '국제학부대학').group).toBe('학과 공지사항');
  });

  test('finds the group of a detail that comes without a known one', () => {
    expect(categoryOf('없는 단체', '공과대학')).toEqual({ group: '단과대 공지사항', detail: '공과대학' });
    expect(categoryOf(null, '간호대학')).toEqual({ group: '학과 공지사항', detail: '간호대학' });
  });

  test('is the default when neither name is known', () => {
    expect(categoryOf('없는 단체', '없는 게시판', '소프트웨어학과')).toEqual(defaultCategory);
  });

  test('has the slug of its detail, the general board for an unknown one', () => {
    expect(categorySlug({ group: '학과 공지사항', detail: '간호대학' })).toBe('Nursing');
    expect(categorySlug({ group: '단과대 공지사항', detail: '간호대학' })).toBe('Nursing');
    expect(categorySlug({ group: '기숙사', detail: '없는 게시판' })).toBe('AjouNormal');
  });
});

describe('the boards that are searched together', () => {
  test('are known ones, each once, five at most', () => {
    const slugs = ['Software', 'Nope', 'Software', 'Dormitory', 'Graduate', 'Business', 'Dasan', 'Nursing'];
    expect(severalBoards(slugs)).toEqual(['Software', 'Dormitory', 'Graduate', 'Business', 'Dasan']);
  });

  test('are two and more, none where fewer are left', () => {
    expect(severalBoards(['Software', 'Dormitory'])).toEqual(['Software', 'Dormitory']);
    expect(severalBoards(['Software', 'software ', ''])).toEqual([]);
    expect(severalBoards([])).toEqual([]);
  });
});
