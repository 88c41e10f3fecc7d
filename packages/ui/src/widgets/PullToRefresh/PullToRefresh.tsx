import { frame } from '@campus-bell/domain/words/frame';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useState } from 'react';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { pulled, sign } from './PullToRefresh.css.ts';
import { pullPx, usePull } from './usePull.ts';

/** Props of {@link PullToRefresh}. */
export interface PullToRefreshProps {
  /** Settles when the new content is there, or did not come. */
  onRefresh(): Promise<unknown>;
}

/** Pulling the page down from its top refreshes it; a sign follows the finger and turns until the content is there. */
export function PullToRefresh({ onRefresh }: PullToRefreshProps) {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const pulledPx = usePull(() => {
    if (isRefreshing) return;
    setIsRefreshing(true);
    void onRefresh().finally(() => setIsRefreshing(false));
  });
  const shownPx = isRefreshing ? pullPx : Math.min(pulledPx, pullPx);
  return (
    <>
      {shownPx === 0 ? null : (
        <div
          className={sign({ ready: pulledPx >= pullPx })}
          style={{ [pulled.slice(4, -1)]: `${shownPx}px` }}
          aria-hidden="true"
        >
          {isRefreshing ? <Spinner /> : <ArrowDown size="1.25rem" />}
        </div>
      )}
      <p className={visuallyHidden} role="status">
        {isRefreshing ? frame.refreshing : ''}
      </p>
    </>
  );
}
