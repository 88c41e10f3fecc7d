import { isQuietAt, isQuietHours } from '@campus-bell/domain/quietHours';
import { changeNote, readNote } from '../src/device/deviceNotes.ts';
import { soon } from './soon.ts';

const soundPauseMs = 30_000;

/** What the device says about how a push is to be shown; every answer falls back to showing it as usual. */
export interface PushManners {
  /** Whether somebody is signed in; true while nothing is known. */
  isSignedIn(): Promise<boolean>;
  isQuiet(at: Date): Promise<boolean>;
  /** Takes the one sound of these 30 s; false when another notification had it. */
  takeSound(at: number): Promise<boolean>;
}

/** The manners that the pages have noted on the device. */
export const notedManners: PushManners = {
  isSignedIn: async () => (await soon(readNote('signedIn'), undefined)) !== false,

  async isQuiet(at) {
    const hours = await soon(readNote('quietHours'), undefined);
    return isQuietHours(hours) && isQuietAt(hours, at);
  },

  async takeSound(at) {
    const isFree = (last: number | undefined) => last === undefined || last > at || at - last >= soundPauseMs;
    const taken = changeNote('soundAt', (last) => (isFree(last) ? at : (last ?? at)));
    return soon(
      taken.then(({ before }) => isFree(before)),
      true,
    );
  },
};
