/** Texts of lists, events and the session: `popular`. */
export const popular = { empty: '이번 주에는 아직 글이 없어요.' } as const;
