import type { BrowserContext, Page } from '@playwright/test';

/** Tells of each violation of the content security policy that a page fires an event for, as `/path: script-src-elem inline`. */
export async function noteViolations(on: BrowserContext | Page, note: (text: string) => void): Promise<void> {
  await on.exposeFunction('noteViolation', note);
  await on.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as { noteViolation(text: string): void }).noteViolation;
      tell(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}
