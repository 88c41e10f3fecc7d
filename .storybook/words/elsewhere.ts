/** What no story can show: the file that says it, the reason, and the rooms or keys of which it says each text or key. */
const outside: Record<string, [reason: string, ...names: string[]]> = {
  'app/service-worker/pushWords.test.ts': [
    'The phone shows notifications',
    ...'unreadable open like logIn probe ofKeyword overnight'.split(' ').map((one) => `worker.${one}`),
  ],
  'app/src/flows/CheckPush.stories.tsx': ['The phone shows notifications', 'worker.test'],
  'app/e2e/pwa/pushManners.spec.ts': ['Follows a tap on a notification', 'worker.liked'],
  'packages/ui/src/screens/Liked/DueEvents.stories.tsx': ['The name of a file', 'likes.deadlinesFile'],
  'app/scripts/manifest.test.ts': [
    'The phone shows the icon of the installed app, and a shop its pictures',
    'manifest',
    'product.purpose',
  ],
  'app/scripts/documentWords.test.ts': ['In the document itself, while nothing opens', 'documents'],
  'app/edge/linkPreview.test.ts': ['In previews of links, which chats draw', 'product.card'],
  'app/scripts/takeScreenshots.ts': ['Drawn into the picture of shared links', 'product.slogan'],
  'app/e2e/pwa/update.spec.ts': ['Offered by a service worker that waits', 'update.ready'],
  'app/src/device/inAppEscape.test.ts': [
    'The browser’s own name says in which app the page is open',
    ...'line naver daum everytime threads instagram messenger facebook tiktok band wechat snapchat'
      .split(' ')
      .map((app) => `otherBrowser.app.${app}`),
  ],
  'packages/domain/src/calendarFile.test.ts': ['The file of an event without a title', 'deadline.fileName'],
};

/** Whether a key is this one, or belongs to this group or room. */
export const belongsTo = (key: string, name: string) => key === name || key.startsWith(`${name}.`);

/** Everything that is covered elsewhere, each with its reason. */
export const allElsewhere = Object.entries(outside).flatMap(([test, [reason, ...names]]) =>
  names.map((name) => ({ name, reason, test })),
);

/** Where a text is covered that no story can show, null for all others. */
export const elsewhere = (key: string) => allElsewhere.find(({ name }) => belongsTo(key, name)) ?? null;
