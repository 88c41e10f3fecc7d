/** All that was measured: by phase, target and metric, a value for each round. */
export type Measurements = Record<string, Record<string, Record<string, number[]>>>;

/** Collects what the phases measure. */
export function createFigures() {
  const all: Measurements = {};
  return {
    all,
    note(phase: string, target: string, values: Record<string, number>) {
      for (const [metric, value] of Object.entries(values)) {
        all[phase] ??= {};
        all[phase][target] ??= {};
        all[phase][target][metric] = [...(all[phase][target][metric] ?? []), value];
      }
    },
    median: (phase: string, target: string, metric: string) => median(all[phase]?.[target]?.[metric] ?? []),
  };
}

export type Figures = ReturnType<typeof createFigures>;

/** The middle of some values; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** A table of medians, each with its lowest and highest round. */
export function printFigures({ all }: Figures): void {
  for (const [phase, targets] of Object.entries(all)) {
    console.log(`\n${phase}`);
    for (const [target, metrics] of Object.entries(targets)) {
      const cells = Object.entries(metrics).map(([metric, values]) => {
        const spread =
          values.length > 1 ? ` [${shown(Math.min(...values))}–${shown(Math.max(...values))}]` : '';
        return `${metric} ${shown(median(values))}${spread}`;
      });
      console.log(`  ${target.padEnd(16)}${cells.join(' · ')}`);
    }
  }
}

/** A figure for people: whole numbers, and what is below ten with two digits. */
export const shown = (value: number) =>
  Number.isNaN(value)
    ? '–'
    : Math.abs(value) < 10 && !Number.isInteger(value)
      ? value.toFixed(2)
      : `${Math.round(value)}`;
