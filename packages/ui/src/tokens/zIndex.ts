/** Everything that may lie over something else, lowest first; no other number is used. */
export const zIndex = {
  raised: 1,
  stickyBar: 10,
  opening: 15,
  navigation: 20,
  actionBar: 20,
  dialog: 30,
  alert: 40,
  toast: 50,
  shield: 60,
} as const;
