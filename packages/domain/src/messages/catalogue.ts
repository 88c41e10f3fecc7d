export * from './account.ts';
export * from './browsing.ts';
export * from './calendar.ts';
export * from './push.ts';
export * from './subscribing.ts';
