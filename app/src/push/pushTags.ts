/** The tag of the empty push's notification, which the next one replaces and the opened app closes. */
export const emptyPushTag = 'empty-push';
