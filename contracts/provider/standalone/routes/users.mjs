import { answer, memberNotFound, ok, tokenRejected, unexpected } from '../answers.mjs';
import { nextId } from '../database.mjs';

/** Operations of the tag users: id, method, path, authentication and what answers. */
export const users = [
  [
    'reissueToken',
    'PATCH',
    '/api/users/reissue-token',
    'none',
    ({ db, body, path }) => {
      const member = db.refreshTokens.get(body.refreshToken);
      if (!member) return tokenRejected(path);
      const accessToken = `access-${nextId()}`;
      db.accessTokens.set(accessToken, member);
      const nothing = { name: null, major: null, email: null, isNewMember: null };
      const { refreshToken } = body;
      return ok({ id: member.id, grantType: 'Authorization', accessToken, refreshToken, ...nothing });
    },
  ],
  [
    'exchangeLoginCode',
    'POST',
    '/api/users/oauth',
    'none',
    ({ db, body, path }) => {
      const code = db.codes.get(body.authorizationCode);
      if (!code || code.redirectUri !== body.redirectUri) return unexpected(path, '400 Bad Request');
      db.codes.delete(body.authorizationCode);
      const { member } = code;
      if (!member) return memberNotFound();
      if (body.fcmToken) member.pushTokens.push(body.fcmToken);
      const accessToken = `access-${nextId()}`;
      const refreshToken = `refresh-${nextId()}`;
      db.accessTokens.set(accessToken, member);
      db.refreshTokens.set(refreshToken, member);
      const { id, name, email, major, isNewMember } = member;
      return ok({
        id,
        grantType: 'Authorization',
        accessToken,
        refreshToken,
        email,
        name,
        major,
        isNewMember,
      });
    },
  ],
  [
    'fetchMember',
    'GET',
    '/api/users',
    'required',
    ({ member: { name, email, major } }) => ok({ name, email, major, phone: null }),
  ],
  [
    'withdrawMember',
    'DELETE',
    '/api/users',
    'required',
    ({ member, path }) => {
      const left = member.subscriptions.length + member.keywords.length;
      return left > 0 ? unexpected(path, 'foreign key') : answer(200, '탈퇴 완료');
    },
  ],
  [
    'registerDepartment',
    'POST',
    '/api/users/register-info',
    'required',
    ({ member, body }) => {
      Object.assign(member, { major: body.major, isNewMember: false });
      return answer(201, { email: member.email, name: member.name });
    },
  ],
];
