/** What an alert or a confirmation says. */
export interface DialogText {
  readonly title: string;
  readonly text: string;
}

/** How the catalogue's sentence about signing in goes on for someone who is signed in. */
export const tryLaterIfSignedIn = '로그인했다면 잠시 후 다시 시도해 주세요.';

/** How an error sentence ends when waiting may help. */
export const tryLater = '잠시 후 다시 시도해 주세요.';
