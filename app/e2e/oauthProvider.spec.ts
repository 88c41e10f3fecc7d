import { OAuth2Server } from 'oauth2-mock-server';
import { appOrigin } from './addresses.ts';
import { expect, test } from './test.ts';

const exchange = 'POST /api/users/oauth';

test.describe('with an OAuth 2 server that others wrote', () => {
  test.use({
    storageState: {
      cookies: [],
      origins: [{ origin: appOrigin, localStorage: [{ name: 'fcmToken', value: 'e2e-push-token' }] }],
    },
  });

  const provider = new OAuth2Server();
  let email = '';
  let asked: URLSearchParams | null = null;
  let redeemed: Record<string, unknown>[] = [];

  test.beforeAll(async () => {
    await provider.issuer.keys.generate('RS256');
    await provider.start(0, 'localhost');
    provider.service.on('beforeAuthorizeRedirect', (_redirect, request) => {
      asked = new URL(request.url ?? '', 'http://localhost').searchParams;
    });
    provider.service.on('beforeResponse', (_response, request) => {
      redeemed.push((request as unknown as { body: Record<string, unknown> }).body);
    });
    provider.service.on('beforeUserinfo', (answer) => {
      answer.body = { sub: 'e2e', email };
    });
  });
  test.afterAll(() => provider.stop());
  test.beforeEach(async ({ campus }) => {
    asked = null;
    redeemed = [];
    await campus.flip({ provider: provider.issuer.url ?? '' });
  });

  test('a member signs in: the request, the return and the exchange are those of the protocol', async ({
    page,
    campus,
  }) => {
    email = 'haneul.kim@ajou.example';
    await page.goto('/mypage');
    await page.getByRole('button', { name: '구글 계정으로 로그인' }).click();
    await expect(page).toHaveURL('/mypage');
    await expect(page.getByText(email)).toBeVisible();
    const redirectUri = `${appOrigin}/loginSuccess`;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      response_type: 'code',
      redirect_uri: redirectUri,
      access_type: 'offline',
      prompt: 'consent',
      state: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(redeemed).toEqual([
      expect.objectContaining({ grant_type: 'authorization_code', redirect_uri: redirectUri }),
    ]);
    expect(await campus.calls(exchange)).toBe(1);
  });

  for (const [title, address, status, path] of [
    ['a person of the campus who is no member is led to the sign-up', 'nobody@ajou.example', 404, '/signUp'],
    ['a private account is refused', 'somebody@mail.example', 500, '/login'],
  ] as const) {
    test(title, async ({ page, campus, provoked }) => {
      provoked.push(new RegExp(`status of ${status} .*/api/users/oauth$`));
      email = address;
      await page.goto('/login');
      await page.getByRole('button', { name: '구글 계정으로 로그인' }).click();
      await expect.poll(() => campus.calls(exchange)).toBe(1);
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    });
  }
});
