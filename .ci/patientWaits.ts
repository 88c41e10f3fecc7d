import { vi } from 'vitest';

// Not a limit of speed: what never comes fails a test, what comes late on a busy machine does not.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 15_000, ...options });
