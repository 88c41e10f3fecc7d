import { painted } from '@campus-bell/ui/touch/painted';

/** How long the app is kept waiting for it at most: on a slow line it takes longer to come itself. */
export const bannerWithinMs = 300;

/**
 * Keeps the pictures of the cards from sharing line and processor with the first banner's: they are asked for once that
 * is painted.
 */
export function letBannerFirst(root: HTMLElement) {
  const waiting = new Map<HTMLImageElement, string>();
  let isFree = false;
  let tellFreed = () => {};
  const freed = new Promise<void>((resolve) => {
    tellFreed = resolve;
  });

  function free() {
    isFree = true;
    tellFreed();
    for (const [picture, address] of waiting) picture.setAttribute('src', address);
    waiting.clear();
  }

  return {
    /** Nothing waits any longer. */
    free,
    /** Settles once nothing waits: the banner's picture stands, or will not come. */
    freed,
    /** To be called where cards were drawn, before the browser has seen them. */
    holdCards() {
      if (isFree) return;
      for (const picture of root.querySelectorAll<HTMLImageElement>('article img[src]')) {
        waiting.set(picture, picture.getAttribute('src') ?? '');
        picture.removeAttribute('src');
      }
    },
    /** To be called where banners were drawn. */
    followBanner() {
      const banner = root.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
      if (banner === null || banner.complete) free();
      else banner.onload = banner.onerror = () => void painted().then(free);
    },
  };
}
