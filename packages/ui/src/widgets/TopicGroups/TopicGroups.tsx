import type { TopicStatus } from '@campus-bell/api/wire/topic';
import { matchesKorean } from '@campus-bell/domain/koreanMatch';
import { skeletonDelayMs } from '@campus-bell/domain/limits';
import { messages } from '@campus-bell/domain/messages';
import { type ReactNode, useState } from 'react';
import { useDelayed } from '../../hooks/useDelayed.tsx';
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
    isFetching: boolean;
    refetch(): unknown;
  };
  renderTopic(topic: TopicStatus): ReactNode;
  /** What a group says beside its name. */
  groupNote(topics: readonly TopicStatus[]): string;
  /** Whether a group is open when the topics arrive. */
  opensAtFirst(topics: readonly TopicStatus[]): boolean;
}

const groupOrder = ['학과', '단과대', '공지사항', '기숙사', '대학원'];
const ghosts = [1, 2, 3, 4, 5];

/** All topics by classification, each group to open and close, with a field that finds names and initials (SU-4, SU-9). */
export function TopicGroups({ query, renderTopic, groupNote, opensAtFirst }: TopicGroupsProps) {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState<ReadonlyMap<string, boolean> | null>(null);
  if (isOpen === null && query.data !== undefined) {
    setIsOpen(new Map(groupsOf(query.data).map(([name, members]) => [name, opensAtFirst(members)])));
  }
  const isPending = query.data === undefined && !query.isError;
  const showsSkeleton = useDelayed(isPending, skeletonDelayMs);

  if (query.data === undefined && query.isError) {
    return (
      <ErrorState text={messages.topic.loadFailed} busy={query.isFetching} onRetry={() => query.refetch()} />
    );
  }
  const isSearching = typed.trim() !== '';
  const topics = query.data ?? [];
  const shown = topics.filter(({ koreanTopic }) => matchesKorean(koreanTopic, typed));
  return (
    <>
      <FilterField
        label="게시판 찾기"
        placeholder="이름이나 초성으로 찾기 (예: ㅅㅍ)"
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
      {groupsOf(shown).map(([name, members]) => (
        <TopicGroup
          key={name}
          name={name}
          note={groupNote(members)}
          topics={members}
          isOpen={isSearching || isOpen?.get(name) === true}
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
    if (isPending) return showsSkeleton ? messages.list.loading : '';
    if (!isSearching) return '';
    return shown.length === 0
      ? '찾는 게시판이 없어요. 다른 이름으로 찾아보세요.'
      : `${shown.length}개를 찾았어요.`;
  }
}

function groupsOf(topics: readonly TopicStatus[]): [name: string, members: TopicStatus[]][] {
  const names = [...new Set([...groupOrder, ...topics.map(({ classification }) => classification)])];
  return names
    .map((name): [string, TopicStatus[]] => [
      name,
      topics.filter(({ classification }) => classification === name).sort((a, b) => a.order - b.order),
    ])
    .filter(([, members]) => members.length > 0);
}
