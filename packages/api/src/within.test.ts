import { expect, test } from 'vitest';
import { within } from './within.ts';

test('work is waited for, and no longer than said', async () => {
  await expect(within(60_000, Promise.resolve('done'))).resolves.toBe('done');
  await expect(within(5, new Promise(() => undefined))).rejects.toThrow('no answer within 5 ms');
});
