import { routes } from '@campus-bell/domain/routes';
import type { Page } from '@playwright/test';
import { lookAt, settle, wrongsOf } from './look.ts';
import { press, type Scene } from './scenes/scene.ts';
import type { Visit } from './visit.ts';

const mostSteps = 3;

/**
 * Goes on after a failure by what the screen offers, now that everything works again: what lies on top is closed, a
 * retry pressed, the wish repeated. Gives what is wrong when that leads nowhere.
 */
export async function recover(visit: Visit, scene: Scene): Promise<string[]> {
  const { page } = visit;
  for (let step = 0; step < mostSteps; step += 1) {
    if (await scene.shown(page).first().isVisible()) return ending(visit);
    if (new URL(page.url()).pathname === routes.login && !(await closeAlert(page))) {
      if (scene.mayEndAtLogin !== true) return ['the session was lost'];
      const canLogIn = await page.getByRole('button', { name: '구글 계정으로 로그인' }).isVisible();
      return canLogIn ? ending(visit) : ['no way to log in again'];
    }
    const hasGoneOn = (await closeAlert(page)) || (await pressRetry(page));
    // The screen can be left by now: the next round looks where one is.
    if (!hasGoneOn) await pressAgain(page, scene).catch(() => undefined);
    await settle(visit);
    const something = scene.shown(page).or(page.getByRole('alertdialog')).or(retryOf(page));
    await something
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined);
  }
  if (await scene.shown(page).first().isVisible()) return ending(visit);
  return scene.isOptional === true ? ending(visit) : ['no way on: what was wanted cannot be had any more'];
}

/** Closes what an alert says; whether there was one. */
export async function closeAlert(page: Page): Promise<boolean> {
  const alert = page.getByRole('alertdialog');
  if ((await alert.count()) === 0) return false;
  await alert
    .first()
    .getByRole('button', { name: /^(확인|닫기|취소)$/ })
    .first()
    .click();
  await alert.first().waitFor({ state: 'hidden' });
  return true;
}

const pressAgain = (page: Page, scene: Scene) =>
  scene.control === undefined ? tapCurrentTab(page) : press(page, scene);

async function tapCurrentTab(page: Page): Promise<void> {
  const tab = page.locator('nav [aria-current=page]');
  if (await tab.isVisible()) await tab.click();
}

const retryOf = (page: Page) => page.getByRole('button', { name: /^다시 (불러오기|시도)$/ });

async function pressRetry(page: Page): Promise<boolean> {
  const retry = retryOf(page);
  if (!(await retry.first().isVisible())) return false;
  await retry.first().click();
  return true;
}

async function ending(visit: Visit): Promise<string[]> {
  await settle(visit);
  const look = await lookAt(visit.page);
  const pending = look.busy.map((busy) => `pending after it worked: ${busy}`);
  return [...wrongsOf(look).map((wrong) => `after it worked: ${wrong}`), ...pending];
}
