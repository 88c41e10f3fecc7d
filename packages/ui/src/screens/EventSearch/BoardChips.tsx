import { chipBoards, type MyBoards } from '@campus-bell/domain/myBoards';
import { nameOfBoard } from '@campus-bell/domain/words/campus/nameOfBoard';
import { pins } from '@campus-bell/domain/words/pins';
import { several } from '@campus-bell/domain/words/several';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Layers from 'lucide-react/icons/layers';
import Pin from 'lucide-react/icons/pin';
import Settings2 from 'lucide-react/icons/settings-2';
import { useState } from 'react';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { ChipRow } from '../../widgets/Chip/ChipRow.tsx';
import { FilterChip } from '../../widgets/Chip/FilterChip.tsx';
import { NewCount } from '../../widgets/NewCount/NewCount.tsx';
import { chipIcon, chipsPlace } from './MyBoards.css.ts';
import { MyBoardsSheet } from './MyBoardsSheet.tsx';
import type { ChangePins } from './PinButton.tsx';

/** Props of {@link BoardChips}. */
export interface BoardChipsProps {
  myBoards: MyBoards;
  /** Slug of the board of the member's department; null where it is not known. */
  ownBoard: string | null;
  /** Slugs of the boards that are shown. */
  shown: readonly string[];
  /** More than one is shown together. */
  isSeveral: boolean;
  onChooseBoard(slug: string): void;
  /** The student wants to choose several. */
  onChooseSeveral(): void;
  onChangePins: ChangePins;
}

/** The boards of a student at a touch: the own one, the pinned and those opened lately. */
export function BoardChips(props: BoardChipsProps) {
  const { myBoards, ownBoard, shown, isSeveral, onChooseBoard, onChooseSeveral, onChangePins } = props;
  const [isEditing, setIsEditing] = useState(false);
  const icon = (slug: string) => {
    if (slug === ownBoard) return <GraduationCap className={chipIcon} aria-hidden="true" size="1rem" />;
    return myBoards.pinned.includes(slug) ? (
      <Pin className={chipIcon} aria-hidden="true" size="1rem" />
    ) : undefined;
  };
  const kind = (slug: string) => {
    if (slug === ownBoard) return pins.ofDepartment;
    return myBoards.pinned.includes(slug) ? pins.isPinned : '';
  };
  return (
    <div className={chipsPlace}>
      <ChipRow label={pins.title}>
        <FilterChip
          opens
          pressed={isSeveral}
          icon={<Layers className={chipIcon} aria-hidden="true" size="1rem" />}
          onToggle={onChooseSeveral}
        >
          {isSeveral ? several.count({ count: shown.length }) : several.several}
        </FilterChip>
        {chipBoards(myBoards, ownBoard).map((slug) => (
          <FilterChip
            key={slug}
            pressed={shown.includes(slug)}
            icon={icon(slug)}
            onToggle={() => onChooseBoard(slug)}
          >
            {nameOfBoard(slug)}
            <span className={visuallyHidden}>{kind(slug)}</span>
            <NewCount slug={slug} />
          </FilterChip>
        ))}
        <FilterChip
          opens
          pressed={false}
          icon={<Settings2 className={chipIcon} aria-hidden="true" size="1rem" />}
          onToggle={() => setIsEditing(true)}
        >
          {pins.edit}
        </FilterChip>
      </ChipRow>
      <MyBoardsSheet
        open={isEditing}
        myBoards={myBoards}
        onChangePins={onChangePins}
        onClose={() => setIsEditing(false)}
      />
    </div>
  );
}
