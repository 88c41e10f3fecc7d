import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterAnswer } from './afterAnswer.ts';

const start = 'https://campus.test/';
const place = { href: start };
let draw: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  place.href = start;
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: place }));
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  draw = () => {
    for (const frame of frames.splice(0)) frame(performance.now());
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the act waits for the frame of the answer', async () => {
  const act = vi.fn();
  const done = afterAnswer(act);
  await vi.advanceTimersByTimeAsync(50);
  expect(act).not.toHaveBeenCalled();
  draw();
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenCalledOnce();
  await done;
});

test('a hidden page, which has no frames, acts all the same', async () => {
  const act = vi.fn();
  void afterAnswer(act);
  await vi.advanceTimersByTimeAsync(300);
  expect(act).toHaveBeenCalledOnce();
});

test('of two taps the later one counts', async () => {
  const [tab, card] = [vi.fn(), vi.fn()];
  const isDone = [afterAnswer(card), afterAnswer(tab)];
  draw();
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all(isDone)).toEqual([false, true]);
  expect(card).not.toHaveBeenCalled();
  expect(tab).toHaveBeenCalledOnce();
});

test('who is elsewhere already, by a link that leads there at once, is left there', async () => {
  const act = vi.fn();
  void afterAnswer(act);
  place.href = `${start}notifications`;
  draw();
  await vi.advanceTimersByTimeAsync(300);
  expect(act).not.toHaveBeenCalled();
});

test('who has gone back meanwhile is left there', async () => {
  const act = vi.fn();
  void afterAnswer(act);
  window.dispatchEvent(new Event('popstate'));
  draw();
  await vi.advanceTimersByTimeAsync(300);
  expect(act).not.toHaveBeenCalled();
});
