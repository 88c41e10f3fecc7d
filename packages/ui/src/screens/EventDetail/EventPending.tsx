import type { ApiError } from '@campus-bell/api/ApiError';
import { routes } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { detail } from '@campus-bell/domain/words/detail';
import { useLateParts } from '../../late/useLateParts.ts';
import { Button } from '../../widgets/Button/Button.tsx';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { pending, words } from './EventLoading.css.ts';

/** Props of {@link EventPending}. */
export interface EventPendingProps {
  /** Why the event is not there yet; null while the first call runs. */
  error: ApiError | null;
  isFetching: boolean;
  onRetry(): void;
}

/** The loading text, and in its place the retry when a call failed (EV-8). */
export function EventPending({ error, isFetching, onRetry }: EventPendingProps) {
  const late = useLateParts();
  if (error === null) {
    return (
      <p className={words} role="status">
        {detail.loading}
      </p>
    );
  }
  return (
    <div className={pending} role="alert">
      <p className={words}>{detail.failed}</p>
      <Button
        ref={late?.focusWhatCame ?? null}
        tone="soft"
        extent="medium"
        busy={isFetching}
        onClick={onRetry}
      >
        {action.tryAgain}
      </Button>
      {error.status === 401 ? (
        <LinkButton href={routes.login} tone="quiet" extent="medium">
          {action.login}
        </LinkButton>
      ) : null}
    </div>
  );
}
