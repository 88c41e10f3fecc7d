/** The database in which answers are kept. */
export const savedAnswersDatabase = 'campus-bell-answers';
