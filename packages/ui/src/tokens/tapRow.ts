import { size } from './space.ts';

/** A row of words and signs that takes the room there is and is tall enough to tap; to be spread into a rule. */
export const tapRow = {
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minWidth: 0,
  minHeight: size.target,
} as const;
