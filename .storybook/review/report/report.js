const find = document.querySelector('#find');
const themes = document.querySelector('#themes');
const nothing = document.querySelector('#nothing');
const articles = [...document.querySelectorAll('article')];
const isShown = (element) => element.getClientRects().length > 0;

function filter() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = ['both', 'light', 'dark'][Number(themes.querySelector(':checked').value)];
  for (const article of articles) {
    const parts = [...article.querySelectorAll('[data-theme-of]')];
    for (const part of parts) part.hidden = wanted !== 'both' && part.dataset.themeOf !== wanted;
    const isFound = words.every((word) => article.dataset.words.includes(word));
    article.hidden = !isFound || parts.every((part) => part.hidden);
  }
  for (const section of document.querySelectorAll('section')) {
    section.hidden = [...section.querySelectorAll('article')].every((article) => article.hidden);
  }
  nothing.hidden = articles.some((article) => !article.hidden);
}
find.addEventListener('input', filter);
themes.addEventListener('change', filter);

function showView(change, view) {
  for (const part of change.querySelectorAll('.view')) part.hidden = part.dataset.view !== view;
}
for (const change of document.querySelectorAll('.change')) {
  change.querySelector('.views').addEventListener('change', (event) => showView(change, event.target.value));
  const layers = change.querySelector('.layers');
  change.querySelector('input[type=range]').addEventListener('input', (event) => {
    layers.style.setProperty('--at', `${event.target.value}%`);
  });
}

document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]');
  if (button === null) return;
  const { copy } = button.dataset;
  const label = button.textContent;
  const copied = await navigator.clipboard?.writeText(copy).then(
    () => true,
    () => false,
  );
  if (copied) button.textContent = 'Copied';
  else window.prompt('Copy this command', copy);
  setTimeout(() => {
    button.textContent = label;
  }, 1500);
});

function step(by) {
  const shown = articles.filter(isShown);
  const here = shown.indexOf(document.activeElement?.closest('article'));
  const next = shown[here === -1 && by < 0 ? shown.length - 1 : here + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'start' });
}

document.addEventListener('keydown', (event) => {
  if (event.target.matches('input[type=search]')) {
    if (event.key === 'Escape') event.target.blur();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'j') step(1);
  else if (event.key === 'k') step(-1);
  else if (event.key === '/') find.focus();
  else if (['1', '2', '3'].includes(event.key)) {
    const view = String(Number(event.key) - 1);
    const within = document.activeElement?.closest('article') ?? document;
    for (const change of within.querySelectorAll('.change')) {
      change.querySelector(`.views [value="${view}"]`).checked = true;
      showView(change, view);
    }
  } else return;
  event.preventDefault();
});

/** A link to a section that is folded opens it. */
function unfold() {
  document.querySelector(`${location.hash || '#top'} details`)?.setAttribute('open', '');
}
window.addEventListener('hashchange', unfold);
unfold();
