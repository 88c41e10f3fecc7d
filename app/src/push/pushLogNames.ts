/** Where the worker leaves its notes for the pages. */
export const pushLogCache = 'push-log';

export const pushLogPaths = { received: '/push-log/received' } as const;
