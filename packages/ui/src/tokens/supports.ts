/** Firefox before 121 knows no `:has()`: what a page keeps free for its bars is kept free on every page there. */
export const withoutHas = 'not selector(:has(a))';

/** Every other supported browser. */
export const withHas = 'selector(:has(a))';
