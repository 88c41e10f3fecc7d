import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { spinner } from './Spinner.css.ts';

/** A turning ring for a call that runs. With a label it announces itself; without one its neighbour must speak. */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <span className={spinner} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={spinner} aria-hidden="true" />
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
}
