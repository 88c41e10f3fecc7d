import { refreshLists } from '@campus-bell/api/queries/refreshLists';
import { categoryOf, categorySlug, severalBoards } from '@campus-bell/domain/categories';
import { echoMs } from '@campus-bell/domain/limits';
import { withRecentText } from '@campus-bell/domain/recentTexts';
import { searchPath, searchQuery, settledPath } from '@campus-bell/domain/routes';
import { searchTextValue } from '@campus-bell/domain/searchText';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { product } from '@campus-bell/domain/words/product';
import { screenTitle } from '@campus-bell/domain/words/screenTitle';
import { EventSearchScreen } from '@campus-bell/ui/screens/EventSearch/EventSearchScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { selectIsAuthorized, useSessionStore } from '../session/sessionStore.ts';
import {
  changeKeptSearches,
  chooseSharedDevice,
  keepOpened,
  useKeptSearches,
} from '../store/keptSearches.ts';
import { searchStart } from '../store/searchStart.ts';
import { lastSearch, rememberSearch } from '../store/searchStore.ts';

const names = ['group', 'detail', 'searchText', 'boards'];
searchStart.path = () => {
  const { category, ...wish } = lastSearch();
  return searchPath({ ...category, ...wish });
};

/**
 * `/event`: the address holds the search; a bare one takes over the last search (SE-2, SE-7). Searching for the same
 * again asks anew, without a step of the history.
 */
export function EventSearchRoute() {
  const { key: visit, search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isSignedIn = useSessionStore(selectIsAuthorized);
  const { kept, own, isShared } = useKeptSearches();
  const query = searchQuery(new URLSearchParams(search));
  const isBare = names.every((name) => !new URLSearchParams(search).has(name));
  const last = lastSearch();
  const category = isBare ? last.category : categoryOf(query.group, query.detail, last.category.detail);
  const { group, detail } = category;
  const searchText = isBare ? last.searchText : searchTextValue(query.searchText ?? '');
  const boards = isBare ? last.boards : severalBoards(query.boards);
  const settled = settledPath(search, searchPath({ group, detail, searchText, boards }), names);
  const asked = boards.join(' ');
  const standing = `${visit} ${searchPath({ group, detail, searchText, boards })}`;
  const goesTo = useRef('');
  const searchedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    goesTo.current = standing;
  }, [standing]);

  useEffect(() => {
    if (settled !== null) return;
    const slugs = asked === '' ? [] : asked.split(' ');
    const isTheirs = rememberSearch({ category: { group, detail }, searchText, boards: slugs }, visit);
    if (isTheirs && slugs.length === 0) keepOpened(categorySlug({ group, detail }));
  }, [settled, group, detail, searchText, asked, visit]);

  if (settled !== null) return <Navigate replace to={settled} />;
  return (
    <>
      <title>
        {product.titled({ page: boards.length === 0 ? campusName(detail) : screenTitle.severalBoards })}
      </title>
      <EventSearchScreen
        category={category}
        searchText={searchText}
        boards={boards}
        myBoards={kept}
        ownBoard={own}
        recentTexts={kept.texts}
        isSharedDevice={isSignedIn ? null : isShared}
        onSearch={(wish) => {
          changeKeptSearches((all) => ({ ...all, texts: withRecentText(all.texts, wish.searchText) }));
          const path = searchPath({ ...wish.category, searchText: wish.searchText, boards: wish.boards });
          const wished = `${visit} ${path}`;
          const isEcho = performance.now() - searchedAt.current < echoMs;
          searchedAt.current = performance.now();
          if (goesTo.current !== wished) {
            goesTo.current = wished;
            void navigate(path);
          } else if (wished === standing && !isEcho) {
            window.scrollTo(0, 0);
            void refreshLists(queryClient);
          }
        }}
        onChangePins={(change) => changeKeptSearches((all) => ({ ...all, pinned: change(all.pinned) }))}
        onChangeRecentTexts={(change) => changeKeptSearches((all) => ({ ...all, texts: change(all.texts) }))}
        onChangeSharedDevice={chooseSharedDevice}
      />
    </>
  );
}
