/** Keeps the pictures of the cards from sharing the line with the first banner's: they are asked for once that has come. */
export function letBannerFirst(root: HTMLElement) {
  const waiting = new Map<HTMLImageElement, string>();
  let isFree = false;

  function free() {
    isFree = true;
    for (const [picture, address] of waiting) picture.setAttribute('src', address);
    waiting.clear();
  }

  return {
    /** Nothing waits any longer. */
    free,
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
      else for (const end of ['load', 'error']) banner.addEventListener(end, free, { once: true });
    },
  };
}
