import type { Page } from '@playwright/test';
import { account, exchange, leaveForGoogle, pressUnmet, stored, withPushToken } from './accounts.ts';
import { appOrigin } from './addresses.ts';
import { listenFor } from './said.ts';
import { expect, test } from './test.ts';

async function logIn(page: Page, who: keyof typeof account) {
  await page.goto('/login');
  await leaveForGoogle(page);
  await page.getByRole('link', { name: account[who] }).click();
}

async function expectNobody(page: Page) {
  expect(Object.keys(await stored(page))).not.toContain('accessToken');
}

test.describe('signing in', () => {
  test.use({ storageState: withPushToken });

  test('a new member goes from consent to the guide on the subscriptions', async ({ page, campus }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: '회원가입' }).click();
    await pressUnmet(page, '다음');
    await page.getByRole('alertdialog', { name: '동의가 필요해요' }).getByRole('button').click();
    await page.getByRole('button', { name: '서비스 이용약관 보기' }).click();
    await expect(
      page.frameLocator('iframe[title="서비스 이용약관 전문"]').getByText('견본 문서예요.'),
    ).toBeVisible();
    await page.getByRole('button', { name: '확인하고 동의하기' }).click();
    await page.getByText('만 14세 이상이에요').click();
    await page.getByText('개인정보 수집과 이용에 동의해요').click();
    await expect(page.getByRole('checkbox', { name: '모두 동의해요' })).toBeChecked();
    await page.getByRole('button', { name: '다음' }).click();
    await expect(page).toHaveURL('/signUp/select');
    await page.getByRole('button', { name: '구글 계정으로 가입하기' }).click();
    await page.getByRole('link', { name: account.firstTimer }).click();

    await expect(page).toHaveURL('/register-info');
    await expect(page.getByLabel('이름')).toHaveValue('최초롱');
    await expect(page.getByLabel('이메일')).toHaveValue('chorong.choi@ajou.example');
    await pressUnmet(page, '등록하기');
    await expect(page.getByText('* 학과를 선택해주세요.')).toBeVisible();
    await page.getByRole('button', { name: '학과 선택' }).click();
    await page.getByRole('searchbox', { name: '학과 찾기' }).fill('ㅅㅍㅌ');
    await page.getByRole('radio', { name: '소프트웨어학과' }).click();
    await page.getByRole('button', { name: '등록하기' }).click();
    await page.getByRole('alertdialog', { name: '가입을 마쳤어요' }).getByRole('button').click();
    await expect(page).toHaveURL(/\/subscribe\?guide=true$/);

    expect(await campus.calls(exchange)).toBe(1);
    expect(await campus.calls('POST /api/users/register-info')).toBe(1);
    await expect.poll(() => stored(page)).toMatchObject({ name: '최초롱', major: '소프트웨어학과' });
  });

  test('going back from the sign-up finds what was ticked', async ({ page }) => {
    await page.goto('/privacy-agreement');
    await page.getByText('모두 동의해요').click();
    await page.getByRole('button', { name: '다음' }).click();
    await expect(page).toHaveURL('/signUp/select');
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: '모두 동의해요' })).toBeChecked();
    await page.getByText('만 14세 이상이에요').click();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: '모두 동의해요' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  });

  test('a new member who came by the login consents before the form, which keeps who it is for', async ({
    page,
  }) => {
    await logIn(page, 'firstTimer');
    await expect(page).toHaveURL('/register-info');
    await expect(page.getByRole('heading', { name: '서비스 이용약관에 동의해 주세요' })).toBeVisible();
    await expect(page.getByRole('button', { name: '학과 선택' })).toHaveCount(0);
    await page.getByText('모두 동의해요').click();
    await page.getByRole('button', { name: '다음' }).click();
    await expect(page).toHaveURL('/register-info');
    await expect(page.getByLabel('이메일')).toHaveValue('chorong.choi@ajou.example');
    await page.reload();
    await expect(page.getByLabel('이름')).toHaveValue('최초롱');
  });

  test('a member returns to the page that asked, with everything of spec §3 stored', async ({
    page,
    campus,
  }) => {
    await page.goto('/profile-modification');
    await expect(page).toHaveURL('/login');
    await leaveForGoogle(page);
    await page.getByRole('link', { name: account.member }).click();
    await expect(page).toHaveURL('/profile-modification');
    await expect(page.getByLabel('이메일')).toHaveValue('haneul.kim@ajou.example');
    expect(await campus.calls(exchange)).toBe(1);
    await expect
      .poll(() => stored(page))
      .toMatchObject({
        id: '101',
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
        email: 'haneul.kim@ajou.example',
        name: '김하늘',
        major: '소프트웨어학과',
      });
  });

  const refusals = [
    [
      'a person who is no member is told so and led to the sign-up',
      'outsider',
      '아직 회원이 아니에요',
      '/signUp',
      404,
    ],
    [
      'an account of another domain is told which one is needed',
      'privateAccount',
      '학교 구글 계정인지',
      '/login',
      500,
    ],
    ['a failure behind the login leads back to it', 'providerFailure', '로그인하지 못했어요', '/login', 500],
    ['who cancels at Google comes back to the login', 'cancel', '로그인을 취소했어요', '/login', null],
  ] as const;
  for (const [title, who, words, path, status] of refusals) {
    test(title, async ({ page, campus, provoked }) => {
      provoked.push(new RegExp(`status of ${status} .*/api/users/oauth$`));
      const told = await listenFor(page, words);
      await logIn(page, who);
      await told();
      await expect(page).toHaveURL(path);
      expect(await campus.calls(exchange)).toBe(status === null ? 0 : 1);
      await expectNobody(page);
    });
  }

  test('a code with a state of somebody else is not exchanged', async ({ page, campus }) => {
    await page.goto('/login');
    await leaveForGoogle(page);
    const href = await page.getByRole('link', { name: account.member }).getAttribute('href');
    const address = new URL(href ?? '');
    address.searchParams.set('state', 'forged');
    const told = await listenFor(page, '이 화면에서 시작한 로그인이 아니에요');
    await page.goto(address.href);
    await told();
    await expect(page).toHaveURL('/login');
    expect(await campus.calls(exchange)).toBe(0);

    await page.goto(href ?? '');
    await expect(page).toHaveURL('/login');
    expect(await campus.calls(exchange), 'the state is used up').toBe(0);
  });

  test('a return without a code leads to the login', async ({ page, campus }) => {
    const told = await listenFor(page, '로그인 정보를 받지 못했어요');
    await page.goto('/loginSuccess');
    await told();
    await expect(page).toHaveURL('/login');
    expect(await campus.calls(exchange)).toBe(0);
  });

  test('the code leaves the address bar at once, and a reload sends it no second time', async ({
    page,
    campus,
  }) => {
    await campus.flip({ delay: `${exchange}:15000` });
    await logIn(page, 'member');
    await expect(page.getByText('로그인하는 중이에요…')).toBeVisible();
    await expect(page).toHaveURL('/loginSuccess');
    await expect.poll(() => campus.calls(exchange)).toBe(1);
    await page.reload();
    await expect(page).toHaveURL('/login');
    expect(await campus.calls(exchange)).toBe(1);
  });

  test('Back from Google leaves a button that can be pressed again', async ({ page }) => {
    await page.goto('/login');
    await leaveForGoogle(page);
    await page.goBack();
    await expect(page.getByRole('button', { name: '구글 계정으로 로그인' })).not.toHaveAttribute('aria-busy');
    await leaveForGoogle(page);
    await page.getByRole('link', { name: account.member }).click();
    await expect(page).toHaveURL('/');
  });

  test('Back after the login and the return address once more send the code no second time', async ({
    page,
    campus,
  }) => {
    await page.goto('/login');
    await leaveForGoogle(page);
    const href = (await page.getByRole('link', { name: account.member }).getAttribute('href')) ?? '';
    await page.getByRole('link', { name: account.member }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByRole('heading', { name: '계정 선택' })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL('/');
    await page.goto(href);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: '이미 로그인했어요' })).toBeVisible();
    expect(await campus.calls(exchange)).toBe(1);

    await page.goto('/loginSuccess');
    await expect(page).toHaveURL('/');
    expect(await campus.calls(exchange)).toBe(1);
  });
});

test.describe('signing in without a push token', () => {
  test.use({ serviceWorkers: 'allow' });

  test('says why, and goes on without a reload once the permission is given', async ({
    page,
    context,
    campus,
  }) => {
    await page.goto('/login');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('button', { name: '구글 계정으로 로그인' }).click();
    const dialog = page.getByRole('dialog', { name: '알림이 아직 등록되지 않았어요' });
    await expect(dialog.getByRole('link', { name: '알림 점검 열기' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: '설치 방법 보기' })).toBeVisible();
    expect(await campus.calls(exchange)).toBe(0);

    await context.grantPermissions(['notifications'], { origin: appOrigin });
    const solve = dialog.getByRole('button', { name: '등록하고 로그인' });
    await expect(solve).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    // The token may take 10 seconds, the worker's installation not counted.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await solve.click();
    await page.getByRole('link', { name: account.member }).click();
    await expect(page).toHaveURL('/');
    expect(await campus.calls(exchange)).toBe(1);
  });
});
