import { expect } from '@playwright/test';

/** A measure of a page once it is the same twice, 100 ms apart. */
export async function atRest<Measure>(read: () => Promise<Measure>): Promise<Measure> {
  let last = await read();
  await expect
    .poll(
      async () => {
        const before = last;
        last = await read();
        return Object.is(before, last);
      },
      { intervals: [100] },
    )
    .toBe(true);
  return last;
}
