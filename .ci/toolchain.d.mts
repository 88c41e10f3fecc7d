/** The folder of the project. */
export const root: string;
/** Finds an installed Chrome or Chromium; on Debian as root installs what is missing. */
export function ensureBrowser(): string;
/** The environment in which the project's tools run. */
export function toolEnvironment(extra?: Record<string, string>): Record<string, string>;
