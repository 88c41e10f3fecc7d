/** The links by which a document has parts of the app fetched before anything wants them: the build writes them, the worker too. */
export const linksAhead = (parts: readonly string[]): string =>
  parts.map((part) => `<link rel="modulepreload" crossorigin href="${part}">`).join('');
