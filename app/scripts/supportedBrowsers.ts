/**
 * The oldest browsers that students may come with: Chrome and Samsung Internet (23, of Chromium 115) of the last three
 * years, Safari 16.0 (where iPhone 8 and X stop) and Firefox 115. The build is written for them, and the end-to-end
 * tests read every file of it with their eyes.
 */
export const supportedBrowsers = { chrome: 115, safari: 16, firefox: 115 } as const;

/** The same as the build's target. */
export const buildTarget = Object.entries(supportedBrowsers).map(([name, version]) => `${name}${version}`);
