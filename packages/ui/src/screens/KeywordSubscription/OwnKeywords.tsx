import type { Keyword } from '@campus-bell/api/wire/keyword';
import { keywordMax, skeletonDelayMs } from '@campus-bell/domain/limits';
import { messages } from '@campus-bell/domain/messages';
import { useDelayed } from '../../hooks/useDelayed.tsx';
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
    refetch(): unknown;
  };
}

/** The member's keywords with their counter (KW-1). */
export function OwnKeywords({ query, onReconnectPush }: OwnKeywordsProps) {
  const { data, error, isError, isFetching, refetch } = query;
  const isPending = data === undefined && !isError;
  const showsSkeleton = useDelayed(isPending, skeletonDelayMs);
  return (
    <section aria-labelledby="own-keywords" aria-busy={isPending}>
      <div className={listHead}>
        <h2 id="own-keywords" className={listTitle}>
          내 키워드
        </h2>
        {data === undefined ? null : (
          <p className={counter}>
            <strong>{data.length}</strong> / {keywordMax}
          </p>
        )}
      </div>
      {data === undefined && isError ? (
        <ErrorState
          error={error}
          text={messages.keyword.loadFailed}
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
      {data?.length === 0 ? <p className={empty}>{messages.keyword.emptyList}</p> : null}
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
