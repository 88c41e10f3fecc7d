import { answer, card, detail, done, ok, productError, slice, unexpected } from '../answers.mjs';

const keywordNotFound = () => productError(404, '없는 키워드입니다.');
const eventNotFound = () => productError(404, '없는 게시글입니다.');

function eventsPage(choose) {
  return ({ db, member, page, params }) => {
    const rows = choose(db.events, member, params).filter(({ title }) => title.includes(page.keyword));
    return ok(
      slice(
        rows.map((event) => card(event, member)),
        page,
      ),
    );
  };
}

const keywordCards = (db, member, { koreanKeyword, slug }) =>
  db.events
    .filter((event) => event.slug === slug && event.title.includes(koreanKeyword))
    .map((event) => ({ ...card(event, member), keyword: koreanKeyword }));

/** Operations of the tag events: id, method, path, authentication and what answers. */
export const events = [
  [
    'fetchPopularEvents',
    'GET',
    '/api/event/popular',
    'optional',
    ({ db, member }) => ok(db.events.slice(0, 10).map((event) => card(event, member))),
  ],
  [
    'fetchBanners',
    'GET',
    '/api/event/banner',
    'optional',
    ({ db }) =>
      ok(
        db.banners.map((banner, index) => ({
          ...banner,
          bannerOrder: index + 1,
          startDate: '2026-03-02',
          endDate: '2026-03-31',
        })),
      ),
  ],
  [
    'fetchLikedEvents',
    'GET',
    '/api/event/liked',
    'required',
    eventsPage((all, member) => all.filter(({ id }) => member.likes.has(id))),
  ],
  [
    'fetchSubscribedEvents',
    'GET',
    '/api/event/subscribed',
    'required',
    eventsPage((all, member) =>
      all.filter(({ slug }) => member.subscriptions.some((own) => own.slug === slug)),
    ),
  ],
  [
    'fetchKeywordFeed',
    'GET',
    '/api/event/getSubscribedPostsByKeyword',
    'required',
    ({ db, member, page }) =>
      ok(
        slice(
          member.keywords.flatMap((keyword) => keywordCards(db, member, keyword)),
          page,
        ),
      ),
  ],
  [
    'fetchSingleKeywordFeed',
    'GET',
    '/api/event/getSubscribedPostsByKeyword/{encodedKeyword}',
    'required',
    ({ db, member, page, params }) => {
      const own = member.keywords.find(({ encodedKeyword }) => encodedKeyword === params.encodedKeyword);
      if (!own) return keywordNotFound();
      own.isRead = true;
      return ok(slice(keywordCards(db, member, own), page));
    },
  ],
  [
    'fetchEventDetail',
    'GET',
    '/api/event/detail/{id}',
    'optional',
    ({ db, member, params }) => {
      const event = db.events.find(({ id }) => id === Number(params.id));
      if (!event) return eventNotFound();
      const shown = detail(event, member);
      event.views += 1;
      return ok(shown);
    },
  ],
  [
    'likeEvent',
    'POST',
    '/api/event/like/{id}',
    'required',
    ({ db, member, params }) => {
      if (!db.events.some(({ id }) => id === Number(params.id))) return eventNotFound();
      member.likes.add(Number(params.id));
      return done();
    },
  ],
  [
    'unlikeEvent',
    'DELETE',
    '/api/event/like/{id}',
    'required',
    ({ db, member, params }) => {
      if (!db.events.some(({ id }) => id === Number(params.id))) return eventNotFound();
      return member.likes.delete(Number(params.id)) ? done() : productError(400, '찜하지 않은 게시글입니다.');
    },
  ],
  [
    'registerCalendarEvent',
    'POST',
    '/api/event/calendar',
    'required',
    ({ member, path }) =>
      member.calendarAllowed ? answer(200, null) : unexpected(path, 'Insufficient Permission'),
  ],
  [
    'fetchBoardEvents',
    'GET',
    '/api/event/{slug}',
    'optional',
    eventsPage((all, _member, params) => all.filter(({ slug }) => slug === params.slug)),
  ],
];
