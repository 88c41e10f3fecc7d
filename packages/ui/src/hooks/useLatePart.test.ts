import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latePart } from './useLatePart.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part that did not come is asked for again; one that is on its way or has come is not', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue('part');
  const part = latePart(load);
  const onChange = vi.fn();
  part.follow(onChange);

  for (const [calls, current] of [
    [1, null],
    [2, 'part'],
    [2, 'part'],
  ] as const) {
    part.askWhenIdle();
    part.askWhenIdle();
    await vi.runAllTimersAsync();
    expect(load).toHaveBeenCalledTimes(calls);
    expect(part.current()).toBe(current);
  }
  expect(onChange).toHaveBeenCalledOnce();
});

test.each([
  ['within 2 s', undefined, 2000],
  ['within what is given', () => 500, 500],
])('a busy page asks for it %s', (_when, withinMs, timeout) => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  latePart(async () => 'part', withinMs).askWhenIdle();
  expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout });
});
