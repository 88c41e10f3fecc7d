import { expect, type Page } from '@playwright/test';
import { appOrigin } from './addresses.ts';

/** The call that exchanges the code of a login. */
export const exchange = 'POST /api/users/oauth';

/** What the local account chooser offers. */
export const account = {
  member: '김하늘 (기존 회원)',
  collector: '박다솜 (키워드 10개)',
  firstTimer: '최초롱 (첫 로그인)',
  outsider: '회원이 아닌 계정',
  privateAccount: '개인 Google 계정',
  providerFailure: '구글에 문제가 생긴 경우',
  cancel: '취소',
};

/** The device holds a push token, as an earlier permission would have left it. */
export const withPushToken = {
  cookies: [],
  origins: [{ origin: appOrigin, localStorage: [{ name: 'fcmToken', value: 'e2e-push-token' }] }],
};

/** Presses what is announced as disabled but says what is missing; nothing may lie over it. */
export async function pressUnmet(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name }).click({ force: true });
}

/** From a page with the login's button to the account chooser. */
export async function leaveForGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: '구글 계정으로 로그인' }).click();
  await expect(page.getByRole('heading', { name: '계정 선택' })).toBeVisible();
}

/** What the device keeps. */
export const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
