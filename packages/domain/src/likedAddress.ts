import { routes, withQuery } from './routes.ts';
import { searchTextValue } from './searchText.ts';

/** What of the liked events is looked at. */
export interface LikedQuery {
  readonly sort: 'newest' | 'deadline';
  /** Of the newest; empty for all. By deadline it only waits for them. */
  readonly searchText: string;
}

/** The parameters of a liked address. */
export const likedNames: readonly (keyof LikedQuery)[] = ['sort', 'searchText'];

/** Path of the liked events; what is usual is left out. */
export function likedPath({ sort, searchText = '' }: Partial<LikedQuery> = {}): string {
  const query = new URLSearchParams();
  if (sort === 'deadline') query.set('sort', sort);
  if (searchText !== '') query.set('searchText', searchText);
  return withQuery(routes.liked, query);
}

/** The reverse of {@link likedPath}; anything unknown is as usual. */
export function likedQuery(query: URLSearchParams): LikedQuery {
  return {
    sort: query.get('sort') === 'deadline' ? 'deadline' : 'newest',
    searchText: searchTextValue(query.get('searchText') ?? ''),
  };
}
