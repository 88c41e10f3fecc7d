import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenCalm } from './whenCalm.ts';

describe('an invitation', () => {
  let page: EventTarget;
  const work = vi.fn();
  const startedAt = 5_000;
  const start = (options: { dueAt: number; untouchedDueAt?: number; calmMs: number }) =>
    whenCalm(work, { target: page, now: Date.now, ...options });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(startedAt);
    page = new EventTarget();
    work.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const passing = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return work.mock.calls.length;
  };

  test('comes when it is due, once', () => {
    start({ dueAt: startedAt + 400, calmMs: 1000 });
    expect(passing(399)).toBe(0);
    expect(passing(1)).toBe(1);
    expect(passing(60_000)).toBe(1);
  });

  test('that is overdue comes after a glance at what the student does', () => {
    start({ dueAt: 1_000, calmMs: 1000 });
    expect(passing(149)).toBe(0);
    expect(passing(1)).toBe(1);
  });

  test('that is overdue waits for a scroll under way', () => {
    start({ dueAt: 1_000, calmMs: 1000 });
    passing(50);
    page.dispatchEvent(new Event('scroll'));
    expect(passing(999)).toBe(0);
    expect(passing(1)).toBe(1);
  });

  test.each(['scroll', 'touchmove', 'keydown', 'input'])('waits for calm after the last %s', (name) => {
    start({ dueAt: startedAt + 1000, calmMs: 1000 });
    for (let at = 0; at < 20; at += 1) {
      page.dispatchEvent(new Event(name));
      expect(passing(300)).toBe(0);
    }
    expect(passing(699)).toBe(0);
    expect(passing(1)).toBe(1);
  });

  test('leaves a screen that nobody has touched alone for longer', () => {
    start({ dueAt: startedAt + 3000, untouchedDueAt: startedAt + 8000, calmMs: 1000 });
    expect(passing(7999)).toBe(0);
    expect(passing(1)).toBe(1);
  });

  test.each([
    ['early', 500, 3000],
    ['later', 4000, 5000],
    ['last', 7500, 8500],
  ])('comes in the pause after the first touch: %s', (_, touchedAt, dueAt) => {
    start({ dueAt: startedAt + 3000, untouchedDueAt: startedAt + 8000, calmMs: 1000 });
    passing(touchedAt);
    page.dispatchEvent(new Event('touchstart'));
    expect(passing(dueAt - touchedAt - 1)).toBe(0);
    expect(passing(1)).toBe(1);
  });

  test('is not late for what happened long before it was due', () => {
    start({ dueAt: startedAt + 3000, calmMs: 1000 });
    page.dispatchEvent(new Event('scroll'));
    expect(passing(3000)).toBe(1);
  });

  test('that is called off never comes', () => {
    start({ dueAt: startedAt + 100, calmMs: 1000 })();
    expect(passing(60_000)).toBe(0);
  });
});
