import { createEvent, koreaTime, nextId } from './database.mjs';

const bare = { content: null, url: null, writer: null, images: [] };
const repeat = (count, make) => Array.from({ length: count }, (_, index) => make(index + 1));
const withoutBoard = (db, slug) => db.events.filter((event) => event.slug !== slug);

function addNotification(db, differences) {
  db.member.notifications.unshift({
    id: nextId(),
    kind: 'topic',
    title: '새 글',
    imageUrl: 'https://images.ajou.example/1.png',
    clickUrl: 'https://campus-bell.example/event/1',
    notifiedAt: koreaTime(),
    slug: 'AjouNormal',
    keywordName: null,
    read: false,
    ...differences,
  });
}

/** The provider states of STATES.md. Each changes the database; what it answers goes back to the verifier. */
export const states = {
  'banner is bare'(db) {
    db.banners = [{ imgUrl: null, siteUrl: null }];
  },
  'banner is shown'(db) {
    db.banners = [{ imgUrl: 'https://images.ajou.example/b.png', siteUrl: 'https://www.ajou.example/' }];
  },
  'board has a bare event'(db, { slug }) {
    db.events = [...withoutBoard(db, slug), createEvent({ slug, ...bare })];
  },
  'board has events'(db, { slug, count, titleWord }) {
    const added = repeat(count, (number) => createEvent({ slug, title: `${titleWord} 안내 ${number}` }));
    db.events = [...withoutBoard(db, slug), ...added];
  },
  'board is unknown'() {},
  'event exists'(db, { eventId, slug }) {
    db.events.push(createEvent({ id: eventId, slug }));
  },
  'event is bare'(db, { eventId }) {
    db.events.push(createEvent({ id: eventId, ...bare }));
  },
  'event is liked'(db, { eventId, slug, titleWord }) {
    db.events.push(createEvent({ id: eventId, slug, title: `${titleWord} 안내`, likes: 1 }));
    db.member.likes.add(eventId);
  },
  'event is missing'(db, { eventId }) {
    db.events = db.events.filter(({ id }) => id !== eventId);
  },
  'keyword is subscribed'(db, { koreanKeyword, slug, encodedKeyword }) {
    db.member.keywords.push({ koreanKeyword, slug, encodedKeyword, isRead: false });
  },
  'keyword limit is reached'(db, { count }) {
    db.member.keywords = repeat(count, (number) => ({
      koreanKeyword: `낱말${number}`,
      slug: 'AjouNormal',
      encodedKeyword: `${encodeURIComponent(`낱말${number}`)}_AjouNormal`,
      isRead: true,
    }));
  },
  'keyword service is failing'(db) {
    db.keywordServiceFails = true;
  },
  'login code belongs to a member'(db, code) {
    db.codes.set(code.authorizationCode, { ...code, member: db.member });
  },
  'login code belongs to a newcomer'(db, code) {
    db.codes.set(code.authorizationCode, { ...code, member: db.newcomer() });
  },
  'login code belongs to an outsider'(db, code) {
    db.codes.set(code.authorizationCode, { ...code, member: null });
  },
  'login code is refused'() {},
  'member is signed in'(db) {
    const accessToken = `access-${nextId()}`;
    db.accessTokens.set(accessToken, db.member);
    return { accessToken };
  },
  'member is without calendar permission'(db) {
    db.member.calendarAllowed = false;
  },
  'member is without department'(db) {
    db.member.major = null;
  },
  'member is without push token'(db) {
    db.member.pushTokens = [];
  },
  'notification is bare'(db) {
    addNotification(db, { imageUrl: null, notifiedAt: null });
  },
  'notification is received'(db, { notificationId, kind }) {
    addNotification(db, { id: notificationId, kind, keywordName: kind === 'keyword' ? '장학' : null });
  },
  'session has expired'() {},
  'session is renewable'(db, { refreshToken }) {
    db.refreshTokens.set(refreshToken, db.member);
  },
  'topic is subscribed'(db, { slug, read }) {
    db.member.subscriptions.unshift({ id: nextId(), slug, isRead: read, receiveNotification: true });
  },
  'week has events'(db, { count, slug }) {
    db.events = repeat(count, () => createEvent({ slug }));
  },
};
