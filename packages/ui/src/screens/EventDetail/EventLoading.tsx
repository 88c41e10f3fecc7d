import type { ApiError } from '@campus-bell/api/ApiError';
import { skeletonDelayMs } from '@campus-bell/domain/limits';
import { messages } from '@campus-bell/domain/messages';
import { routes } from '@campus-bell/domain/routes';
import { useDelayed } from '../../hooks/useDelayed.tsx';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { ErrorState } from '../../widgets/Message/ErrorState.tsx';
import { Skeleton } from '../../widgets/Skeleton/Skeleton.tsx';
import { failure, lines, loading, shapes, words } from './EventLoading.css.ts';

/** Props of {@link EventLoading}. */
export interface EventLoadingProps {
  /** Why there is nothing to show yet; null while the first call runs. */
  error: ApiError | null;
  isFetching: boolean;
  /** Title and what else a list knew stand above. */
  hasHead?: boolean;
  onRetry(): void;
}

/** Until an event is there: the loading text with the event's shape, and the retry below it when a call failed (EV-8). */
export function EventLoading({ error, isFetching, hasHead = false, onRetry }: EventLoadingProps) {
  const isShapeDue = useDelayed(error === null, skeletonDelayMs);
  if (error !== null) {
    return (
      <div className={failure}>
        <p className={words}>{messages.detail.loading}</p>
        <ErrorState extent="compact" text={messages.detail.failed} busy={isFetching} onRetry={onRetry}>
          {error.status === 401 ? (
            <LinkButton href={routes.login} tone="quiet" extent="medium">
              {messages.action.login}
            </LinkButton>
          ) : null}
        </ErrorState>
      </div>
    );
  }
  return (
    <div className={loading} aria-busy="true">
      <p className={words} role="status">
        {messages.detail.loading}
      </p>
      {hasHead ? null : (
        <div className={shapes({ isShapeDue })}>
          <div className={lines({ of: 'title' })}>
            <Skeleton shape="line" />
            <Skeleton shape="longLine" />
          </div>
          <div className={lines({ of: 'meta' })}>
            <Skeleton shape="shortLine" />
          </div>
          <div className={lines({ of: 'picture' })} />
          <div className={lines({ of: 'text' })}>
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="longLine" />
          </div>
        </div>
      )}
    </div>
  );
}
