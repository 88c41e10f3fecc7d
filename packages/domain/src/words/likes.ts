import { room } from './room.ts';

/** The liked posts, by their age and by their deadline. */
export const likes = room({
  title: ['내가 찜한 글', 'Liked posts'],
  loginRequired: ['로그인하면 찜한 글을 모아 볼 수 있어요.', 'Log in to see your liked posts.'],
  order: ['찜한 글의 순서', 'Order of liked posts'],
  newest: ['최신순', 'Newest'],
  byDeadline: ['마감순', 'By deadline'],
  search: ['찜한 글 제목 검색', 'Search liked posts'],
  placeholder: ['찜한 글에서 찾아보세요', 'Search your liked posts'],
  posts: ['찜한 글', 'Liked posts'],
  results: ['찜한 글, ‘{searchText}’ 검색 결과', 'Liked posts, results for “{searchText}”'],
  severalRemoved: ['찜한 글에서 {count}개를 뺐어요.', '{count} removed from liked posts.'],
  asMonth: ['달력으로 보기', 'As calendar'],
  /** What a calendar counts on a day. */
  deadlines: ['마감', 'due'],
  deadlinesFile: ['찜한 글 마감', 'Deadlines of liked posts'],
  byDeadlineList: ['마감순으로 본 찜한 글', 'Liked posts by deadline'],
  dueOn: ['{day}에 마감되는 찜한 글', 'Liked posts due {day}'],
});
