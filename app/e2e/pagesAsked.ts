import type { CampusControl } from './test.ts';

/** The pages of a list that were asked for, in their order. */
export async function pagesAsked(campus: CampusControl, path: string): Promise<number[]> {
  const calls = (await campus.log()).filter((call) => call.path === path);
  return calls.map(({ query }) => Number(new URLSearchParams(query).get('page')));
}
