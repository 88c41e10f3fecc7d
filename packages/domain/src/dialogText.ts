/** What an alert or a confirmation says. */
export interface DialogText {
  readonly title: string;
  readonly text: string;
}
