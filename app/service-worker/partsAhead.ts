/** As the build writes it into its documents: parts of the app that are fetched before anything wants them. */
export const ahead = (parts: readonly string[]) =>
  parts.map((part) => `<link rel="modulepreload" crossorigin href="${part}">`).join('');
