/**
 * Where a dialog stands. Radix turns the page behind it off a moment before it turns the dialog on, so the dialog itself
 * says that it takes taps, from its first frame.
 */
export const modal = { position: 'fixed', pointerEvents: 'auto' } as const;
