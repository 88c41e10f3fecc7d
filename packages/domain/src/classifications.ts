/** The classification of the university's own notices (wire of the spec: 공지사항). */
export const noticeClassification = '공지사항';

/** What the server sorts boards into, by its own words, in the order they are shown (spec §3). */
export const classifications = ['학과', '단과대', noticeClassification, '기숙사', '대학원'] as const;
