import { iosPromptDelayMs } from '@campus-bell/domain/limits';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { AppConfig } from '../config.ts';
import { logFailure } from '../log.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { whenIdle } from '../shell/whenIdle.ts';
import { deviceKind } from './device.ts';

const PwaLayer = lazy(async (): Promise<{ default: ComponentType<{ config: AppConfig }> }> => {
  try {
    return { default: (await import('./PwaLayer.tsx')).PwaLayer };
  } catch (error) {
    logFailure('app layer', error);
    return { default: () => null };
  }
});

/** Loads the app layer once the first screen stands, on an iPhone in time for its prompt; without it the screens work all the same. */
export function LatePwaLayer({ config }: { config: AppConfig }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const isIos = deviceKind(navigator) === 'ios';
    whenIdle(() => setIsDue(true), isIos ? iosPromptDelayMs / 2 : undefined);
  }, []);
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>{isDue ? <PwaLayer config={config} /> : null}</Suspense>
    </ErrorBoundary>
  );
}
