import { hasNoAnswer } from '@campus-bell/api/ApiError';
import { connection } from '@campus-bell/domain/words/connection';

/** What a failure says: the catalogue's text where the server failed, that it was not reached where no answer came. */
export function failureText(error: unknown, text: string): string {
  return hasNoAnswer(error) ? connection.noAnswer : text;
}
