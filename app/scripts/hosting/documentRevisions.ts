import { createHash } from 'node:crypto';

/** A line of the worker's list of files. */
export interface PrecacheEntry {
  url: string;
  revision: string | null;
}

/**
 * Lets a document's revision change with its headers: the worker keeps documents with the headers that they came with,
 * so that a deploy that changes a header alone would reach no installed app.
 */
export function documentRevisions<Entry extends PrecacheEntry>(
  entries: readonly Entry[],
  headers: Readonly<Record<string, string>>,
): Entry[] {
  return entries.map((entry) => {
    if (!entry.url.endsWith('.html')) return entry;
    const content = JSON.stringify([entry.revision, headers]);
    return { ...entry, revision: createHash('md5').update(content).digest('hex') };
  });
}
