/** What no story can show, by its reason: rooms or keys, and the file that says each of their texts or keys. */
const outside: readonly { reason: string; test: string; of: readonly string[] }[] = [
  {
    reason: 'The phone shows notifications',
    test: 'app/service-worker/pushWords.test.ts',
    of: ['unreadable', 'open', 'like', 'logIn', 'probe', 'ofKeyword', 'overnight'].map(
      (one) => `worker.${one}`,
    ),
  },
  {
    reason: 'The phone shows notifications',
    test: 'app/src/flows/CheckPush.stories.tsx',
    of: ['worker.test'],
  },
  {
    reason: 'Follows a tap on a notification',
    test: 'app/e2e/pwa/pushManners.spec.ts',
    of: ['worker.liked'],
  },
  {
    reason: 'The name of a file',
    test: 'packages/ui/src/screens/Liked/DueEvents.stories.tsx',
    of: ['likes.deadlinesFile'],
  },
  {
    reason: 'The phone shows the icon of the installed app, and a shop its pictures',
    test: 'app/scripts/manifest.test.ts',
    of: ['manifest', 'product.purpose'],
  },
  {
    reason: 'In the document itself, while nothing opens',
    test: 'app/scripts/documentWords.test.ts',
    of: ['documents'],
  },
  {
    reason: 'In previews of links, which chats draw',
    test: 'app/edge/linkPreview.test.ts',
    of: ['product.card'],
  },
  {
    reason: 'Drawn into the picture of shared links',
    test: 'app/scripts/takeScreenshots.ts',
    of: ['product.slogan'],
  },
  {
    reason: 'Offered by a service worker that waits',
    test: 'app/e2e/pwa/update.spec.ts',
    of: ['update.ready'],
  },
  {
    reason: 'The browser’s own name says in which app the page is open',
    test: 'app/src/device/inAppEscape.test.ts',
    of: [
      ...['line', 'naver', 'daum', 'everytime', 'threads', 'instagram', 'messenger', 'facebook', 'tiktok'],
      ...['band', 'wechat', 'snapchat'],
    ].map((app) => `otherBrowser.app.${app}`),
  },
  {
    reason: 'The name of a file whose event has none',
    test: 'packages/domain/src/calendarFile.test.ts',
    of: ['deadline.fileName'],
  },
];

/** Whether a key is this one, or belongs to this group or room. */
export const belongsTo = (key: string, name: string) => key === name || key.startsWith(`${name}.`);

/** Where a text is covered that no story can show, null for all others. */
export const elsewhere = (key: string) =>
  outside.find(({ of }) => of.some((name) => belongsTo(key, name))) ?? null;

/** Everything that is covered elsewhere, each with its reason. */
export const allElsewhere = outside.flatMap(({ of, ...why }) => of.map((name) => ({ name, ...why })));
