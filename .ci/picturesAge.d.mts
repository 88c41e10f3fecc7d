/** A mark of how the shown screens look: their reviewed pictures. */
export function markOfLooks(directory?: string): string;
/** Notes that the pictures of the README and the manifest show the screens as they look now. */
export function notePicturesTaken(): void;
/** What to say when the pictures of the README and the manifest are older than their screens, else null. */
export function oldPictures(file?: string, mark?: string): string | null;
