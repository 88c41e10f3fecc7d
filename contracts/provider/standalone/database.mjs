/** Slugs of boards with a topic that this server knows; enough for the contract. */
export const boards = [
  { id: 1, slug: 'AjouNormal', name: '아주대학교-일반', classification: '공지사항' },
  { id: 2, slug: 'AjouScholarship', name: '아주대학교-장학', classification: '공지사항' },
  { id: 3, slug: 'Software', name: '소프트웨어학과', classification: '학과' },
];

export const boardOf = (slug) => boards.find((board) => board.slug === slug);
export const boardName = (slug) => boardOf(slug)?.name ?? slug;

let lastId = 1000;
export const nextId = () => ++lastId;

/** The wall clock of Korea without a zone. */
export function koreaTime(date = new Date()) {
  return new Date(date.getTime() + 9 * 3_600_000).toISOString().slice(0, 19);
}

function createMember(name, email) {
  return {
    id: nextId(),
    name,
    email,
    major: '소프트웨어학과',
    isNewMember: false,
    pushTokens: ['device'],
    calendarAllowed: true,
    subscriptions: [],
    keywords: [],
    likes: new Set(),
    notifications: [],
  };
}

/** A database with one member and nothing else. */
export function createDatabase() {
  const member = createMember('김하늘', 'haneul.kim@ajou.example');
  return {
    member,
    accessTokens: new Map(),
    refreshTokens: new Map(),
    /** Accounts for which Google vouches, by code. */
    codes: new Map(),
    events: [],
    banners: [],
    keywordServiceFails: false,
    newcomer: () => ({
      ...createMember('이새봄', 'saebom.lee@ajou.example'),
      major: null,
      isNewMember: true,
    }),
  };
}

export function createEvent(differences = {}) {
  return {
    id: nextId(),
    slug: 'AjouNormal',
    title: '새 글',
    content: '첫 줄\\n둘째 줄',
    images: ['https://images.ajou.example/1.png', 'https://images.ajou.example/2.png'],
    url: 'https://www.ajou.example/notice/1',
    writer: '교무팀',
    createdAt: koreaTime(),
    likes: 0,
    views: 0,
    ...differences,
  };
}
