import { type Category, categoryOf } from '@campus-bell/domain/categories';
import { deviceStorage } from '../session/safeStorage.ts';

/** A search. Spec §3: savedOption1, savedOption2 (category), savedKeyword (searchText). */
export interface Search {
  category: Category;
  searchText: string;
}

const groupKey = 'savedOption1';
const detailKey = 'savedOption2';
let lastText = '';

/** What a bare `/event` starts from (SE-2): the last board on this device, and the last text since the app started. */
export function lastSearch(): Search {
  return {
    category: categoryOf(deviceStorage.get(groupKey), deviceStorage.get(detailKey)),
    searchText: lastText,
  };
}

/** Keeps the search that stands in the address. */
export function rememberSearch({ category, searchText }: Search): void {
  deviceStorage.set(groupKey, category.group);
  deviceStorage.set(detailKey, category.detail);
  lastText = searchText;
}
