/** Finds an installed Chrome or Chromium; on Debian as root installs what is missing. */
export function ensureBrowser(): string;
/** The program of Chrome or Chromium: `CHROMIUM_PATH`, else what is installed, else where Debian would have it. */
export function browserPath(): string;
/** The program of nginx, where Debian has it, or null: the test of the build's snippet is then left out. */
export function nginxPath(): string | null;
/** Features by which Chromium keeps pages of its own ready behind every window. */
export const pagesOfTheBrowser: string[];
/** What every browser of Playwright is started with, beside what Playwright says itself. */
export const browserFlags: string[];
