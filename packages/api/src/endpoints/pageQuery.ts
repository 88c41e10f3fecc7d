import { pageSize } from '@campus-bell/domain/limits';

/** Which page of a list, counted from 0, and the text that titles must contain ('' for all). */
export interface PageRequest {
  page: number;
  searchText?: string;
}

/**
 * The query of every paged list. `size` is always the same: the server caches the pages of boards without it, so
 * whoever asks for another size would be given, and give others, the wrong page.
 */
export function pageQuery({ page, searchText = '' }: PageRequest) {
  return { page, size: pageSize, ...(searchText === '' ? {} : { keyword: searchText }) };
}
