import { eventQueries } from '@campus-bell/api/queries/events';
import { markTopicRead, topicQueries } from '@campus-bell/api/queries/topics';
import type { TopicSubscription } from '@campus-bell/api/wire/topic';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { list } from '@campus-bell/domain/words/list';
import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import { topic as topicWords } from '@campus-bell/domain/words/topic';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useBoardVisit } from '../../notices/useBoardVisit.ts';
import { Button } from '../../widgets/Button/Button.tsx';
import { FilterChip } from '../../widgets/Chip/FilterChip.tsx';
import { NewCount } from '../../widgets/NewCount/NewCount.tsx';
import { type ChipQuery, Chips } from './Chips.tsx';
import { HintBanner } from './HintBanner.tsx';
import { MutedMark } from './MutedMark.tsx';
import { SubscribedEvents } from './SubscribedEvents.tsx';

/** Props of {@link TopicTab}. */
export interface TopicTabProps {
  query: ChipQuery<TopicSubscription>;
  /** Slug of the chosen topic, null for all. */
  chosen: string | null;
  onChooseTopic(slug: string | null): void;
  onOpenSettings(): void;
}

/** The events of the subscribed topics, of all or of the chosen one, which is read by being chosen (SU-3). */
export function TopicTab({ query, chosen, onChooseTopic, onOpenSettings }: TopicTabProps) {
  const { api, visit } = useEnvironment();
  const queryClient = useQueryClient();
  const { data: settings } = useQuery(topicQueries.statuses(api));
  const topic = query.data?.find(({ slug }) => slug === chosen);
  const slug = topic?.slug ?? null;
  const options = useMemo(
    () =>
      slug === null
        ? eventQueries.subscribed(api, visit)
        : eventQueries.board(api, { slug, searchText: '' }, visit),
    [api, slug, visit],
  );
  const events = useInfiniteQuery({
    ...options,
    // An address may name anything: a choice that is not known counts once the answer under way is there.
    enabled: chosen === null || slug !== null || !query.isFetching,
  });
  const seenFrom = useBoardVisit(slug, events);
  const isMuted = (one: TopicSubscription) =>
    settings?.find((setting) => setting.slug === one.slug)?.receiveNotification === false;

  if (query.data?.length === 0) {
    return (
      <HintBanner
        title={topicWords.emptyList}
        text={topicWords.emptyHint}
        action={<Button onClick={onOpenSettings}>{subscriptions.subscribeToBoard}</Button>}
      />
    );
  }
  return (
    <>
      <Chips
        label={subscriptions.ownBoards}
        query={query}
        errorText={topicWords.loadFailed}
        renderChip={(one) => (
          <FilterChip
            key={one.slug}
            pressed={one.slug === slug}
            unread={!one.read}
            onToggle={() => {
              if (one.slug !== slug) markTopicRead(queryClient, api, one.slug);
              onChooseTopic(one.slug === slug ? null : one.slug);
            }}
          >
            {campusName(one.koreanTopic)}
            <NewCount slug={one.slug} />
            {isMuted(one) ? <MutedMark /> : null}
          </FilterChip>
        )}
      />
      <SubscribedEvents
        key={slug}
        label={
          topic === undefined
            ? subscriptions.postsOfBoards
            : subscriptions.postsOf({ board: campusName(topic.koreanTopic) })
        }
        query={events}
        emptyText={list.empty}
        ofOneBoard={slug !== null}
        seenFrom={seenFrom}
      />
    </>
  );
}
