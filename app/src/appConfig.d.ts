declare module 'virtual:app-config' {
  import type { ConfigResult } from './config.ts';

  /** The build's configuration, or what is wrong with it. */
  export const configResult: ConfigResult;
}
