import { done, memberNotFound, ok, productError, unexpected } from '../answers.mjs';
import { boardName, boardOf } from '../database.mjs';

const topicNotFound = () => productError(404, '없는 토픽입니다.');
const keywordNotFound = () => productError(404, '없는 키워드입니다.');

/** Operations of the tag keywords: id, method, path, authentication and what answers. */
export const keywords = [
  [
    'fetchKeywords',
    'GET',
    '/api/keyword/userKeywords',
    'required',
    ({ member }) =>
      ok(
        member.keywords.map(({ koreanKeyword, slug, encodedKeyword, isRead }) => ({
          encodedKeyword,
          koreanKeyword,
          searchKeyword: `${koreanKeyword}_${slug}`,
          topicName: boardName(slug),
          isRead,
          lastReadAt: null,
        })),
      ),
  ],
  [
    'subscribeKeyword',
    'POST',
    '/api/keyword/subscribe',
    'required',
    ({ db, member, body, path }) => {
      const { koreanKeyword, topicName: slug } = body;
      if (db.keywordServiceFails) return unexpected(path, 'Connection is not available');
      if (member.pushTokens.length === 0) return memberNotFound();
      if (!boardOf(slug)) return topicNotFound();
      const encodedKeyword = `${encodeURIComponent(koreanKeyword)}_${slug}`;
      if (member.keywords.some((own) => own.encodedKeyword === encodedKeyword)) {
        return productError(409, '이미 구독 중인 키워드입니다.');
      }
      if (member.keywords.length >= 10) return productError(400, '키워드는 10개까지 구독할 수 있습니다.');
      member.keywords.push({ koreanKeyword, slug, encodedKeyword, isRead: false });
      return done();
    },
  ],
  [
    'unsubscribeKeyword',
    'POST',
    '/api/keyword/unsubscribe',
    'required',
    ({ member, body }) => {
      const kept = member.keywords.filter(({ encodedKeyword }) => encodedKeyword !== body.encodedKeyword);
      if (kept.length === member.keywords.length) return keywordNotFound();
      member.keywords = kept;
      return done();
    },
  ],
  [
    'resetKeywords',
    'DELETE',
    '/api/keyword/subscriptions/reset',
    'required',
    ({ member }) => {
      member.keywords = [];
      return done();
    },
  ],
];
