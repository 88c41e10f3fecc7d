import { expect, type Page } from '@playwright/test';

/** The panel in which topics are subscribed to. */
export const settingsPanel = (page: Page) => page.getByRole('dialog', { name: '구독 설정' });

/** Opens it, from the subscriptions, with its boards. */
export async function openSettingsPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: '구독 설정' }).click();
  await expect(settingsPanel(page).getByRole('button', { name: /^공지사항/ })).toBeVisible({
    timeout: 30_000,
  });
}

/** The menu of a subscribed topic, opened in the panel. */
export async function openTopicMenu(page: Page, board = '아주대학교-일반'): Promise<void> {
  if (!(await settingsPanel(page).isVisible())) await openSettingsPanel(page);
  await settingsPanel(page)
    .getByRole('button', { name: new RegExp(`^${board} 구독 중`) })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
}
