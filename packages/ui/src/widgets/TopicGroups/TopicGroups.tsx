import { memberQueries } from '@campus-bell/api/queries/users';
import type { TopicStatus } from '@campus-bell/api/wire/topic';
import { matchesBoard } from '@campus-bell/domain/boardMatch';
import { classifications, noticeClassification } from '@campus-bell/domain/classifications';
import { skeletonDelayMs } from '@campus-bell/domain/limits';
import { ownBoards } from '@campus-bell/domain/ownBoards';
import { boardList } from '@campus-bell/domain/words/boardList';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { list } from '@campus-bell/domain/words/list';
import { topic as topicWords } from '@campus-bell/domain/words/topic';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useDelayed } from '../../hooks/useDelayed.ts';
import { useHeldFailure } from '../../hooks/useHeldFailure.tsx';
import { FilterField } from '../FilterField/FilterField.tsx';
import { ErrorState } from '../Message/ErrorState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TopicGroup } from './TopicGroup.tsx';
import { ghost, nothing } from './TopicGroups.css.ts';

/** Props of {@link TopicGroups}. */
export interface TopicGroupsProps {
  /** All topics, undefined while they are on their way. */
  query: {
    data: readonly TopicStatus[] | undefined;
    isError: boolean;
    error: unknown;
    isFetching: boolean;
    errorUpdatedAt: number;
    refetch(): unknown;
  };
  renderTopic(topic: TopicStatus): ReactNode;
  /** What a group says beside its name. */
  groupNote(topics: readonly TopicStatus[]): string;
  /** Slug of a topic whose group is open from the start. */
  shown?: string | undefined;
}

const subscribedGroup = 'subscribed';
const ownGroup = 'own';
const ghosts = [1, 2, 3, 4, 5];

/**
 * All topics by classification, each group to open and close, with a field that finds names, initials and what
 * students call them (SU-4, SU-9). What is subscribed to and the member's own boards stand first as well; which ones
 * is settled when the list opens, so that no row moves under a finger.
 */
export function TopicGroups({ query, renderTopic, groupNote, shown: shownSlug }: TopicGroupsProps) {
  const { api, signedIn } = useEnvironment();
  const [typed, setTyped] = useState('');
  const [first, setFirst] = useState<ReadonlyMap<string, readonly string[]> | null>(null);
  const [isOpen, setIsOpen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const member = useQuery({
    ...memberQueries.own(api),
    enabled: signedIn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const knowsMember = !signedIn || !member.isPending;
  if (first === null && query.data !== undefined && knowsMember) {
    const found = firstGroups(query.data, ownBoards(member.data?.department));
    const hasFirst = [...found.values()].some((slugs) => slugs.length > 0);
    const open = hasFirst ? [...found.keys()] : [noticeClassification];
    const standsFirst = [...found.values()].flat().includes(shownSlug ?? '');
    const home = query.data.find(({ slug }) => slug === shownSlug)?.classification;
    if (home !== undefined && !standsFirst) open.push(home);
    setFirst(found);
    setIsOpen(new Map(open.map((name) => [name, true])));
  }
  const failure = useHeldFailure(query);
  const isPending = first === null && !failure.isFailed;
  const showsSkeleton = useDelayed(isPending, skeletonDelayMs);

  if (failure.isFailed) {
    return (
      <ErrorState
        error={failure.error}
        text={topicWords.loadFailed}
        busy={query.isFetching}
        onRetry={() => query.refetch()}
      />
    );
  }
  const isSearching = typed.trim() !== '';
  const topics = first === null ? [] : (query.data ?? []);
  const shown = topics.filter(({ koreanTopic }) => matchesBoard(koreanTopic, typed));
  return (
    <>
      <FilterField
        label={boardList.find}
        placeholder={boardList.howToFind}
        value={typed}
        onChangeValue={setTyped}
      />
      {showsSkeleton
        ? ghosts.map((at) => (
            <div key={at} className={ghost} aria-hidden="true">
              <Skeleton shape="shortLine" />
            </div>
          ))
        : null}
      {groupsOf(shown, isSearching ? null : first).map(([name, members]) => (
        <TopicGroup
          key={name}
          name={nameOf(name)}
          note={groupNote(members)}
          topics={members}
          isOpen={isSearching || isOpen.get(name) === true}
          fixed={isSearching}
          renderTopic={renderTopic}
          onToggleGroup={(opens) => setIsOpen(new Map(isOpen).set(name, opens))}
        />
      ))}
      <p className={nothing} role="status">
        {statusText()}
      </p>
    </>
  );

  function statusText(): string {
    if (isPending) return showsSkeleton ? list.loading : '';
    if (!isSearching) return '';
    return shown.length === 0 ? boardList.nothing : boardList.found({ count: shown.length });
  }
}

function nameOf(group: string): string {
  if (group === subscribedGroup) return boardList.subscribed;
  return group === ownGroup ? boardList.own : campusName(group);
}

function firstGroups(topics: readonly TopicStatus[], own: readonly string[]) {
  const slugsWhere = (holds: (topic: TopicStatus) => boolean) => topics.filter(holds).map(({ slug }) => slug);
  return new Map([
    [subscribedGroup, slugsWhere(({ subscribed }) => subscribed)],
    [ownGroup, slugsWhere(({ subscribed, koreanTopic }) => !subscribed && own.includes(koreanTopic))],
  ]);
}

function groupsOf(
  topics: readonly TopicStatus[],
  first: ReadonlyMap<string, readonly string[]> | null,
): [name: string, members: TopicStatus[]][] {
  const names = new Set([...classifications, ...topics.map(({ classification }) => classification)]);
  return [
    ...[...(first ?? [])].map(([name, slugs]) => ({
      name,
      holds: (one: TopicStatus) => slugs.includes(one.slug),
    })),
    ...[...names].map((name) => ({ name, holds: (one: TopicStatus) => one.classification === name })),
  ]
    .map(({ name, holds }): [string, TopicStatus[]] => [
      name,
      topics.filter(holds).sort((a, b) => a.order - b.order),
    ])
    .filter(([, members]) => members.length > 0);
}
