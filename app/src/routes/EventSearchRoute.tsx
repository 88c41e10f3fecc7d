import { categoryOf } from '@campus-bell/domain/categories';
import { searchPath, searchQuery } from '@campus-bell/domain/routes';
import { searchTextValue } from '@campus-bell/domain/searchText';
import { EventSearchScreen } from '@campus-bell/ui/screens/EventSearch/EventSearchScreen';
import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useSearchStore } from '../store/searchStore.ts';

/** `/event`: the address holds the search; a bare one takes over the last search (SE-2, SE-7). */
export function EventSearchRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { category: savedCategory, searchText: savedText, remember } = useSearchStore();
  const query = searchQuery(params);
  const isBare = query.group === null && query.detail === null && query.searchText === null;
  const { group, detail } = categoryOf(query.group, query.detail, savedCategory.detail);
  const searchText = searchTextValue(query.searchText ?? '');

  useEffect(() => {
    if (!isBare) remember({ category: { group, detail }, searchText });
  }, [isBare, group, detail, searchText, remember]);

  if (isBare) return <Navigate replace to={searchPath({ ...savedCategory, searchText: savedText })} />;
  return (
    <>
      <title>{`${detail} | 캠퍼스벨`}</title>
      <EventSearchScreen
        category={{ group, detail }}
        searchText={searchText}
        onChangeCategory={(category) => void navigate(searchPath({ ...category, searchText }))}
        onSubmitSearch={(text) => void navigate(searchPath({ group, detail, searchText: text }))}
      />
    </>
  );
}
