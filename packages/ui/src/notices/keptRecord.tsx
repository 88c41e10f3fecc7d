/** Of anything that was kept, the entries that are what they should be. */
export function recordOf<Value>(kept: unknown, isOne: (value: unknown) => boolean): Record<string, Value> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => isOne(value)));
}

/** The last entries. */
export function latestOf<Value>(
  record: Readonly<Record<string, Value>>,
  most: number,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).slice(-most));
}
