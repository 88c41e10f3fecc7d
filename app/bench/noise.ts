import { loadavg } from 'node:os';
import { median } from './figures.ts';

const rounds = 20_000_000;

/** Times the same piece of work again and again: where it takes longer, something else was running. */
export function createNoiseMeter() {
  const times: number[] = [];
  return {
    sample() {
      const started = performance.now();
      let sum = 0;
      for (let at = 0; at < rounds; at += 1) sum = (sum * 31 + at) | 0;
      times.push(performance.now() - started + (sum === 0.5 ? 1 : 0));
    },
    verdict() {
      const slowest = Math.max(...times) / Math.min(...times);
      return {
        medianMs: Math.round(median(times)),
        slowestToFastest: Number(slowest.toFixed(2)),
        load: Number((loadavg()[0] ?? 0).toFixed(2)),
        isQuiet: slowest < 1.3,
      };
    },
  };
}
