import { type Language, language } from './language.ts';

const units = { ko: [100_000_000, 10_000, 1000], en: [1_000_000_000, 1_000_000, 1000] } as const;
const formats = new Map<Language, Intl.NumberFormat>();

/**
 * A count in few letters, cut to one decimal, never rounded up: `999`, `1.2천`, `1.3만`; in English `1.2K`, `13K`. The
 * label beside it says the exact one.
 */
export function countLabel(count: number): string {
  const whole = Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
  const unit = units[language()].find((from) => whole >= from);
  if (unit === undefined) return String(whole);
  const known = formats.get(language());
  const format =
    known ?? new Intl.NumberFormat(language(), { notation: 'compact', maximumFractionDigits: 1 });
  formats.set(language(), format);
  return format.format((Math.floor((whole * 10) / unit) * unit) / 10);
}
