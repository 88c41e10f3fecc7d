import { eventQueries } from '@campus-bell/api/queries/events';
import { markKeywordRead } from '@campus-bell/api/queries/keywords';
import type { Keyword } from '@campus-bell/api/wire/keyword';
import { routes } from '@campus-bell/domain/routes';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { keyword as keywordWords } from '@campus-bell/domain/words/keyword';
import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { chipNote } from '../../widgets/Chip/Chip.css.ts';
import { FilterChip } from '../../widgets/Chip/FilterChip.tsx';
import { type ChipQuery, Chips } from './Chips.tsx';
import { HintBanner } from './HintBanner.tsx';
import { SubscribedEvents } from './SubscribedEvents.tsx';
import { UnreadableKeyword } from './UnreadableKeyword.tsx';

/** Props of {@link KeywordTab}. */
export interface KeywordTabProps {
  query: ChipQuery<Keyword>;
  /** `encodedKeyword` of the chosen keyword, null for all. */
  chosen: string | null;
  onChooseKeyword(encodedKeyword: string | null): void;
}

/** The events that match the member's keywords, all or the chosen one, which is read by being chosen (SU-7, SU-8). */
export function KeywordTab({ query, chosen, onChooseKeyword }: KeywordTabProps) {
  const { api, visit } = useEnvironment();
  const queryClient = useQueryClient();
  const keyword = query.data?.find((one) => one.encodedKeyword === chosen);
  const encodedKeyword = keyword?.encodedKeyword ?? null;
  const events = useInfiniteQuery({
    ...(encodedKeyword === null
      ? eventQueries.keywordFeed(api, visit)
      : eventQueries.singleKeywordFeed(api, encodedKeyword, visit)),
    // An address may name anything: a choice that is not known counts once the answer under way is there.
    enabled: chosen === null || encodedKeyword !== null || !query.isFetching,
  });

  if (query.data?.length === 0) {
    return (
      <HintBanner
        title={keywordWords.emptyList}
        text={keywordWords.emptyHint}
        action={<LinkButton href={routes.keywordSubscription}>{subscriptions.subscribeToKeyword}</LinkButton>}
      />
    );
  }
  return (
    <>
      <Chips
        label={subscriptions.ownKeywords}
        query={query}
        errorText={keywordWords.loadFailed}
        renderChip={(one) => (
          <FilterChip
            key={one.encodedKeyword}
            pressed={one.encodedKeyword === encodedKeyword}
            unread={!one.read}
            onToggle={() => {
              const isChosen = one.encodedKeyword === encodedKeyword;
              if (!isChosen) markKeywordRead(queryClient, api, one.encodedKeyword);
              onChooseKeyword(isChosen ? null : one.encodedKeyword);
            }}
          >
            <span lang={writtenIn(one.koreanKeyword)}>{one.koreanKeyword}</span>{' '}
            <span className={chipNote}>{campusName(one.boardName)}</span>
          </FilterChip>
        )}
      />
      {keyword !== undefined && events.error?.status === 400 ? (
        <UnreadableKeyword keyword={keyword} onDelete={() => onChooseKeyword(null)} />
      ) : (
        <SubscribedEvents
          key={encodedKeyword}
          label={
            keyword === undefined
              ? subscriptions.postsWithKeywords
              : subscriptions.postsWith({ keyword: keyword.koreanKeyword })
          }
          query={events}
          emptyText={keywordWords.emptyFeed}
          ofOneBoard={encodedKeyword !== null}
        />
      )}
    </>
  );
}
