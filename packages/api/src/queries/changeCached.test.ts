import { expect, test, vi } from 'vitest';
import { changeCached } from './changeCached.ts';
import { createQueryClient } from './queryClient.ts';

test('what stands is changed once, what is being asked for once more with its answer', async () => {
  const client = createQueryClient();
  let answer: (count: number) => void = () => undefined;
  client.setQueryData(['counts', 'stands'], 1);
  const asked = client.fetchQuery({
    queryKey: ['counts', 'comes'],
    queryFn: () => new Promise<number>((resolve) => (answer = resolve)),
  });
  const change = vi.fn((count: number | undefined) => (count === undefined ? undefined : count + 1));
  changeCached(client, { queryKey: ['counts'] }, change);
  await vi.waitFor(() => expect(client.getQueryState(['counts', 'comes'])?.fetchStatus).toBe('fetching'));
  answer(5);
  await asked;
  await vi.waitFor(() => expect(client.getQueryData(['counts', 'comes'])).toBe(6));
  expect(client.getQueryData(['counts', 'stands'])).toBe(2);
});
