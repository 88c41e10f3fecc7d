import { language } from './language.ts';
import { countUnits } from './words/compact.ts';

/**
 * A count in few letters, cut to one decimal, never rounded up: `999`, `1.2천`, `1.3만`; in English `1.2K`, `13K`. The
 * label beside it says the exact one.
 */
export function countLabel(count: number): string {
  const whole = Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
  const [size, unit] = countUnits[language()].find(([from]) => whole >= from) ?? [1, ''];
  return `${Math.floor((whole * 10) / size) / 10}${unit}`;
}
