/** The database in which answers are kept. */
export const savedAnswersDatabase = 'campus-bell-answers';

/** Deletes it, as far as there are databases; what is being kept is finished before. */
export function forgetSavedAnswers(): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(savedAnswersDatabase);
}
