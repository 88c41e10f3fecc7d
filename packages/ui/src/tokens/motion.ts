/** Durations in ms or 1 for a way to travel, and the easing. */
export const fullMotion = {
  press: '120ms',
  page: '200ms',
  slide: '320ms',
  ring: '1000ms',
  turn: '800ms',
  travel: '1',
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
};

/** The same for readers who wish for less motion: nothing travels, what fades fades quickly. */
export const reducedMotion: typeof fullMotion = {
  ...fullMotion,
  press: '80ms',
  page: '80ms',
  slide: '0ms',
  ring: '0ms',
  turn: '2400ms',
  travel: '0',
};
