import { line } from './SeenLine.css.ts';

/** Parts the new notices of a board from those that were seen before. */
export function SeenLine() {
  return <p className={line}>여기까지 봤어요</p>;
}
