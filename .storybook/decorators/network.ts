import type { Campus } from '@campus-bell/fixtures/campus';
import { scenarios } from '@campus-bell/fixtures/scenarios';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { World } from '../toolbar/settings.ts';
import { apiOrigin } from './apiOrigin.ts';

const everything = `${apiOrigin}/*`;

const answeringAfter = (ms: number) => [
  http.all(everything, async () => {
    await delay(ms);
  }),
];

/** What the toolbar's network does to every answer of the story, pictures included; goes before its handlers. */
export const networks: Record<World['network'], (campus: Campus) => HttpHandler[]> = {
  story: () => [],
  fast: () => answeringAfter(100),
  slow: () => answeringAfter(3000),
  offline: () => [http.all(everything, () => HttpResponse.error())],
  failing: scenarios.serverDown,
};
