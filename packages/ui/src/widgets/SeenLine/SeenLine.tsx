import { card } from '@campus-bell/domain/words/card';
import { line } from './SeenLine.css.ts';

/** Parts the new notices of a board from those that were seen before. */
export function SeenLine() {
  return <p className={line}>{card.seenTo}</p>;
}
