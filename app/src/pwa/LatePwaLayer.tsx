import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { AppConfig } from '../config.ts';
import { logFailure } from '../log.ts';
import { whenIdle } from '../shell/whenIdle.ts';

const PwaLayer = lazy(async (): Promise<{ default: ComponentType<{ config: AppConfig }> }> => {
  try {
    return { default: (await import('./PwaLayer.tsx')).PwaLayer };
  } catch (error) {
    logFailure('app layer', error);
    return { default: () => null };
  }
});

/** Loads the app layer once the first screen stands; without it the screens work all the same. */
export function LatePwaLayer({ config }: { config: AppConfig }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  return <Suspense fallback={null}>{isDue ? <PwaLayer config={config} /> : null}</Suspense>;
}
