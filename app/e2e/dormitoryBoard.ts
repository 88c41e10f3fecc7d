import type { CampusControl } from './test.ts';

/** The address of the dormitory's board in the search, and its call. */
export const dormitory = `/event?${new URLSearchParams({ group: '기숙사', detail: '기숙사' })}`;
export const dormitoryCall = 'GET /api/event/Dormitory';

/** The pages of a list that were asked for, in their order. */
export async function pagesAsked(campus: CampusControl, path: string): Promise<number[]> {
  const calls = (await campus.log()).filter((call) => call.path === path);
  return calls.map(({ query }) => Number(new URLSearchParams(query).get('page')));
}
