const units = [
  { from: 100_000_000, name: '억' },
  { from: 10_000, name: '만' },
  { from: 1000, name: '천' },
] as const;

/** A count in few letters, cut to one decimal, never rounded up: `999`, `1.2천`, `1.3만`. The label beside it says the exact one. */
export function countLabel(count: number): string {
  const whole = Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
  const unit = units.find(({ from }) => whole >= from);
  return unit ? `${Math.floor((whole * 10) / unit.from) / 10}${unit.name}` : String(whole);
}
