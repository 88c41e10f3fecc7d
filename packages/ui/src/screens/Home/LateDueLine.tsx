import { useLateParts } from '../../late/useLateParts.ts';

/** The line about deadlines, once the first screen stands. */
export function LateDueLine() {
  const late = useLateParts();
  return late === null ? null : <late.DueLine />;
}
