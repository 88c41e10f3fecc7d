import { defaultCategory } from '@campus-bell/domain/categories';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { EventSearchScreen, type EventSearchScreenProps } from './EventSearchScreen.tsx';

/** What a device has kept of somebody who is here for the first time. */
const keptNothing = {
  myBoards: { pinned: [], opened: [] },
  ownBoard: null,
  recentTexts: [],
  isSharedDevice: false,
  onChangePins: fn(),
  onChangeRecentTexts: fn(),
  onChangeSharedDevice: fn(),
};

/** What the metas of the screen's stories have in common: its stand-in, and its least props. */
export const ledSearch = {
  component: EventSearchScreen,
  args: { ...keptNothing, category: defaultCategory, searchText: '', onSearch: fn() },
  render: (args: EventSearchScreenProps) => <SearchStandIn {...args} />,
};

/** Stands in for the device, which keeps boards and texts, and for the address of the app, which keeps the search. */
export function SearchStandIn({ onSearch, ...first }: EventSearchScreenProps) {
  const { category, searchText, boards } = first;
  const [search, setSearch] = useState({ category, searchText, boards });
  const [pinned, setPinned] = useState(first.myBoards.pinned);
  const [texts, setTexts] = useState(first.recentTexts);
  const [isShared, setIsShared] = useState(first.isSharedDevice);
  return (
    <EventSearchScreen
      {...first}
      {...search}
      myBoards={{ ...first.myBoards, pinned }}
      recentTexts={texts}
      isSharedDevice={isShared}
      onSearch={(next) => {
        onSearch(next);
        setSearch({ boards: undefined, ...next });
      }}
      onChangePins={setPinned}
      onChangeRecentTexts={setTexts}
      onChangeSharedDevice={(next) => {
        setIsShared(next);
        if (next) setTexts([]);
      }}
    />
  );
}
