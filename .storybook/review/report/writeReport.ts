import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, outcomes, type PictureKey } from '../reviewedSet.ts';
import type { Size } from '../storyPage.ts';

/** One picture in the report. */
export interface ReportRow extends PictureKey {
  title: string;
  name: string;
  outcome: Outcome;
  /** How many pixels differ from the reviewed picture. */
  pixels: number;
  /** Null when there is no new picture. */
  size: Size | null;
  problems: string[];
}

interface ReportFacts {
  rows: readonly ReportRow[];
  counts: Record<Outcome, number>;
  /** Why there is no verdict. */
  note: string | null;
  chromium: string;
  only: readonly string[];
}

const headings: Record<Outcome, { title: string; says: string }> = {
  failed: { title: 'Failed', says: 'The story did not come to its end, so there is no picture to judge.' },
  changed: { title: 'Changed', says: 'These look different from their reviewed picture.' },
  new: { title: 'New', says: 'These have no reviewed picture yet.' },
  removed: { title: 'Removed', says: 'Their story is gone; approving takes the pictures away.' },
  unchanged: { title: 'Unchanged', says: 'These look exactly as they did when they were reviewed.' },
};
const views = ['Side by side', 'Slider', 'Difference'];

/** Writes the page of a run beside its pictures and gives its path. */
export function writeReport(directory: string, facts: ReportFacts): string {
  const file = join(directory, 'index.html');
  writeFileSync(file, reportPage(facts));
  return file;
}

function reportPage({ rows, counts, note, chromium, only }: ReportFacts): string {
  const differing = counts.failed + counts.changed + counts.new + counts.removed;
  const verdict =
    note ?? (differing === 0 ? 'Everything looks as it was reviewed.' : `${count(differing)} to look at.`);
  const tone = note !== null ? 'unsure' : differing === 0 ? 'same' : 'different';
  const scope = only.length > 0 ? ` · only ${only.map(escaped).join(', ')}` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${counts.changed} changed, ${counts.new} new · Visual review</title>
<link rel="icon" href="data:,">
<style>${readFileSync(join(import.meta.dirname, 'report.css'), 'utf8')}</style>
</head>
<body>
<header class="top">
  <div class="wide">
    <h1>Visual review</h1>
    <p class="verdict ${tone}">${escaped(verdict)}</p>
    <div class="about">
    <p class="facts">${count(rows.length)} · Chromium ${escaped(chromium)}${scope}</p>
    <p class="keys"><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> view · <kbd>/</kbd> find</p>
    </div>
  </div>
</header>
<nav class="bar" aria-label="Filter">
  <div class="wide">
    <ul class="outcomes">${outcomes.map((outcome) => tab(outcome, counts[outcome])).join('')}</ul>
    <label class="find"><span class="unseen">Find</span><input id="find" type="search" placeholder="Story or id" autocomplete="off"></label>
    <fieldset class="choice" id="themes"><legend class="unseen">Theme</legend>${radios('theme', ['Both', 'Light', 'Dark'])}</fieldset>
  </div>
</nav>
<main class="wide">
${outcomes.map((outcome) => section(outcome, rows)).join('\n')}
<p id="nothing" role="status" hidden>Nothing here has that name.</p>
</main>
<script>${readFileSync(join(import.meta.dirname, 'report.js'), 'utf8')}</script>
</body>
</html>
`;
}

function tab(outcome: Outcome, number: number): string {
  const { title } = headings[outcome];
  const label = `<span class="dot ${outcome}"></span>${title} <b>${number}</b>`;
  return number === 0
    ? `<li><span class="tab">${label}</span></li>`
    : `<li><a class="tab" href="#${outcome}">${label}</a></li>`;
}

function section(outcome: Outcome, rows: readonly ReportRow[]): string {
  const stories = new Map<string, ReportRow[]>();
  for (const row of rows) {
    if (row.outcome === outcome) stories.set(row.id, [...(stories.get(row.id) ?? []), row]);
  }
  if (stories.size === 0) return '';
  const { title, says } = headings[outcome];
  const items = [...stories.values()].map((group) => story(outcome, group)).join('\n');
  const list = `<div class="${outcome === 'changed' || outcome === 'failed' ? 'stack' : 'grid'}">${items}</div>`;
  const heading = `<h2><span class="dot ${outcome}"></span>${title}</h2>`;
  if (outcome === 'unchanged') {
    return `<section id="${outcome}"><details><summary>${heading}<span>${says}</span></summary>${list}</details></section>`;
  }
  return `<section id="${outcome}"><div class="lead">${heading}<p>${says}</p></div>${list}</section>`;
}

function story(outcome: Outcome, group: readonly ReportRow[]): string {
  const [first] = group;
  if (first === undefined) return '';
  const { id, title, name } = first;
  const command = `npm run visual:approve -- ${id}`;
  const copy =
    outcome === 'changed' || outcome === 'new' || outcome === 'removed'
      ? `<button type="button" data-copy="${escaped(command)}">Copy approval</button>`
      : '';
  const shown = group.map((row) => (outcome === 'changed' ? changed(row) : single(row))).join('');
  return `<article id="${outcome}-${id}" tabindex="-1" data-words="${escaped(`${title} ${name} ${id}`.toLowerCase())}">
<div class="head"><h3><span class="group">${escaped(title)}</span>${escaped(name)}</h3><code>${escaped(id)}</code>${copy}</div>
<div class="themes">${shown}</div>
</article>`;
}

function single(row: ReportRow): string {
  const label = `<figcaption><span class="theme">${row.theme}</span></figcaption>`;
  if (row.outcome === 'failed') {
    const problems = row.problems.map((problem) => `<pre>${escaped(problem)}</pre>`).join('');
    return `<figure class="failed" data-theme-of="${row.theme}">${label}${problems}</figure>`;
  }
  const folder = row.outcome === 'removed' ? 'reviewed' : 'taken';
  return `<figure data-theme-of="${row.theme}">${label}${image(folder, row, `${row.name}, ${row.theme}`)}</figure>`;
}

function changed(row: ReportRow): string {
  const { theme, id, pixels } = row;
  const group = `view-${theme}-${id}`;
  const before = image('reviewed', row, `${row.name} as reviewed, ${theme}`);
  const now = image('taken', row, `${row.name} now, ${theme}`);
  const marked = image('marked', row, `Differences of ${row.name}, ${theme}`);
  return `<div class="change" data-theme-of="${theme}">
<div class="tools"><span class="theme">${theme}</span><span class="pixels">${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}</span>
<fieldset class="choice views"><legend class="unseen">View</legend>${radios(group, views)}</fieldset></div>
<div class="view" data-view="0"><figure><figcaption>Reviewed</figcaption>${before}</figure><figure><figcaption>Now</figcaption>${now}</figure><figure><figcaption>Difference</figcaption>${marked}</figure></div>
<div class="view" data-view="1" hidden><div class="slider"><div class="layers">${before}<div class="over">${now}</div><i></i></div>
<label><span>Reviewed</span><input type="range" min="0" max="100" value="50" step="1" aria-label="From reviewed to now"><span>Now</span></label></div></div>
<div class="view" data-view="2" hidden><figure>${marked}</figure></div>
</div>`;
}

function radios(name: string, labels: readonly string[]): string {
  return labels
    .map(
      (label, index) =>
        `<label><input type="radio" name="${escaped(name)}" value="${index}"${index === 0 ? ' checked' : ''}><span>${label}</span></label>`,
    )
    .join('');
}

function image(folder: string, { theme, id, size }: ReportRow, alt: string): string {
  const sides = size === null || folder !== 'taken' ? '' : ` width="${size.width}" height="${size.height}"`;
  return `<a class="picture ${theme}" href="${folder}/${theme}/${id}.webp" target="_blank"><img src="${folder}/${theme}/${id}.webp" alt="${escaped(alt)}" loading="lazy" decoding="async"${sides}></a>`;
}

function count(pictures: number): string {
  return pictures === 1 ? '1 picture' : `${pictures.toLocaleString('en')} pictures`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
