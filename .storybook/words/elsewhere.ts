/** Texts that no story can show, by their room or key: why, and the test that covers them. */
const rooms: Record<string, readonly [reason: string, test: string]> = {
  worker: ['Notifications are shown by the phone', 'app/service-worker/showPush.test.ts'],
  manifest: ['The phone shows the shortcuts of the installed app', 'app/scripts/manifest.test.ts'],
  documents: ['Stands in the document before and without scripts', 'app/e2e/firstLoad.spec.ts'],
};

/** Where a text is covered that no story can show, null for all others. */
export function elsewhere(key: string): { reason: string; test: string } | null {
  const found = Object.entries(rooms).find(([name]) => key === name || key.startsWith(`${name}.`));
  return found === undefined ? null : { reason: found[1][0], test: found[1][1] };
}

/** Every reason that there is, by what it is for. */
export const reasons = Object.entries(rooms);
