import { skeletonDelayMs } from '@campus-bell/domain/limits';
import { useDelayed } from '../../hooks/useDelayed.ts';
import { Skeleton } from '../../widgets/Skeleton/Skeleton.tsx';
import { below, failure, lines, loading, shapes } from './EventLoading.css.ts';
import { EventPending, type EventPendingProps } from './EventPending.tsx';

/** Props of {@link EventLoading}. */
export interface EventLoadingProps extends EventPendingProps {
  /** Title and what else a list knew stand above. */
  hasHead?: boolean;
}

/** Until an event is there: the loading text with the event's shape, and the retry in its place when a call failed (EV-8). */
export function EventLoading({ error, isFetching, hasHead = false, onRetry }: EventLoadingProps) {
  const isShapeDue = useDelayed(error === null, skeletonDelayMs);
  if (error !== null) {
    return (
      <div className={hasHead ? below : failure}>
        <EventPending error={error} isFetching={isFetching} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div className={hasHead ? `${loading} ${below}` : loading} aria-busy="true">
      <EventPending error={null} isFetching={isFetching} onRetry={onRetry} />
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
