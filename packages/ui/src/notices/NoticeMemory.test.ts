import { describe, expect, test, vi } from 'vitest';
import { createNoticeMemory } from './NoticeMemory.tsx';
import { noticeKeys } from './noticeKeys.tsx';

/** A device that two tabs and several people share. */
function device() {
  const kept = new Map<string, string>();
  const tabs = new Set<(key: string | null) => void>();
  let owner: string | null = 'kim';
  return {
    kept,
    tab(isFull = false) {
      const own = new Set<(key: string | null) => void>();
      const tell = (key: string | null) => {
        for (const listener of own) listener(key);
      };
      tabs.add(tell);
      return createNoticeMemory({
        owner: () => owner,
        get: (key) => kept.get(key) ?? null,
        set(key, value) {
          if (isFull) return;
          kept.set(key, value);
          for (const other of tabs) if (other !== tell) other(key);
        },
        follow(onChange) {
          own.add(onChange);
          return () => own.delete(onChange);
        },
      });
    },
    comes(next: string | null) {
      owner = next;
      for (const tell of tabs) tell(null);
    },
  };
}

describe('notices that were opened', () => {
  test('are found again after a restart', () => {
    const phone = device();
    phone.tab().read.add(17);
    expect(phone.tab().read.has(17)).toBe(true);
    expect(phone.tab().read.has(18)).toBe(false);
  });

  test('are at most 3,000, the ones opened last', () => {
    const phone = device();
    phone.kept.set(noticeKeys.read, JSON.stringify(['kim', Array.from({ length: 3000 }, (_, at) => at + 1)]));
    const { read } = phone.tab();
    read.add(1);
    read.add(9001);
    expect([1, 2, 3, 3000, 9001].map(read.has)).toEqual([true, false, true, true, true]);
    expect(JSON.parse(phone.kept.get(noticeKeys.read) ?? '')[1]).toHaveLength(3000);
  });

  test('are the same in two tabs, none lost', () => {
    const phone = device();
    const [one, other] = [phone.tab(), phone.tab()];
    const onChange = vi.fn();
    other.read.follow(onChange);
    one.read.add(1);
    expect(onChange).toHaveBeenCalledOnce();
    other.read.add(2);
    expect([one, other].map(({ read }) => [read.has(1), read.has(2)])).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  test('are nobody else’s', () => {
    const phone = device();
    const { read, boards, dismissed, deadlines } = phone.tab();
    read.add(1);
    boards.see('Software', 5);
    boards.showNew('Software', { count: 2, isMore: false });
    dismissed.on('2026-03-04');
    deadlines.change(() => ({ 1: '2026-03-05' }));
    for (const next of ['lee', null]) {
      phone.comes(next);
      expect(read.has(1)).toBe(false);
      expect([boards.seenUntil('Software'), boards.newOn('Software')]).toEqual([null, null]);
      expect([dismissed.day(), deadlines.all()]).toEqual([null, null]);
    }
  });

  test('are kept for this visit where the device keeps nothing', () => {
    const { read } = device().tab(true);
    read.add(1);
    expect(read.has(1)).toBe(true);
  });

  test.each(['', '{', '7', '["kim"]', '["kim",{"a":1}]', '["kim",[null,"x",1.5]]', '[null,[1]]'])(
    'are none where %j is kept',
    (text) => {
      const phone = device();
      for (const key of Object.values(noticeKeys)) phone.kept.set(key, text);
      const { read, boards } = phone.tab();
      expect(read.has(1)).toBe(false);
      read.add(2);
      expect(phone.tab().read.has(2)).toBe(true);
      expect(boards.seenUntil('Software')).toBeNull();
    },
  );
});

describe('a board', () => {
  test('remembers the newest notice that was seen, never an older one', () => {
    const phone = device();
    const { boards } = phone.tab();
    boards.see('Software', 500);
    boards.see('Software', 400);
    expect(phone.tab().boards.seenUntil('Software')).toBe(500);
    expect(boards.seenUntil('Dormitory')).toBeNull();
  });

  test('tells what was new to whoever shows its chip, once', () => {
    const { boards } = device().tab();
    const onChange = vi.fn();
    boards.follow(onChange);
    boards.showNew('Software', { count: 2, isMore: false });
    boards.showNew('Software', { count: 2, isMore: false });
    expect(onChange).toHaveBeenCalledOnce();
    expect(boards.newOn('Software')).toEqual({ count: 2, isMore: false });
    boards.showNew('Software', null);
    expect(boards.newOn('Software')).toBeNull();
  });
});

test('deadlines that are not what they should be are left out', () => {
  const phone = device();
  phone.kept.set(
    noticeKeys.deadlines,
    JSON.stringify(['kim', { 1: '2026-03-05', 2: '2026-03-05T18:00', 3: 'soon', 4: 7 }]),
  );
  expect(phone.tab().deadlines.all()).toEqual({ 1: '2026-03-05', 2: '2026-03-05T18:00' });
});
