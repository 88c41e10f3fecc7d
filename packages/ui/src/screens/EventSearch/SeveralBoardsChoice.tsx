import { matchesBoard } from '@campus-bell/domain/boardMatch';
import { boardBySlug, categoryGroups } from '@campus-bell/domain/categories';
import { severalBoardsMax } from '@campus-bell/domain/limits';
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
    { name: '내 게시판', slugs: mine.filter(fits) },
    ...categoryGroups.map(({ name, boards }) => ({
      name,
      slugs: boards.map(({ slug }) => slug).filter((slug) => !mine.includes(slug) && fits(slug)),
    })),
  ].filter(({ slugs }) => slugs.length > 0);
  const tick = (slug: string, isTicked: boolean) =>
    onTick(isTicked ? [...ticked, slug] : ticked.filter((one) => one !== slug));
  return (
    <>
      <FilterField
        label="게시판 찾기"
        placeholder="이름, 초성, 줄임말로 찾기"
        value={typed}
        onChangeValue={setTyped}
      />
      {first.length < 2 || typed !== '' ? null : (
        <Button tone="soft" extent="medium" wide onClick={() => onTick(first)}>
          {mine.length > first.length ? `내 게시판 ${first.length}개 고르기` : '내 게시판 모두 고르기'}
        </Button>
      )}
      <p className={note} role="status">
        {isFull
          ? `${severalBoardsMax}개를 모두 골랐어요. 다른 게시판을 고르려면 하나를 빼 주세요.`
          : `${severalBoardsMax}개까지 고를 수 있어요. 지금 ${ticked.length}개예요.`}
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
              {boardBySlug(slug)?.name}
            </Checkbox>
          ))}
        </fieldset>
      ))}
      {groups.length === 0 ? <p className={note}>찾는 이름이 없어요. 다른 말로 찾아보세요.</p> : null}
    </>
  );
}
