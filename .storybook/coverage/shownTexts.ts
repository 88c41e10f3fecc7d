import { textsOf } from './coverage.ts';
import type { CoverageParameters } from './covers.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Fails a tested story that does not show, when it is over, what it says that it says. */
export function checkShownTexts({ says = [] }: CoverageParameters) {
  const texts = [says].flat().flatMap(textsOf);
  if (texts.length === 0) return;
  const labels = [...document.querySelectorAll('[aria-label]')].map((element) =>
    element.getAttribute('aria-label'),
  );
  // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not shown
  const seen = plain([document.body.innerText, ...labels].join('\n'));
  const missing = texts.filter((text) => !seen.includes(plain(text)));
  if (missing.length > 0) throw new Error(`The coverage looks here for: ${missing.join(' | ')}`);
}
