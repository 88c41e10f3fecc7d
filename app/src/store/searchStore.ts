import { type Category, defaultCategory } from '@campus-bell/domain/categories';
import { create } from 'zustand';

/** The last search, kept over navigation. Spec §3: savedOption1, savedOption2 (category), savedKeyword (searchText). */
interface SearchState {
  category: Category;
  searchText: string;
  remember(search: { category: Category; searchText: string }): void;
}

/** What a bare `/event` starts from (SE-2). */
export const useSearchStore = create<SearchState>((set) => ({
  category: defaultCategory,
  searchText: '',
  remember: (search) => set(search),
}));
