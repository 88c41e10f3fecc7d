/** One bar of the plot. */
export interface Bar {
  label: string;
  /** The median. */
  value: number;
  /** Lowest and highest of the runs; null where there was one. */
  range: readonly [number, number] | null;
  /** The value at which the bar is full. */
  full: number;
  unit: string;
}

const width = 720;
const rowHeight = 30;
const left = 210;
const barWidth = 280;
const top = 44;

/** Draws the benchmark's figures as a picture for the README, for light and dark pages. */
export function drawPlot(title: string, bars: readonly Bar[]): string {
  const rows = bars.map((bar, at) => row(bar, top + at * rowHeight));
  const height = top + bars.length * rowHeight + 12;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">
<style>
text { font: 14px system-ui, sans-serif; fill: #1b2430 }
.title { font-weight: 700; font-size: 15px }
.track { fill: #e6eaf0 }
.bar { fill: #1a5fd0 }
.range { stroke: #1b2430; stroke-width: 1.5 }
@media (prefers-color-scheme: dark) {
  text { fill: #e8edf4 }
  .track { fill: #2a3340 }
  .bar { fill: #6ea3f7 }
  .range { stroke: #e8edf4 }
}
</style>
<text class="title" x="8" y="24">${title}</text>
${rows.join('\n')}
</svg>
`;
}

function row({ label, value, range, full, unit }: Bar, y: number): string {
  const at = (figure: number) => Math.round(barWidth * Math.min(1, figure / full));
  const middle = y + 11;
  const spread =
    range === null
      ? ''
      : `<line class="range" x1="${left + at(range[0])}" x2="${left + at(range[1])}" y1="${middle}" y2="${middle}"/>`;
  const runs = range === null ? '' : ` (${range[0]} to ${range[1]})`;
  return `<text x="8" y="${y + 16}">${label}</text><rect class="track" x="${left}" y="${y + 4}" width="${barWidth}" height="14" rx="3"/><rect class="bar" x="${left}" y="${y + 4}" width="${at(value)}" height="14" rx="3"/>${spread}<text x="${left + barWidth + 10}" y="${y + 16}">${value}${unit}${runs}</text>`;
}
