import { routes } from '@campus-bell/domain/routes';
import { FailureScreen } from '@campus-bell/ui/screens/Failure/FailureScreen';
import { isMissingPart } from '../device/loadChunk.ts';

/** The error screen in place of a screen that failed: a part that did not load wants the page loaded anew. */
export function ScreenFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const isMissing = isMissingPart(error);
  return (
    <FailureScreen
      cause={isMissing ? 'notLoaded' : 'broken'}
      homeHref={routes.home}
      onRetry={isMissing ? () => window.location.reload() : onRetry}
    />
  );
}
