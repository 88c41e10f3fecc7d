import type { TopicStatus } from '@campus-bell/api/wire/topic';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Fragment, type ReactNode, useId } from 'react';
import { chevron, group, head, name as nameLook, note as noteLook, rows } from './TopicGroups.css.ts';

/** Props of {@link TopicGroup}. */
export interface TopicGroupProps {
  name: string;
  note: string;
  topics: readonly TopicStatus[];
  isOpen: boolean;
  /** Stays open, as while searching. */
  fixed: boolean;
  renderTopic(topic: TopicStatus): ReactNode;
  onToggleGroup(isOpen: boolean): void;
}

/** One classification of {@link TopicGroups}. */
export function TopicGroup({
  name,
  note,
  topics,
  isOpen,
  fixed,
  renderTopic,
  onToggleGroup,
}: TopicGroupProps) {
  const id = useId();
  const words = (
    <>
      <span className={nameLook}>{name}</span>
      <span className={noteLook}>{note}</span>
    </>
  );
  return (
    <section className={group}>
      <h3>
        {fixed ? (
          <span className={head}>{words}</span>
        ) : (
          <button
            type="button"
            className={head}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => onToggleGroup(!isOpen)}
          >
            {words}
            <ChevronDown className={chevron} aria-hidden="true" size="1.25rem" />
          </button>
        )}
      </h3>
      {isOpen ? (
        <ul id={id} className={rows}>
          {topics.map((topic) => (
            <Fragment key={topic.slug}>{renderTopic(topic)}</Fragment>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
