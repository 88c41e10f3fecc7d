import { boardName } from './database.mjs';

/** An answer: status, body and content type; a body of null is an empty one. */
export const answer = (status, body, type = 'application/json') => ({ status, body, type });
export const ok = (body) => answer(200, body);
export const done = (data = null) => ok({ successStatus: 'OK', successContent: '처리했습니다.', data });

/** Shape A of openapi.yaml. */
export const productError = (status, sentence) =>
  answer(status, { status, statusMessage: sentence, message: sentence });

/** Shape B. */
export const unexpected = (path, message) =>
  answer(500, { timestamp: new Date().toISOString(), message, details: `uri=${path}` });

/** Shape C. */
export const tokenRejected = (path) =>
  answer(401, { timestamp: new Date().toISOString(), status: 401, error: 'Unauthorized', path });

/** Shape D. */
export const problem = (status, title, detail, instance) =>
  answer(status, { type: 'about:blank', title, status, detail, instance }, 'application/problem+json');

const noMember = '해당하는 회원이 없습니다.';
export const memberNotFound = () => productError(404, noMember);

const summary = (event, member) => ({
  eventId: event.id,
  title: event.title,
  content: event.content,
  url: event.url,
  createdAt: event.createdAt,
  likesCount: event.likes,
  viewCount: event.views,
  star: member?.likes.has(event.id) ?? false,
  subject: boardName(event.slug),
  type: event.slug.toUpperCase(),
  writer: event.writer,
});

export const card = (event, member) => ({ ...summary(event, member), imgUrl: event.images[0] ?? null });
export const detail = (event, member) => ({ ...summary(event, member), imgUrl: event.images });

/** One page of rows. */
export function slice(rows, { page, size }) {
  const result = rows.slice(page * size, (page + 1) * size);
  const sort = { sorted: true, direction: 'DESC', orderProperty: 'createdAt' };
  return { result, hasNext: rows.length > (page + 1) * size, hasPrevious: page > 0, currentPage: page, sort };
}

export const notificationRow = ({ kind, slug, keywordName, ...row }) => ({
  ...row,
  topicName: boardName(slug),
  ...(kind === 'keyword' ? { keywordName } : {}),
});
