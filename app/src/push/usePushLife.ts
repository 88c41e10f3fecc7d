import { useEffect } from 'react';
import type { AppConfig } from '../config.ts';
import { followPushLife } from './followPushLife.ts';

/** The push token follows the session for as long as the app is open. */
export function usePushLife(config: AppConfig, signedIn: boolean): void {
  useEffect(() => followPushLife(config, signedIn), [config, signedIn]);
}
