/** A post as the server sends it. */
export const sentEvent = {
  eventId: 7,
  title: '장학 안내',
  content: '첫 줄\\n둘째 줄',
  imgUrl: 'https://a/b.png',
  url: 'https://ajou.ac.kr',
  createdAt: '2026-03-04T09:00:00',
  likesCount: 3,
  viewCount: 5,
  star: true,
  subject: '기숙사',
  type: 'Dormitory',
  writer: '생활관',
};
