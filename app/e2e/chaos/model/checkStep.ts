import { lookAt, settle, staysBusy, wrongsOf } from '../look.ts';
import { isSignedOut, staysDifferent } from './screenEqualsServer.ts';
import type { Step } from './steps.ts';
import { tabNames, type World } from './world.ts';

/** Takes a step and gives everything that is wrong afterwards, in words. */
export async function checkStep(world: World, step: Step): Promise<string[]> {
  world.isStruck();
  world.steps += 1;
  if (step.tab !== null) await world.tabs[step.tab].visit.page.bringToFront();
  const { acted, eventId } = await step.run(world);
  world.tally(step.kind, acted);
  if (step.tab === null) return [];
  const { visit, device } = world.tabs[step.tab];
  await settle(visit);
  const isStruck = world.isStruck();
  const busy = isStruck ? [] : await staysBusy(visit.page);
  const wrongs = [...wrongsOf(await lookAt(visit.page)), ...world.takeFaults()];
  if (busy.length > 0) wrongs.push(`still pending: ${busy.join(' ')}`);
  if (device.reissues > 1 && !isStruck) {
    const last = visit.calls.slice(-12).map(({ method, path }) => `${method} ${path}`);
    wrongs.push(`${device.reissues} reissues for one expiry, last calls: ${last.join(', ')}`);
  }
  const written = eventId ?? 'nothing';
  const read = step.fresh ? 'all' : written;
  if (!(await isSignedOut(visit.page))) {
    wrongs.push(...(await staysDifferent(world, step.tab, isStruck ? 'nothing' : read)));
  } else if (!device.mayBeSignedOut) wrongs.push('the session was lost');
  if (isStruck) world.letGo();
  await closeAll(world);
  return wrongs.map((wrong) => `${step.name}: ${wrong}`);
}

/** Gives what has gone wrong on any device since the last step was looked at. */
export async function checkEnd({ tabs, takeFaults }: World): Promise<string[]> {
  for (const name of tabNames) await settle(tabs[name].visit);
  return takeFaults().map((wrong) => `at the end: ${wrong}`);
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
