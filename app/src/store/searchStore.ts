import { type Category, categoryOf } from '@campus-bell/domain/categories';
import { deviceStorage } from '../session/safeStorage.ts';
import { onMemberLeft, searchKeys, useSessionStore } from '../session/sessionStore.ts';

/** A search. Spec §3: savedOption1, savedOption2 (category), savedKeyword (searchText). */
export interface Search {
  category: Category;
  searchText: string;
}

let lastText = '';
onMemberLeft(() => {
  lastText = '';
});

/** What a bare `/event` starts from (SE-2): the last board on this device, and the last text since the app started. */
export function lastSearch(): Search {
  return {
    category: categoryOf(deviceStorage.get(searchKeys.group), deviceStorage.get(searchKeys.detail)),
    searchText: lastText,
  };
}

/** Keeps the search that stands in the address; while a session ends it is still that of who has left. */
export function rememberSearch({ category, searchText }: Search): void {
  if (useSessionStore.getState().ended !== null) return;
  deviceStorage.set(searchKeys.group, category.group);
  deviceStorage.set(searchKeys.detail, category.detail);
  lastText = searchText;
}
