/** What an alert or a confirmation says. */
export interface DialogText {
  readonly title: string;
  readonly text: string;
}

/** How an error sentence ends when waiting may help. */
export const tryLater = '잠시 후 다시 시도해 주세요.';
