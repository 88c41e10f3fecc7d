import { useLateParts } from '../../late/useLateParts.ts';

/** The shortcuts, once the first screen stands. */
export function LateShortcuts() {
  const late = useLateParts();
  return late === null ? null : <late.Shortcuts />;
}
