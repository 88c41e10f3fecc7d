/** Under which names the device keeps what it remembers of notices; all of them go with the person. */
export const noticeKeys = {
  read: 'noticesRead',
  boards: 'boardsSeen',
  deadlines: 'likedDeadlines',
  dismissed: 'soonDismissed',
} as const;
