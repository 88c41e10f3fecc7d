import { boardBySlug, type Category, categoryOf, categorySlug } from '@campus-bell/domain/categories';
import { severalBoardsMax } from '@campus-bell/domain/limits';
import { chipBoards, type MyBoards } from '@campus-bell/domain/myBoards';
import { eventSearch } from '@campus-bell/domain/words/eventSearch';
import { useEffect, useRef, useState } from 'react';
import { PageHeader } from '../../widgets/PageHeader/PageHeader.tsx';
import { SearchBox } from '../../widgets/SearchBox/SearchBox.tsx';
import { BoardChips } from './BoardChips.tsx';
import { BoardEvents } from './BoardEvents.tsx';
import { CategoryChoice } from './CategoryChoice.tsx';
import { headerPlace, page, tools } from './EventSearchScreen.css.ts';
import { NoEvents } from './NoEvents.tsx';
import type { ChangePins } from './PinButton.tsx';
import { hasRecentTexts, type KeptTexts, RecentTexts } from './RecentTexts.tsx';
import { SeveralBoards } from './SeveralBoards.tsx';
import { SeveralBoardsEvents } from './SeveralBoardsEvents.tsx';
import { SeveralBoardsSheet } from './SeveralBoardsSheet.tsx';

/** A search as it stands in the address. */
export interface EventSearch {
  /** The board shown; wire of the spec: savedOption1, savedOption2. */
  category: Category;
  /** The text searched for, empty for all; wire of the spec: savedKeyword. */
  searchText: string;
  /** Slugs of the boards that are searched together in place of the category's; none for that one alone. */
  boards?: readonly string[] | undefined;
}

/** Props of {@link EventSearchScreen}. */
export interface EventSearchScreenProps extends EventSearch, KeptTexts {
  /** Pinned and opened lately. */
  myBoards: MyBoards;
  /** Slug of the board of the member's department; null where it is not known. */
  ownBoard: string | null;
  /** Gets the text as it is sent: NFC, trimmed, empty when cleared. A new board takes along what is typed. */
  onSearch(search: EventSearch): void;
  onChangePins: ChangePins;
}

/** The search (spec §2): one board or several, a text, and the events found as an endless list (SE-1 to SE-5). */
export function EventSearchScreen(props: EventSearchScreenProps) {
  const { category, searchText, boards = [], myBoards, ownBoard, onSearch, onChangePins } = props;
  const [isChoosing, setIsChoosing] = useState(false);
  const typed = useRef(searchText);
  const choices = useRef<HTMLDivElement>(null);
  const isLeavingSeveral = useRef(false);
  const isSeveral = boards.length > 0;
  useEffect(() => {
    if (isSeveral || !isLeavingSeveral.current) return;
    isLeavingSeveral.current = false;
    const openers = choices.current?.querySelectorAll<HTMLElement>('[aria-haspopup="dialog"]') ?? [];
    [...openers].at(-1)?.focus({ preventScroll: true });
  }, [isSeveral]);
  const shown = isSeveral ? boards : [categorySlug(category)];
  const mine = chipBoards(myBoards, ownBoard);

  const searchBoards = (slugs: readonly string[], text = typed.current) => {
    const [slug = ''] = slugs;
    if (slugs.length > 1) onSearch({ category, searchText: text, boards: slugs });
    else onSearch({ category: categoryOf(null, boardBySlug(slug)?.name), searchText: text });
  };
  const submit = (text: string) =>
    isSeveral ? searchBoards(boards, text) : onSearch({ category, searchText: text });
  const noEvents = (
    <NoEvents
      shown={shown}
      others={mine.filter((slug) => !shown.includes(slug)).slice(0, severalBoardsMax)}
      searchText={searchText}
      onClearSearch={() => submit('')}
      onSearchBoards={(slugs) => searchBoards(slugs, searchText)}
    />
  );

  return (
    <main className={page}>
      <div className={headerPlace}>
        <PageHeader title={eventSearch.title} />
      </div>
      <BoardChips
        myBoards={myBoards}
        ownBoard={ownBoard}
        shown={shown}
        isSeveral={isSeveral}
        onChooseBoard={(slug) => searchBoards([slug])}
        onChooseSeveral={() => setIsChoosing(true)}
        onChangePins={onChangePins}
      />
      <div ref={choices} className={tools}>
        <SearchBox
          label={eventSearch.field}
          placeholder={eventSearch.placeholder}
          searchText={searchText}
          onTypeText={(text) => {
            typed.current = text;
          }}
          onSubmitSearch={submit}
          renderSuggestions={(suggestions) =>
            hasRecentTexts(props, suggestions.typed) ? <RecentTexts {...props} {...suggestions} /> : null
          }
        />
        {isSeveral ? (
          <SeveralBoards
            boards={boards}
            isOpen={isChoosing}
            onOpen={() => setIsChoosing(true)}
            onLeave={() => {
              isLeavingSeveral.current = true;
              onSearch({ category, searchText: typed.current });
            }}
          />
        ) : (
          <CategoryChoice
            category={category}
            pinned={myBoards.pinned}
            onChangePins={onChangePins}
            onChangeCategory={(next) => onSearch({ category: next, searchText: typed.current })}
          />
        )}
      </div>
      <SeveralBoardsSheet
        open={isChoosing}
        mine={mine}
        shown={shown}
        onChooseBoards={(slugs) => {
          setIsChoosing(false);
          searchBoards(slugs);
        }}
        onClose={() => setIsChoosing(false)}
      />
      {isSeveral ? (
        <SeveralBoardsEvents boards={boards} searchText={searchText} empty={noEvents} />
      ) : (
        <BoardEvents category={category} searchText={searchText} empty={noEvents} />
      )}
    </main>
  );
}
