import type { Page } from '@playwright/test';
import { appOrigin } from './addresses.ts';
import { expect, test } from './test.ts';

const exchange = 'POST /api/users/oauth';
const account = {
  member: '김하늘 (기존 회원)',
  firstTimer: '최초롱 (첫 로그인)',
  outsider: '회원이 아닌 계정',
  privateAccount: '개인 Google 계정',
  providerFailure: '구글에 문제가 생긴 경우',
  cancel: '취소',
};

/** The device holds a push token, as an earlier permission would have left it. */
const withPushToken = {
  cookies: [],
  origins: [{ origin: appOrigin, localStorage: [{ name: 'fcmToken', value: 'e2e-push-token' }] }],
};

/** Presses what is announced as disabled but says what is missing. */
const pressUnmet = (page: Page, name: string) => page.getByRole('button', { name }).click({ force: true });

async function leaveForGoogle(page: Page) {
  await page.getByRole('button', { name: '구글 계정으로 로그인' }).click();
  await expect(page.getByRole('heading', { name: '계정 선택' })).toBeVisible();
}

async function logIn(page: Page, who: keyof typeof account) {
  await page.goto('/login');
  await leaveForGoogle(page);
  await page.getByRole('link', { name: account[who] }).click();
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function expectNobody(page: Page) {
  expect(Object.keys(await stored(page))).not.toContain('accessToken');
}

/** Moves on by Tab until what has this name has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  const target = page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .or(page.getByLabel(name));
  for (let step = 0; step < 60; step += 1) {
    const isThere = await target
      .first()
      .evaluate((element) => element === document.activeElement)
      .catch(() => false);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
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
    expect(await stored(page)).toMatchObject({ name: '최초롱', major: '소프트웨어학과' });
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
    expect(await stored(page)).toMatchObject({
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
      1,
    ],
    [
      'an account of another domain is told which one is needed',
      'privateAccount',
      '학교 구글 계정인지',
      '/login',
      1,
    ],
    ['a failure behind the login leads back to it', 'providerFailure', '로그인하지 못했어요', '/login', 1],
    ['who cancels at Google comes back to the login', 'cancel', '로그인을 취소했어요', '/login', 0],
  ] as const;
  for (const [title, who, words, path, exchanges] of refusals) {
    test(title, async ({ page, campus }) => {
      await logIn(page, who);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page).toHaveURL(path);
      expect(await campus.calls(exchange)).toBe(exchanges);
      await expectNobody(page);
    });
  }

  test('a code with a state of somebody else is not exchanged', async ({ page, campus }) => {
    await page.goto('/login');
    await leaveForGoogle(page);
    const href = await page.getByRole('link', { name: account.member }).getAttribute('href');
    const address = new URL(href ?? '');
    address.searchParams.set('state', 'forged');
    await page.goto(address.href);
    await expect(page.getByText('이 화면에서 시작한 로그인이 아니에요').first()).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await campus.calls(exchange)).toBe(0);

    await page.goto(href ?? '');
    await expect(page).toHaveURL('/login');
    expect(await campus.calls(exchange), 'the state is used up').toBe(0);
  });

  test('a return without a code leads to the login', async ({ page, campus }) => {
    await page.goto('/loginSuccess');
    await expect(page.getByText('로그인 정보를 받지 못했어요').first()).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await campus.calls(exchange)).toBe(0);
  });

  test('the code leaves the address bar at once, and a reload sends it no second time', async ({
    page,
    campus,
  }) => {
    await campus.flip({ delay: `${exchange}:3000` });
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
    const dialog = page.getByRole('dialog', { name: '알림 토큰이 등록되지 않았어요' });
    await expect(dialog.getByRole('link', { name: '알림 점검 열기' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: '설치 방법 보기' })).toBeVisible();
    expect(await campus.calls(exchange)).toBe(0);

    await context.grantPermissions(['notifications'], { origin: appOrigin });
    const solve = dialog.getByRole('button', { name: '토큰 받고 로그인' });
    await expect(solve).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await solve.click();
    await page.getByRole('link', { name: account.member }).click();
    await expect(page).toHaveURL('/');
    expect(await campus.calls(exchange)).toBe(1);
  });
});

test.describe('my page', () => {
  test('logging out leaves nothing of the person, also in the other tab', async ({
    page,
    context,
    campus,
  }) => {
    await campus.signIn(page);
    const other = await context.newPage();
    await other.goto('/mypage');
    await expect(other.getByText('김하늘')).toBeVisible();
    await page.goto('/mypage');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    expect(Object.keys(await stored(page)).toSorted()).toEqual(['fcmToken']);
    await page.goBack();
    await expect(page).not.toHaveURL('/mypage');
  });

  test('a sheet is part of the address and Back closes it', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.goto('/mypage');
    for (const [row, sheet] of [
      ['자주 묻는 질문', 'faq'],
      ['서비스 공지', 'notices'],
      [/버전 정보/, 'version'],
    ] as const) {
      await page.getByRole('link', { name: row }).click();
      await expect(page).toHaveURL(`/mypage?sheet=${sheet}`);
      await expect(page.getByRole('dialog', { name: row })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/mypage');
    }
  });

  test('the chosen theme is kept', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.goto('/mypage');
    await page.getByRole('button', { name: /화면 테마/ }).click();
    await page.getByRole('radio', { name: '어둡게' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('withdrawal', () => {
  /** What the browser keeps of a person; answers kept for visitors are everybody's. */
  const traces = (page: Page) =>
    page.evaluate(async () => {
      const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
      const answers = await new Promise<string[]>((resolve) => {
        if (!databases.includes('campus-bell-answers')) return resolve([]);
        const opening = indexedDB.open('campus-bell-answers');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(String));
          };
        };
      });
      return {
        local: Object.keys(localStorage).toSorted(),
        session: Object.keys(sessionStorage).filter((key) => key !== 'scrollPositions'),
        caches: (await caches.keys()).filter((name) => !name.startsWith('workbox-precache')),
        databases: databases.filter((name) => name !== 'campus-bell-answers'),
        answers: answers.filter((key) => !key.startsWith('public ')),
      };
    });

  test('warns until everything is reset and a reason chosen, then leaves nothing of the person', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page);
    await page.evaluate(async () => {
      await caches.open('saved-details');
      await new Promise((resolve) => {
        const request = indexedDB.open('saved');
        request.onsuccess = () => {
          request.result.close();
          resolve(null);
        };
      });
    });
    await page.goto('/delete-account');
    await page.getByRole('button', { name: '계속하기' }).click();
    const leave = page.getByRole('button', { name: '탈퇴하기' });
    const warned = async () => {
      await pressUnmet(page, '탈퇴하기');
      await page.getByRole('alertdialog', { name: '아직 탈퇴할 수 없어요' }).getByRole('button').click();
    };
    await warned();
    await campus.flip({ fail: 'DELETE /api/topic/subscriptions/reset:500', times: '1' });
    await page.getByRole('button', { name: '게시판 구독 초기화' }).click();
    await expect(page.getByText('초기화하지 못했어요').first()).toBeVisible();
    await page.getByRole('button', { name: '게시판 구독 초기화' }).click();
    await expect(page.getByText('초기화했어요')).toHaveCount(1);
    await warned();
    await page.getByRole('button', { name: '키워드 구독 초기화' }).click();
    await expect(page.getByText('초기화했어요')).toHaveCount(2);
    await warned();
    expect(await campus.calls('DELETE /api/users')).toBe(0);

    await page.getByText('사용 빈도가 낮음').click();
    await campus.flip({ fail: 'DELETE /api/users:500', times: '1' });
    await leave.click();
    await page.getByRole('alertdialog', { name: '탈퇴하지 못했어요' }).getByRole('button').click();
    expect((await traces(page)).local).toContain('accessToken');

    await leave.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('탈퇴했어요. 그동안 이용해 주셔서 고마워요.').first()).toBeVisible();
    await expect
      .poll(() => traces(page))
      .toEqual({ local: ['fcmToken'], session: [], caches: [], databases: [], answers: [] });
    expect(await campus.calls('DELETE /api/users')).toBe(2);
  });

  test('works by keyboard alone', async ({ page, campus }) => {
    await campus.signIn(page, 'newcomer');
    await page.goto('/delete-account');
    for (const name of ['계속하기', '게시판 구독 초기화', '키워드 구독 초기화']) {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('초기화했어요')).toHaveCount(2);
    await tabTo(page, '알림이 너무 많음');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: '사용 빈도가 낮음' })).toBeChecked();
    await tabTo(page, '탈퇴하기');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect(await campus.calls('DELETE /api/users')).toBe(1);
  });
});

test.describe('by keyboard alone', () => {
  test.use({ storageState: withPushToken });

  test('a new member signs up', async ({ page, campus }) => {
    await page.goto('/privacy-agreement');
    await tabTo(page, '서비스 이용약관 보기');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '서비스 이용약관' })).toBeVisible();
    await tabTo(page, '확인하고 동의하기');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: /서비스 이용약관/ })).toBeChecked();
    await expect(page.getByRole('button', { name: '서비스 이용약관 보기' })).toBeFocused();
    for (const name of [/만 14세 이상/, /개인정보 수집과 이용에/]) {
      await page.getByRole('checkbox', { name }).focus();
      await page.keyboard.press('Space');
    }
    await tabTo(page, '다음');
    await page.keyboard.press('Enter');
    await tabTo(page, '구글 계정으로 가입하기');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '계정 선택' })).toBeVisible();
    await tabTo(page, account.firstTimer);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/register-info');
    await tabTo(page, '학과 선택');
    await page.keyboard.press('Enter');
    await tabTo(page, '학과 찾기');
    await page.keyboard.type('건축');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: '건축학과' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: '학과', exact: true })).toHaveValue('건축학과');
    await tabTo(page, '등록하기');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: '가입을 마쳤어요' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/subscribe/);
    expect(await campus.calls(exchange)).toBe(1);
  });
});
