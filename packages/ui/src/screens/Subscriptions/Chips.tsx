import { skeletonDelayMs } from '@campus-bell/domain/limits';
import { action } from '@campus-bell/domain/words/action';
import type { ReactNode } from 'react';
import { failureText } from '../../failureText.ts';
import { useDelayed } from '../../hooks/useDelayed.ts';
import { useHeldFailure } from '../../hooks/useHeldFailure.tsx';
import { useLateParts } from '../../late/useLateParts.ts';
import { Button } from '../../widgets/Button/Button.tsx';
import { ChipRow } from '../../widgets/Chip/ChipRow.tsx';
import { chipsPlace, failed, failedText, ghost, ghosts } from './SubscriptionsScreen.css.ts';

/** The part of a query result that a row of chips reads. */
export interface ChipQuery<Item> {
  data: readonly Item[] | undefined;
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  errorUpdatedAt: number;
  refetch(): unknown;
}

/** Props of {@link Chips}. */
export interface ChipsProps<Item> {
  label: string;
  query: ChipQuery<Item>;
  errorText: string;
  /** A FilterChip with its key. */
  renderChip(item: Item): ReactNode;
}

/** What is subscribed, as chips; the events below do without it when it cannot be had. */
export function Chips<Item>({ label, query, errorText, renderChip }: ChipsProps<Item>) {
  const { data, isFetching, refetch } = query;
  const late = useLateParts();
  const { isFailed, error } = useHeldFailure(query);
  const showsGhosts = useDelayed(data === undefined && !isFailed, skeletonDelayMs);
  if (isFailed) {
    return (
      <div className={failed} role="alert">
        <p className={failedText}>{failureText(error, errorText)}</p>
        <Button
          ref={late?.focusWhatCame ?? null}
          tone="soft"
          extent="medium"
          busy={isFetching}
          onClick={() => refetch()}
        >
          {action.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className={chipsPlace}>
      {data === undefined ? (
        <div className={ghosts} aria-hidden="true">
          {showsGhosts ? [1, 2, 3].map((at) => <span key={at} className={ghost} />) : null}
        </div>
      ) : (
        <ChipRow label={label}>{data.map(renderChip)}</ChipRow>
      )}
    </div>
  );
}
