import type { BrowserContext, Page } from '@playwright/test';

/**
 * What closes over a page leaves its step of the history a moment later. Nobody types an address within that moment, and
 * one that is opened then is called off; so a page first leaves its steps, then opens an address.
 */
export async function openAfterSteps(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const go = window.history.go.bind(window.history);
    let left = Promise.resolve();
    window.history.go = (steps) => {
      left = new Promise((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true, capture: true });
        window.setTimeout(resolve, 1000);
      });
      go(steps);
    };
    const nextTask = () => new Promise((resolve) => window.setTimeout(resolve));
    Object.assign(window, {
      stepsLeft: () =>
        nextTask()
          .then(() => left)
          .then(nextTask),
    });
  });
  const wait = async (page: Page) => {
    if (/^http/.test(page.url())) await page.evaluate('window.stepsLeft?.()').catch(() => undefined);
  };
  const patch = (page: Page) => {
    const { goBack, goto, reload } = page;
    page.goto = async (...args) => {
      await wait(page);
      return goto.apply(page, args);
    };
    page.goBack = async (...args) => {
      await wait(page);
      return goBack.apply(page, args);
    };
    page.reload = async (...args) => {
      await wait(page);
      return reload.apply(page, args);
    };
  };
  context.pages().forEach(patch);
  context.on('page', patch);
}
