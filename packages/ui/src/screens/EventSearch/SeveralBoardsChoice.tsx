import { matchesBoard } from '@campus-bell/domain/boardMatch';
import { boardBySlug, categoryGroups } from '@campus-bell/domain/categories';
import { severalBoardsMax } from '@campus-bell/domain/limits';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { nameOfBoard } from '@campus-bell/domain/words/campus/nameOfBoard';
import { choice } from '@campus-bell/domain/words/choice';
import { pins } from '@campus-bell/domain/words/pins';
import { several } from '@campus-bell/domain/words/several';
import { useState } from 'react';
import { Button } from '../../widgets/Button/Button.tsx';
import { Checkbox } from '../../widgets/Checkbox/Checkbox.tsx';
import { FilterField } from '../../widgets/FilterField/FilterField.tsx';
import { note, sectionTitle } from './MyBoards.css.ts';

/** Props of {@link SeveralBoardsChoice}. */
export interface SeveralBoardsChoiceProps {
  /** Slugs of the student's own boards, which stand first. */
  mine: readonly string[];
  ticked: readonly string[];
  onTick(slugs: readonly string[]): void;
}

/** The boards to tick for one search over several: the student's own first, and all the others by group. */
export function SeveralBoardsChoice({ mine, ticked, onTick }: SeveralBoardsChoiceProps) {
  const [typed, setTyped] = useState('');
  const isFull = ticked.length >= severalBoardsMax;
  const first = mine.slice(0, severalBoardsMax);
  const fits = (slug: string) => matchesBoard(boardBySlug(slug)?.name ?? '', typed);
  const groups = [
    { name: pins.title, slugs: mine.filter(fits) },
    ...categoryGroups.map(({ name, boards }) => ({
      name: campusName(name),
      slugs: boards.map(({ slug }) => slug).filter((slug) => !mine.includes(slug) && fits(slug)),
    })),
  ].filter(({ slugs }) => slugs.length > 0);
  const tick = (slug: string, isTicked: boolean) =>
    onTick(isTicked ? [...ticked, slug] : ticked.filter((one) => one !== slug));
  return (
    <>
      <FilterField
        label={several.find}
        placeholder={choice.howToFind}
        value={typed}
        onChangeValue={setTyped}
      />
      {first.length < 2 || typed !== '' ? null : (
        <Button tone="soft" extent="medium" wide onClick={() => onTick(first)}>
          {mine.length > first.length ? several.chooseOwn({ count: first.length }) : several.chooseAllOwn}
        </Button>
      )}
      <p className={note} role="status">
        {isFull
          ? several.full({ max: severalBoardsMax })
          : several.chosen({ max: severalBoardsMax, count: ticked.length })}
      </p>
      {groups.map(({ name, slugs }) => (
        <fieldset key={name}>
          <legend className={sectionTitle}>{name}</legend>
          {slugs.map((slug) => (
            <Checkbox
              key={slug}
              checked={ticked.includes(slug)}
              disabled={isFull && !ticked.includes(slug)}
              onChangeChecked={(isTicked) => tick(slug, isTicked)}
            >
              {nameOfBoard(slug)}
            </Checkbox>
          ))}
        </fieldset>
      ))}
      {groups.length === 0 ? <p className={note}>{choice.nothing}</p> : null}
    </>
  );
}
