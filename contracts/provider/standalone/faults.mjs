/** Changes the body of an operation's successful answers. */
const body = (operationId, change) => ({
  operationId,
  answered: (answer) => (answer.status < 300 ? { ...answer, body: change(answer.body) } : answer),
});

/** Mistakes that a server may make, each in one operation; a verification has to be red for every one. */
export const faults = {
  fieldRenamed: body('fetchEventDetail', ({ title, ...rest }) => ({ ...rest, name: title })),
  numberAsString: body('fetchUnreadCount', (count) => ({
    unreadNotificationCount: String(count.unreadNotificationCount),
  })),
  missingState: { operationId: 'reissueToken', lacksState: 'session is renewable' },
  wrongStatus: { operationId: 'registerDepartment', answered: (answer) => ({ ...answer, status: 200 }) },
  wrongErrorShape: {
    operationId: 'subscribeKeyword',
    answered: (answer) =>
      answer.status === 409 ? { ...answer, body: { code: 'DUPLICATE', message: '중복입니다.' } } : answer,
  },
  wrongDateFormat: body('fetchPopularEvents', (events) =>
    events.map((event) => ({ ...event, createdAt: event.createdAt.replace('T', ' ') })),
  ),
  arrayForObject: body('fetchMember', (member) => [member]),
  nullForText: body('fetchKeywords', (rows) => rows.map((row) => ({ ...row, koreanKeyword: null }))),
  missingHeader: { operationId: 'fetchBanners', answered: (answer) => ({ ...answer, type: null }) },
  wrongPaginationFlag: body('fetchBoardEvents', (page) => ({ ...page, hasNext: !page.hasNext })),
  wrongContentType: {
    operationId: 'fetchTopicStatuses',
    answered: (answer) => ({ ...answer, type: 'text/html' }),
  },
  unauthenticatedAnswered: { operationId: 'likeEvent', ignoresRefusedBearer: true },
};
