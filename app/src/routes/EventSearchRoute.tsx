import { categoryOf } from '@campus-bell/domain/categories';
import { searchPath, searchQuery, settledPath } from '@campus-bell/domain/routes';
import { searchTextValue } from '@campus-bell/domain/searchText';
import { EventSearchScreen } from '@campus-bell/ui/screens/EventSearch/EventSearchScreen';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { lastSearch, rememberSearch } from '../store/searchStore.ts';

const names = ['group', 'detail', 'searchText'];

/** `/event`: the address holds the search; a bare one takes over the last search (SE-2, SE-7). */
export function EventSearchRoute() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = searchQuery(new URLSearchParams(search));
  const isBare = query.group === null && query.detail === null && query.searchText === null;
  const last = lastSearch();
  const { group, detail } = isBare
    ? last.category
    : categoryOf(query.group, query.detail, last.category.detail);
  const searchText = isBare ? last.searchText : searchTextValue(query.searchText ?? '');
  const settled = settledPath(search, searchPath({ group, detail, searchText }), names);

  useEffect(() => {
    if (settled === null) rememberSearch({ category: { group, detail }, searchText });
  }, [settled, group, detail, searchText]);

  if (settled !== null) return <Navigate replace to={settled} />;
  return (
    <>
      <title>{`${detail} | 캠퍼스벨`}</title>
      <EventSearchScreen
        category={{ group, detail }}
        searchText={searchText}
        onSearch={(wish) => void navigate(searchPath({ ...wish.category, searchText: wish.searchText }))}
      />
    </>
  );
}
