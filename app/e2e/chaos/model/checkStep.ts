import { lookAt, settle, wrongsOf } from '../look.ts';
import { isSignedOut, screenDiffers } from './screenEqualsServer.ts';
import type { Step } from './steps.ts';
import { type TabName, tabNames, type World } from './world.ts';

/** Takes a step and gives everything that is wrong afterwards, in words. */
export async function checkStep(world: World, step: Step): Promise<string[]> {
  world.isStruck();
  world.steps += 1;
  await step.run(world);
  if (step.tab === null) return [];
  const { visit, device } = world.tabs[step.tab];
  await settle(visit, 5000);
  const isStruck = world.isStruck();
  const look = await lookAt(visit.page);
  const wrongs = [...wrongsOf(look), ...visit.faults.splice(0), ...world.faults.splice(0)];
  if (!isStruck && look.busy.length > 0 && !(await becomesCalm(world, step.tab))) {
    wrongs.push(`still pending: ${look.busy.join(' ')}`);
  }
  if (device.reissues > 1 && !isStruck) {
    const last = visit.calls.slice(-12).map(({ method, path }) => `${method} ${path}`);
    wrongs.push(`${device.reissues} reissues for one expiry, last calls: ${last.join(', ')}`);
  }
  if (!(await isSignedOut(visit.page))) {
    const isFresh = step.fresh && !isStruck;
    wrongs.push(...(await screenDiffers(world, step.tab, isFresh)));
  }
  if (isStruck) world.letGo();
  await closeAll(world);
  return wrongs.map((wrong) => `${step.name}: ${wrong}`);
}

async function becomesCalm(world: World, tab: TabName): Promise<boolean> {
  const { visit } = world.tabs[tab];
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await lookAt(visit.page)).busy.length === 0) return true;
    await visit.page.waitForTimeout(100);
  }
  return false;
}

/** Closes what lies over the pages, so that the next step can go on below. */
async function closeAll({ tabs }: World): Promise<void> {
  for (const name of tabNames) {
    const { page } = tabs[name].visit;
    const dialog = page.locator('[role=dialog],[role=alertdialog],[role=menu]');
    for (let tries = 0; tries < 4 && (await dialog.count()) > 0; tries += 1) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(60);
    }
  }
}
