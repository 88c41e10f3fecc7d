/** A search text as sent and kept in the address: NFC, trimmed, runs of white space as one space. */
export function searchTextValue(raw: string): string {
  return raw.normalize('NFC').replace(/\s+/g, ' ').trim();
}
