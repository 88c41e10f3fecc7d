import { topicQueries } from '@campus-bell/api/queries/topics';
import type { TopicStatus } from '@campus-bell/api/wire/topic';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { keywords } from '@campus-bell/domain/words/keywords';
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
        {keywords.board}
      </p>
      <button
        type="button"
        className={opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <span className={board === null ? placeholder : undefined}>
          <span className={visuallyHidden}>{keywords.boardIs} </span>
          {board === null ? keywords.chooseBoard : campusName(board.koreanTopic)}
        </span>
        <ChevronDown className={chevron} aria-hidden="true" size="1.25rem" />
      </button>
      <Dialog open={isOpen} shape="screen" title={keywords.chooseBoardTitle} onClose={() => setIsOpen(false)}>
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
      groupNote={(members) => keywords.boardCount({ count: members.length })}
      shown={board?.slug}
      renderTopic={(topic) => (
        <li>
          <button
            type="button"
            className={boardOption}
            aria-pressed={topic.slug === board?.slug}
            onClick={() => onPickBoard(topic)}
          >
            {campusName(topic.koreanTopic)}
            {topic.slug === board?.slug ? (
              <Check className={check} aria-hidden="true" size="1.25rem" />
            ) : null}
          </button>
        </li>
      )}
    />
  );
}
