let coming: Promise<void> | null = null;

/**
 * Resolves once all styles are in force: to be waited for by what is no part of the first screen, before it is drawn. The
 * document of home has the styles of home alone, and says where the rest is.
 */
export function untilStyled(): Promise<void> {
  coming ??= bringStyles();
  return coming;
}

function bringStyles(): Promise<void> {
  const href = globalThis.document?.querySelector<HTMLElement>('style[data-rest]')?.dataset.rest;
  if (href === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      coming = null;
      reject(new Error('Unable to preload CSS'));
    };
    document.head.append(link);
  });
}
