import type { Keyword } from '@campus-bell/api/wire/keyword';
import { keywordMax, skeletonDelayMs } from '@campus-bell/domain/limits';
import { keyword as keywordWords } from '@campus-bell/domain/words/keyword';
import { keywords } from '@campus-bell/domain/words/keywords';
import { useDelayed } from '../../hooks/useDelayed.ts';
import { useHeldFailure } from '../../hooks/useHeldFailure.tsx';
import { ErrorState } from '../../widgets/Message/ErrorState.tsx';
import { Skeleton } from '../../widgets/Skeleton/Skeleton.tsx';
import {
  counter,
  empty,
  keywordCard,
  keywordRow,
  listHead,
  listTitle,
} from './KeywordSubscriptionScreen.css.ts';
import { OwnKeyword, type OwnKeywordProps } from './OwnKeyword.tsx';

/** Props of {@link OwnKeywords}. */
export interface OwnKeywordsProps extends Pick<OwnKeywordProps, 'onReconnectPush'> {
  query: {
    data: readonly Keyword[] | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    errorUpdatedAt: number;
    refetch(): unknown;
  };
}

/** The member's keywords with their counter (KW-1). */
export function OwnKeywords({ query, onReconnectPush }: OwnKeywordsProps) {
  const { data, isFetching, refetch } = query;
  const { isFailed, error } = useHeldFailure(query);
  const isPending = data === undefined && !isFailed;
  const showsSkeleton = useDelayed(isPending, skeletonDelayMs);
  return (
    <section aria-labelledby="own-keywords" aria-busy={isPending}>
      <div className={listHead}>
        <h2 id="own-keywords" className={listTitle} tabIndex={-1}>
          {keywords.own}
        </h2>
        {data === undefined ? null : (
          <p className={counter}>
            <strong>{data.length}</strong> / {keywordMax}
          </p>
        )}
      </div>
      {isFailed ? (
        <ErrorState
          error={error}
          text={keywordWords.loadFailed}
          busy={isFetching}
          onRetry={() => refetch()}
        />
      ) : null}
      {showsSkeleton ? (
        <div className={keywordCard}>
          {[1, 2, 3].map((at) => (
            <div key={at} className={keywordRow} aria-hidden="true">
              <Skeleton shape="shortLine" />
            </div>
          ))}
        </div>
      ) : null}
      {data?.length === 0 ? <p className={empty}>{keywordWords.emptyList}</p> : null}
      {data === undefined || data.length === 0 ? null : (
        <ul className={keywordCard}>
          {data.map((keyword) => (
            <OwnKeyword key={keyword.encodedKeyword} keyword={keyword} onReconnectPush={onReconnectPush} />
          ))}
        </ul>
      )}
    </section>
  );
}
