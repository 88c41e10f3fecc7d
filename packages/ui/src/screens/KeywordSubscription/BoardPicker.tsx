import { topicQueries } from '@campus-bell/api/queries/topics';
import type { TopicStatus } from '@campus-bell/api/wire/topic';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { Dialog } from '../../widgets/Dialog/Dialog.tsx';
import { TopicGroups } from '../../widgets/TopicGroups/TopicGroups.tsx';
import {
  boardOption,
  check,
  chevron,
  fieldLabel,
  opener,
  placeholder,
} from './KeywordSubscriptionScreen.css.ts';

/** Props of {@link BoardPicker}. */
export interface BoardPickerProps {
  board: TopicStatus | null;
  onPickBoard(board: TopicStatus): void;
}

/** The board that a keyword belongs to, picked from all topics by group (KW-1). */
export function BoardPicker({ board, onPickBoard }: BoardPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const pick = (topic: TopicStatus) => {
    setIsOpen(false);
    onPickBoard(topic);
  };
  return (
    <div>
      <p className={fieldLabel} aria-hidden="true">
        게시판
      </p>
      <button
        type="button"
        className={opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <span className={board === null ? placeholder : undefined}>
          <span className={visuallyHidden}>게시판, </span>
          {board?.koreanTopic ?? '게시판을 골라 주세요'}
        </span>
        <ChevronDown className={chevron} aria-hidden="true" size="1.25rem" />
      </button>
      <Dialog open={isOpen} shape="screen" title="게시판 고르기" onClose={() => setIsOpen(false)}>
        <BoardChoice board={board} onPickBoard={pick} />
      </Dialog>
    </div>
  );
}

function BoardChoice({ board, onPickBoard }: BoardPickerProps) {
  const { api } = useEnvironment();
  const topics = useQuery(topicQueries.statuses(api));
  return (
    <TopicGroups
      query={topics}
      groupNote={(members) => `${members.length}개`}
      shown={board?.slug}
      renderTopic={(topic) => (
        <li>
          <button
            type="button"
            className={boardOption}
            aria-pressed={topic.slug === board?.slug}
            onClick={() => onPickBoard(topic)}
          >
            {topic.koreanTopic}
            {topic.slug === board?.slug ? (
              <Check className={check} aria-hidden="true" size="1.25rem" />
            ) : null}
          </button>
        </li>
      )}
    />
  );
}
