const paintedWithinMs = 200;

/** Settles once what was drawn just now has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A hidden page has no frames.
    setTimeout(resolve, paintedWithinMs);
  });
}
