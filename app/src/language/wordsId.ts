/** The element of a document that holds the texts of the first screen in the document's language. */
export const wordsId = 'words';
