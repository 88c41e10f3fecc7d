import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, raw } from 'hono/html';
import type { Size } from '../../toolbar/settings.ts';
import { type Counts, type Outcome, outcomes, type PictureKey } from '../reviewedSet.ts';

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
  counts: Counts;
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
const read = (name: string) => raw(readFileSync(join(import.meta.dirname, name), 'utf8'));

/** Writes the page of a run beside its pictures and gives its path. */
export function writeReport(directory: string, { rows, counts, note, chromium, only }: ReportFacts): string {
  const differing = counts.failed + counts.changed + counts.new + counts.removed;
  const verdict =
    note ?? (differing === 0 ? 'Everything looks as it was reviewed.' : `${count(differing)} to look at.`);
  const tone = note !== null ? 'unsure' : differing === 0 ? 'same' : 'different';
  const scope = only.length > 0 ? ` · only ${only.join(', ')}` : '';
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${counts.changed} changed, ${counts.new} new · Visual review</title>
<link rel="icon" href="data:,">
<style>${read('report.css')}</style>
</head>
<body>
<header class="top">
  <div class="wide">
    <h1>Visual review</h1>
    <p class="verdict ${tone}">${verdict}</p>
    <div class="about">
    <p class="facts">${count(rows.length)} · Chromium ${chromium}${scope}</p>
    <p class="keys"><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> view · <kbd>/</kbd> find</p>
    </div>
  </div>
</header>
<nav class="bar" aria-label="Filter">
  <div class="wide">
    <ul class="outcomes">${outcomes.map((outcome) => tab(outcome, counts[outcome]))}</ul>
    <label class="find"><span class="unseen">Find</span><input id="find" type="search" placeholder="Story or id" autocomplete="off"></label>
    <fieldset class="choice" id="themes"><legend class="unseen">Theme</legend>${radios('theme', ['Both', 'Light', 'Dark'])}</fieldset>
  </div>
</nav>
<main class="wide">
${outcomes.map((outcome) => section(outcome, rows))}
<p id="nothing" role="status" hidden>Nothing here has that name.</p>
</main>
<script>${read('report.js')}</script>
</body>
</html>
`;
  const file = join(directory, 'index.html');
  writeFileSync(file, String(page));
  return file;
}

function tab(outcome: Outcome, number: number) {
  const label = html`<span class="dot ${outcome}"></span>${headings[outcome].title} <b>${number}</b>`;
  return number === 0
    ? html`<li><span class="tab">${label}</span></li>`
    : html`<li><a class="tab" href="#${outcome}">${label}</a></li>`;
}

function section(outcome: Outcome, rows: readonly ReportRow[]) {
  const own = rows.filter((row) => row.outcome === outcome);
  if (own.length === 0) return null;
  const { title, says } = headings[outcome];
  const stories = [...new Set(own.map(({ id }) => id))].map((id) => story(id, own));
  const isTall = outcome === 'changed' || outcome === 'failed';
  const list = html`<div class="${isTall ? 'stack' : 'grid'}">${stories}</div>`;
  const heading = html`<h2><span class="dot ${outcome}"></span>${title}</h2>`;
  return outcome === 'unchanged'
    ? html`<section id="${outcome}"><details><summary>${heading}<span>${says}</span></summary>${list}</details></section>`
    : html`<section id="${outcome}"><div class="lead">${heading}<p>${says}</p></div>${list}</section>`;
}

function story(id: string, rows: readonly ReportRow[]) {
  const group = rows.filter((row) => row.id === id);
  const { title = '', name = '', outcome = 'unchanged' } = group[0] ?? {};
  const copy = html`<button type="button" data-copy="npm run visual:approve -- ${id}">Copy approval</button>`;
  return html`<article id="${outcome}-${id}" tabindex="-1" data-words="${`${title} ${name} ${id}`.toLowerCase()}">
<div class="head"><h3><span class="group">${title}</span>${name}</h3><code>${id}</code>${outcome !== 'failed' && outcome !== 'unchanged' && copy}</div>
<div class="themes">${group.map((row) => (outcome === 'changed' ? changed(row) : single(row)))}</div>
</article>`;
}

function single(row: ReportRow) {
  const { theme, outcome } = row;
  const folder = outcome === 'removed' ? 'reviewed' : 'taken';
  const shown =
    outcome === 'failed' ? row.problems.map((problem) => html`<pre>${problem}</pre>`) : image(folder, row);
  return html`<figure class="${outcome}" data-theme-of="${theme}"><figcaption><span class="theme">${theme}</span></figcaption>${shown}</figure>`;
}

function changed(row: ReportRow) {
  const { theme, id, pixels } = row;
  const before = image('reviewed', row);
  const now = image('taken', row);
  const marked = image('marked', row);
  return html`<div class="change" data-theme-of="${theme}">
<div class="tools"><span class="theme">${theme}</span><span class="pixels">${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}</span>
<fieldset class="choice views"><legend class="unseen">View</legend>${radios(`view-${theme}-${id}`, views)}</fieldset></div>
<div class="view" data-view="0"><figure><figcaption>Reviewed</figcaption>${before}</figure><figure><figcaption>Now</figcaption>${now}</figure><figure><figcaption>Difference</figcaption>${marked}</figure></div>
<div class="view" data-view="1" hidden><div class="slider"><div class="layers">${before}<div class="over">${now}</div><i></i></div>
<label><span>Reviewed</span><input type="range" min="0" max="100" value="50" step="1" aria-label="From reviewed to now"><span>Now</span></label></div></div>
<div class="view" data-view="2" hidden><figure>${marked}</figure></div>
</div>`;
}

function radios(name: string, labels: readonly string[]) {
  return labels.map(
    (label, index) =>
      html`<label><input type="radio" name="${name}" value="${index}"${index === 0 ? raw(' checked') : ''}><span>${label}</span></label>`,
  );
}

/** A picture of one of the run's folders, which its alternative text is called by. */
function image(folder: 'taken' | 'reviewed' | 'marked', { theme, id, name, size }: ReportRow) {
  const sides = size !== null && folder === 'taken' && html` width="${size.width}" height="${size.height}"`;
  return html`<a class="picture ${theme}" href="${folder}/${theme}/${id}.webp" target="_blank"><img src="${folder}/${theme}/${id}.webp" alt="${name}, ${folder}, ${theme}" loading="lazy" decoding="async"${sides}></a>`;
}

function count(pictures: number): string {
  return pictures === 1 ? '1 picture' : `${pictures.toLocaleString('en')} pictures`;
}
