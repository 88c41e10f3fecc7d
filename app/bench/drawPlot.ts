import { shown } from './figures.ts';
import { type Goal, isMet } from './verdict.ts';

const width = 760;
const rowHeight = 26;
const left = 330;
const barWidth = 300;
const top = 48;
/** How far the bars reach beyond a goal, as parts of it. */
const reach = 1.5;

/** Draws what was reached of every goal as a picture for the README, for light and dark pages. */
export function drawPlot(title: string, goals: readonly Goal[]): string {
  const drawn = goals.filter(({ reached, limit }) => !Number.isNaN(reached) && limit > 0);
  const rows = drawn.map((goal, at) => row(goal, top + at * rowHeight));
  const height = top + drawn.length * rowHeight + 12;
  const goalAt = left + barWidth / reach;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">
<style>
text { font: 13px system-ui, sans-serif; fill: #1b2430 }
.title { font-weight: 700; font-size: 15px }
.track { fill: #e6eaf0 }
.bar { fill: #1a5fd0 }
.missed { fill: #c2410c }
.goal { stroke: #1b2430; stroke-width: 1.5 }
@media (prefers-color-scheme: dark) {
  text { fill: #e8edf4 }
  .track { fill: #2a3340 }
  .bar { fill: #6ea3f7 }
  .missed { fill: #fb923c }
  .goal { stroke: #e8edf4 }
}
</style>
<text class="title" x="8" y="24">${title}</text>
${rows.join('\n')}
<line class="goal" x1="${goalAt}" x2="${goalAt}" y1="${top - 6}" y2="${height - 10}"/>
</svg>
`;
}

function row(goal: Goal, y: number): string {
  const { phase, what, reached, limit, isAtLeast } = goal;
  const length = Math.round((barWidth / reach) * Math.min(reach, reached / limit));
  const look = isMet(goal) ? 'bar' : 'missed';
  const told = `${shown(reached)} (${isAtLeast ? '≥' : '≤'} ${shown(limit)})`;
  return `<text x="8" y="${y + 14}">${phase}: ${what}</text><rect class="track" x="${left}" y="${y + 3}" width="${barWidth}" height="13" rx="3"/><rect class="${look}" x="${left}" y="${y + 3}" width="${length}" height="13" rx="3"/><text x="${left + barWidth + 10}" y="${y + 14}">${told}</text>`;
}
