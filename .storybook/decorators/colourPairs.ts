import { colourPairs } from '../../packages/ui/src/tokens/colourPairs.ts';
import { light } from '../../packages/ui/src/tokens/palettes.ts';

const roles = Object.keys(light);

/**
 * Which roles stand on which: each role is given a colour of its own for a moment, and every text and sign is asked
 * for its colour and for the nearest ground behind it. Colours that are no role (a foreign logo) are left out.
 */
function seenColours() {
  const root = document.documentElement;
  const roleOf = new Map<string, string>();
  roles.forEach((role, at) => {
    const marker = `rgb(${at + 1}, 1, 1)`;
    roleOf.set(marker, role);
    root.style.setProperty(`--color-${role}`, marker);
  });
  try {
    const found = new Map<string, { kind: 'text' | 'sign'; ink: string; ground: string; at: string }>();
    for (const element of document.body.querySelectorAll('*')) {
      const kind = kindOf(element);
      if (kind === null || !isSeen(element)) continue;
      const ink = roleOf.get(getComputedStyle(element, placeholderOf(element)).color);
      const ground = groundOf(element);
      if (ink === undefined || ground === undefined) continue;
      const at = `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`;
      found.set(`${kind} ${ink} ${ground}`, { kind, ink, ground, at });
    }
    return [...found.values()];
  } finally {
    for (const role of roles) root.style.removeProperty(`--color-${role}`);
  }

  function kindOf(element: Element) {
    if (element instanceof SVGSVGElement) return 'sign';
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      return ['checkbox', 'radio'].includes(element.type) ? null : 'text';
    }
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    return hasWords && element instanceof HTMLElement ? 'text' : null;
  }

  function placeholderOf(element: Element): string | undefined {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return isField && element.value === '' ? '::placeholder' : undefined;
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  }

  function groundOf(element: Element): string | undefined {
    for (let behind: Element | null = element; behind !== null; behind = behind.parentElement) {
      for (const part of ['::before', undefined]) {
        const style = getComputedStyle(behind, part);
        if (part !== undefined && (style.content === 'none' || style.position !== 'absolute')) continue;
        if (style.backgroundColor !== 'rgba(0, 0, 0, 0)') return roleOf.get(style.backgroundColor);
      }
    }
    return roleOf.get(getComputedStyle(document.body).backgroundColor);
  }
}

/** Every text and sign of a tested story stands on a ground that the list of colour pairs knows. */
export function checkColourPairs({ title }: { title: string }) {
  if (title.startsWith('Tokens/')) return;
  const unlisted = seenColours().filter(
    ({ kind, ink, ground }) =>
      !colourPairs.some(
        (pair) =>
          pair.ink === ink && pair.ground === ground && (pair.least ?? 0) >= (kind === 'text' ? 4.5 : 3),
      ),
  );
  if (unlisted.length === 0) return;
  const said = unlisted.map(({ kind, ink, ground, at }) => `${kind} ${ink} on ${ground}: ${at}`);
  throw new Error(`Not in tokens/colourPairs.ts:\n${said.join('\n')}`);
}
