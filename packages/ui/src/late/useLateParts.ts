import { latePart, useLatePart } from '../hooks/useLatePart.tsx';

const parts = latePart(() => import('./lateParts.ts'));

/** What the first screen says once it stands, all in one file: each more would be named in the first load. */
export function useLateParts(screen?: string) {
  return useLatePart(parts, screen);
}
