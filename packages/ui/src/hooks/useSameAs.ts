import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo } from 'react';

/** `value`, or in its place and in that of its parts what stood before and is equal: the rows of it stay as they are. */
export function useSameAs<Value>(before: Value | undefined, value: Value | undefined): Value | undefined {
  return useMemo(() => (value === undefined ? value : replaceEqualDeep(before, value)), [before, value]);
}
