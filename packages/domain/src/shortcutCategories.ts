/** Categories that home leads to, by their Korean names, as the address of a search has them. */
export const shortcutCategories = {
  university: { group: '아주대 공지사항', detail: '아주대학교-일반' },
  scholarships: { group: '아주대 공지사항', detail: '아주대학교-장학' },
  dormitory: { group: '기숙사', detail: '기숙사' },
  graduate: { group: '대학원', detail: '대학원' },
} as const;
