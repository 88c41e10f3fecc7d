import { iosPromptDelayMs } from '@campus-bell/domain/limits';
import { latePart, useLatePart } from '@campus-bell/ui/hooks/useLatePart';
import { useLocation } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { deviceKind } from '../device/device.ts';
import { logFailure } from '../log.ts';
import { ErrorBoundary } from '../reporting/ErrorBoundary.tsx';

const layer = latePart(
  async () => {
    try {
      return (await import('./PwaLayer.tsx')).PwaLayer;
    } catch (error) {
      logFailure('app layer', error);
      throw error;
    }
  },
  () => (deviceKind(navigator) === 'ios' ? iosPromptDelayMs / 2 : undefined),
);

/** Loads the app layer once the first screen stands, on an iPhone in time for its prompt; without it the screens work all the same. */
export function LatePwaLayer({ config }: { config: AppConfig }) {
  const { pathname } = useLocation();
  const PwaLayer = useLatePart(layer, pathname);
  return (
    <ErrorBoundary isOptional fallback={() => null}>
      {PwaLayer === null ? null : <PwaLayer config={config} />}
    </ErrorBoundary>
  );
}
