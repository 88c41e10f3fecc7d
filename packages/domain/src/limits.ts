/** Rows per page of every paged list (spec §9). */
export const pageSize = 10;

/** Ranks of the popular events (spec §2). */
export const popularMax = 10;

/** Keywords a member can hold (spec §5, §9). */
export const keywordMax = 10;

/** Fewest letters of a keyword (spec §5). */
export const keywordMinLength = 2;

/** Most letters of a keyword: a longer one does not fit the server. */
export const keywordMaxLength = 20;

/** Home banner auto-advance, ms (spec §4). */
export const bannerIntervalMs = 3000;

/** Promotional carousel auto-advance, ms (spec §4). */
export const promoIntervalMs = 5000;

/** Swipe distance that moves the promotional carousel, CSS px (spec §4). */
export const promoSwipePx = 40;

/** Swipe distance that moves the full-screen image viewer, CSS px (spec §2). */
export const viewerSwipePx = 50;

/** Highest unread count shown as a number (spec §9). */
export const badgeCap = 99;

/** How long an ordinary toast stays, ms (spec §8). */
export const toastMs = 2000;

/** How long a toast of the login flow stays, ms (spec §8). */
export const loginToastMs = 3000;

/** How long a toast of the push flow stays, ms (spec §8). */
export const pushToastMs = 1000;

/** Bell ring after a topic subscription, ms (spec §2). */
export const ringMs = 1000;

/** Delay before the app badge is applied, ms (spec §4). */
export const badgeDelayMs = 100;

/** Delay before the iPhone install prompt, ms (spec §9). */
export const iosPromptDelayMs = 1000;

/** 'Don't show today' keeps the install prompt away this long, ms (spec §9). */
export const dismissMs = 24 * 60 * 60 * 1000;

/** Longest wait for a script chunk, ms (spec §9). */
export const chunkTimeoutMs = 120_000;

/** Longest wait for the push provider's token, ms (spec §9). */
export const pushTokenTimeoutMs = 10_000;

/** How long the server keeps a push token after the last login with it, ms. */
export const pushTokenKeptMs = 70 * 24 * 60 * 60_000;

/** Longest wait for an answer of the API, ms. */
export const apiTimeoutMs = 15_000;

/** How long it is not asked again whether the member is gone, ms. */
export const goneCheckMs = 60_000;

/** How long a call waits for the renewal of a token that has run out, before it goes out with the old one, ms. */
export const renewAheadMs = 3000;

/** How long a tab waits for another one that renews the session, before it does so itself. */
export const sessionLockMs = 10_000;

/** Most rows of one answer that are looked at: no list of the server comes near, and a longer one stops the page. */
export const answerRowsMax = 1000;

/** Loading shapes appear only after this, ms. */
export const skeletonDelayMs = 150;

/** Hidden for longer than this counts as coming back: counts are fetched again, ms. */
export const resumeAfterMs = 60_000;

/** Empty pages in a row after which a list stops loading by itself. */
export const emptyPagesInARow = 5;

/** Version label of the usage guide (spec §9). */
export const guideVersion = '0.1.3';

/** Youngest age that may consent (spec §5). */
export const consentAge = 14;

/** Zone offset of every date sent to the server (spec §9). */
export const utcOffset = '+09:00';

/** Pause after the last letter before a keyword is rehearsed, ms. */
export const rehearsalDelayMs = 400;

/** Head start of the first screen over service worker, install prompt and what is likely next, ms. */
export const firstScreenHeadStartMs = 3000;

/** Another tap at the same place within this counts as an echo of the last one, ms. */
export const echoMs = 350;

/** How long nobody must have scrolled, tapped or typed before an invitation covers the screen, ms. */
export const calmMs = 1000;

/** The same before the worker fetches the whole app on a first visit: longer than a look at a row before it is tapped, ms. */
export const workerCalmMs = 4000;

/** How long a first screen that nobody touches is left alone before the app offers its installation, ms. */
export const untouchedMs = 8000;

/** Saved rows older than this say how old they are, ms. */
export const ageShownAfterMs = 60 * 60 * 1000;

/** Most notices that the device remembers as read. */
export const readNoticesMax = 3000;

/** Most boards of which the device remembers how far they were seen. */
export const boardMarksMax = 100;

/** Most liked notices whose deadlines the device remembers. */
export const likedDeadlinesMax = 300;

/** Most pages of liked notices that are asked for to sort them by deadline. */
export const likedPagesMax = 30;

/** Boards that a student can pin. */
export const pinnedMax = 8;

/** Boards opened lately that stand beside the pinned ones. */
export const openedMax = 6;

/** Texts searched for that are kept. */
export const recentTextsMax = 10;

/** Boards that one search can ask. */
export const severalBoardsMax = 5;
