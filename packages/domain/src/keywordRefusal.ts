import type { DialogText } from './dialogText.ts';
import { language } from './language.ts';
import { keyword } from './words/keyword.ts';

/**
 * The dialog for a failed keyword subscription (spec §8).
 * @param status HTTP status, null when there was no answer
 * @param statusMessage the server's Korean sentence; anything but a filled string falls back to our own, as does
 *   any sentence in another language
 */
export function keywordRefusal(status: number | null, statusMessage?: unknown): DialogText {
  if (status === 409) return worded(keyword.duplicate, statusMessage);
  if (status === 400) return worded(keyword.limitExceeded, statusMessage);
  if (status === 404) return worded(keyword.notFound, statusMessage);
  return status === 500 ? keyword.serverError : keyword.otherError;
}

function worded({ title, text }: DialogText, statusMessage: unknown): DialogText {
  const sentence = typeof statusMessage === 'string' ? statusMessage.trim() : '';
  return { title, text: sentence === '' || language() !== 'ko' ? text : sentence };
}
