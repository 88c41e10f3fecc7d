import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, weakest first. */
export const layers = {
  theme: globalLayer('theme'),
  reset: globalLayer('reset'),
  components: globalLayer('components'),
  utilities: globalLayer('utilities'),
};
