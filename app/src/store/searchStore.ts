import { type Category, categoryOf } from '@campus-bell/domain/categories';
import { deviceStorage } from '../device/safeStorage.ts';
import { onMemberLeft, searchKeys, useSessionStore } from '../session/sessionStore.ts';
import { leavesNothing } from '../session/sharedDevice.ts';

/** A search. Spec §3: savedOption1, savedOption2 (category), savedKeyword (searchText). */
export interface Search {
  category: Category;
  searchText: string;
  /** Slugs of the boards that are searched together; none for the one of the category. */
  boards: readonly string[];
}

const nothing = { searchText: '', boards: [] };
/** With its board only where the device does not keep that. */
let last: Pick<Search, 'searchText' | 'boards'> & Partial<Search> = nothing;
/** The openings of the search that were shown to whoever is here, and those to members who have left. */
const visits = new Set<string>();
const formerVisits = new Set<string>();
onMemberLeft(() => {
  last = nothing;
  for (const visit of visits) formerVisits.add(visit);
  visits.clear();
});

/** What a bare `/event` starts from (SE-2): the last board on this device, and the last text and boards since the app started. */
export function lastSearch(): Search {
  return {
    category: categoryOf(deviceStorage.get(searchKeys.group), deviceStorage.get(searchKeys.detail)),
    ...last,
  };
}

/**
 * Keeps the search that stands in the address, and gives whether it did. While a session ends it is still that of who
 * has left, and so is an opening that they had before them: another tab may have signed them out.
 */
export function rememberSearch({ category, searchText, boards }: Search, visit: string): boolean {
  if (useSessionStore.getState().ended !== null || formerVisits.has(visit)) return false;
  visits.add(visit);
  if (leavesNothing()) {
    last = { category, searchText, boards };
    return true;
  }
  deviceStorage.set(searchKeys.group, category.group);
  deviceStorage.set(searchKeys.detail, category.detail);
  last = { searchText, boards };
  return true;
}
