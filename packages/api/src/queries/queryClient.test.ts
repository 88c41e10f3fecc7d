import { MutationObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../ApiError.ts';
import { createQueryClient } from './queryClient.ts';

const failure = new ApiError('network');

test('a failed refetch leaves the last value and is heard of once, without the search text', async () => {
  const onFailure = vi.fn();
  const queryClient = createQueryClient(onFailure);
  const queryKey = ['events', 'board', 'Software', '장학'];
  queryClient.setQueryData(queryKey, 'last');
  await queryClient.prefetchQuery({ queryKey, queryFn: () => Promise.reject(failure), staleTime: 0 });
  expect(queryClient.getQueryData(queryKey)).toBe('last');
  expect(onFailure.mock.calls).toEqual([['events board', failure]]);
});

test('a failed write is sent once and heard of once', async () => {
  const onFailure = vi.fn();
  const queryClient = createQueryClient(onFailure);
  const mutationFn = vi.fn(() => Promise.reject(failure));
  const observer = new MutationObserver(queryClient, { mutationKey: ['like', 7], mutationFn });
  await expect(observer.mutate()).rejects.toBe(failure);
  expect(mutationFn).toHaveBeenCalledOnce();
  expect(onFailure.mock.calls).toEqual([['like', failure]]);
});
