import { ApiError } from '@campus-bell/api/ApiError';
import { afterEach, expect, test, vi } from 'vitest';
import { logFailure } from './log.ts';
import { reportFailure } from './reporting/reportFailure.ts';

vi.mock('./reporting/reportFailure.ts', () => ({ reportFailure: vi.fn() }));

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => void vi.clearAllMocks());

test.each([
  new ApiError('http', { status: 500 }),
  new ApiError('timeout'),
  new ApiError('unreadable'),
  new Error('broken'),
])('%s is for the console and, as a warning, for the team', (error) => {
  logFailure('member', error);
  expect(warn).toHaveBeenCalledOnce();
  expect(reportFailure).toHaveBeenCalledExactlyOnceWith('member', error, 'warning');
});

test.each(['network', 'aborted', 'signedOut'] as const)(
  'a call without a %s answer is for the console alone',
  (kind) => {
    logFailure('member', new ApiError(kind));
    expect(warn).toHaveBeenCalledOnce();
    expect(reportFailure).not.toHaveBeenCalled();
  },
);
