import { type BrowserContext, type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { account, leaveForGoogle } from '../../accounts.ts';
import { type FirebaseStandIn, type SentPush, standInForFirebase } from './firebase.ts';
import { type AppBrowser, waitForWorker } from './installedApp.ts';
import type { PushService } from './pushService.ts';
import type { Site } from './site.ts';

/** Boards that only one of the two members subscribes to, with notifications. */
export const boardOf = { member: 'Dormitory', collector: 'BusinessAdministration' } as const;
type Who = keyof typeof boardOf;

/** One phone with the app, its permission given, and its push provider. */
export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The browser's own session. */
  readonly devtools: CDPSession;
  /** The bar of home and subscriptions: nothing comes to this device any more. */
  readonly lostBar: Locator;
  readonly firebase: FirebaseStandIn;
  /** Signs in as a student does, through the login and Google. */
  signIn(who: Who): Promise<void>;
  /** Chooses the account, and home stands. */
  chooseAccount(who: Who): Promise<void>;
  signOut(): Promise<void>;
  /** The token that the app keeps. */
  token(): Promise<string | null>;
  /** Posts a notice on a board; its pushes go the whole way. Gives how many tokens the campus wrote to. */
  publish(board: string, title: string): Promise<number>;
  /** Rows of the campus, as `fcm-1 live`, of one member. */
  rows(who: Who): Promise<string[]>;
}

const mail = { member: 'haneul.kim@ajou.example', collector: 'dasom.park@ajou.example' };

/** Opens the app on a phone that allows notifications. */
export async function openPhone(
  { context, page, devtools, setPermission }: AppBrowser,
  { site, pushService }: { site: Site; pushService: PushService },
): Promise<Phone> {
  const firebase = await standInForFirebase(context, pushService);
  await page.goto(`${site.origin}/login`);
  await waitForWorker(page);
  await setPermission(site.origin, 'granted');

  async function chooseAccount(who: Who) {
    await page.getByRole('link', { name: account[who] }).click();
    await page.waitForURL(`${site.origin}/`);
    await expect(page.getByRole('article').first()).toBeVisible();
  }

  return {
    page,
    context,
    devtools,
    lostBar: page.getByRole('status').filter({ hasText: '이 기기로는 이제 알림이 오지 않아요.' }),
    firebase,
    async signIn(who) {
      await page.goto(`${site.origin}/login`);
      await page.waitForFunction(() => localStorage.getItem('fcmToken') !== null);
      await leaveForGoogle(page);
      await chooseAccount(who);
    },
    chooseAccount,
    async signOut() {
      await page.goto(`${site.origin}/mypage`);
      await page.getByRole('button', { name: '로그아웃' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
      await page.waitForURL(`${site.origin}/login`);
    },
    token: () => page.evaluate(() => localStorage.getItem('fcmToken')),
    async publish(board, title) {
      const answer = await site.local('/publish', {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({ board, title, body: '' }),
      });
      const { notifications } = (await answer.json()) as { notifications: (SentPush & { member: string })[] };
      const ours = notifications.map(({ tokens, envelope }) => ({
        tokens: tokens.filter((token) => token.startsWith('fcm-')),
        envelope,
      }));
      const failed = await firebase.deliver(ours);
      for (const token of failed) await site.local(`/push-tokens/failed?token=${token}`, { method: 'POST' });
      return ours.flatMap(({ tokens }) => tokens).length;
    },
    async rows(who) {
      const rows = (await (await site.local('/push-tokens')).json()) as Record<string, string>[];
      return rows
        .filter(({ member, token }) => member === mail[who] && token?.startsWith('fcm-'))
        .map(({ token, state }) => `${token} ${state}`);
    },
  };
}
