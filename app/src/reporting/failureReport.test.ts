import { describe, expect, test } from 'vitest';
import { failureKey, failureReport } from './failureReport.ts';

const said = { build: 'abc1234', level: 'error', kind: 'render', route: '/event' } as const;
const secret = 'haneul.kim@ajou.example eyJhbGciOi.J9.sig 국가장학금';

function thrown(stack: string, fields: Partial<Error> & { status?: number } = {}): Error {
  return Object.assign(new Error(secret), fields, { stack });
}

describe('failureReport', () => {
  test('keeps the places in the own files, whatever the engine calls them', () => {
    const chromium = `Error: ${secret}\n    at Home (https://bell.campus.test/assets/first-Ab_1.js:1:22)\n    at https://bell.campus.test/service-worker.js:3:4`;
    const firefox = `Home@https://bell.campus.test/assets/first-Ab_1.js:1:22\n@https://bell.campus.test/service-worker.js:3:4`;
    for (const stack of [chromium, firefox]) {
      expect(failureReport(thrown(stack), said).stack).toBe(
        'assets/first-Ab_1.js:1:22\nservice-worker.js:3:4',
      );
    }
  });

  test('leaves the message, the addresses and everything that a person wrote behind', () => {
    const stack = `Error: ${secret}\n    at https://bell.campus.test/event?keyword=${secret}\n    at f (https://bell.campus.test/assets/a.js:1:2)`;
    for (const error of [
      thrown(stack),
      thrown(stack, { name: secret }),
      secret,
      { secret },
      thrown(secret),
    ]) {
      const told = JSON.stringify(failureReport(error, { ...said, kind: `rejection ${secret}` }));
      for (const word of ['haneul', 'eyJ', '국가장학금', 'campus.test']) expect(told).not.toContain(word);
    }
  });

  test('a place that a message names is not taken for one of the stack', () => {
    const error = new Error('see assets/kim-haneul.js:1:2');
    expect(failureReport(error, said).stack).not.toContain('haneul');
  });

  test('names the code and not the board that somebody subscribes to', () => {
    expect(failureReport(new Error(), { ...said, kind: 'topics Software' }).kind).toBe('topics');
    expect(failureReport(new Error(), { ...said, kind: 'notifications unreadCount' }).kind).toBe(
      'notifications unreadCount',
    );
  });

  test('says with what status the server answered, and what was thrown instead of an error', () => {
    expect(failureReport(thrown('', { name: 'ApiError', status: 500 }), said).name).toBe('ApiError 500');
    expect(failureReport('text', said).name).toBe('string');
    expect(failureReport(undefined, said).name).toBe('undefined');
  });

  test('a deep recursion is cut to twenty places', () => {
    const stack = 'at f (https://bell.campus.test/assets/a.js:1:2)\n'.repeat(50);
    expect(failureReport(thrown(stack), said).stack.split('\n')).toHaveLength(20);
  });
});

test('two failures of one place are one kind, of two places two', () => {
  const at = (place: string) =>
    failureKey(failureReport(thrown(`at f (https://h/assets/a.js:${place})`), said));
  expect(at('1:2')).toBe(at('1:2'));
  expect(at('1:2')).not.toBe(at('1:3'));
});
