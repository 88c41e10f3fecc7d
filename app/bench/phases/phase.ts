import type { BenchApi } from '../benchApi.ts';
import type { Figures } from '../figures.ts';
import type { Line } from '../line.ts';
import type { Target } from '../targets.ts';

/** What every phase gets. */
export interface Bench {
  targets: readonly Target[];
  api: BenchApi;
  line: Line;
  figures: Figures;
}

/** Our own app among the targets. */
export function appOf({ targets }: Bench): Target {
  const app = targets.find(({ name }) => name === 'app');
  if (app === undefined) throw new Error('No target is the app.');
  return app;
}
