import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendWithin } from './sendWithin.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const address = 'http://api.campus.test/api/users';
const never = () => new Promise<Response>(() => undefined);

test('an answer in time is given', async () => {
  const answer = new Response('ok');
  await expect(sendWithin(new Request(address), 1000, async () => answer)).resolves.toBe(answer);
});

test('a call without an answer ends at its limit and not before, though its fetch never does', async () => {
  const ended = vi.fn();
  sendWithin(new Request(address), 1000, never).catch(ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'TimeoutError', message: 'no answer in time' }),
  );
});

test('the fetch below hears of the limit, also while the body still arrives', async () => {
  let sent: Request | null = null;
  await sendWithin(new Request(address), 1000, async (request) => {
    sent = request;
    return new Response('the head of it');
  });
  expect(sent).toMatchObject({ signal: { aborted: false } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toMatchObject({ signal: { aborted: true, reason: { name: 'TimeoutError' } } });
});

test.each([
  ['before it is sent', true],
  ['while it is on its way', false],
])('a caller who gives up %s ends it with the reason of the caller', async (_, isBefore) => {
  const controller = new AbortController();
  const reason = new Error('the screen has gone');
  if (isBefore) controller.abort(reason);
  const request = new Request(address, { signal: controller.signal });
  let below: AbortSignal | undefined;
  const call = sendWithin(request, 1000, (sent) => {
    below = sent.signal;
    return never();
  });
  const ended = expect(call).rejects.toBe(reason);
  controller.abort(reason);
  await ended;
  expect(below?.aborted).toBe(true);
});
