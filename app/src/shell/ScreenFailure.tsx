import { routes } from '@campus-bell/domain/routes';
import { FailureScreen } from '@campus-bell/ui/screens/Failure/FailureScreen';
import { ChunkError } from './loadChunk.ts';

/** The error screen in place of a screen that failed: a part that did not load wants the page loaded anew. */
export function ScreenFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <FailureScreen
      cause={error instanceof ChunkError ? 'notLoaded' : 'broken'}
      homeHref={routes.home}
      onRetry={error instanceof ChunkError ? () => window.location.reload() : onRetry}
    />
  );
}
