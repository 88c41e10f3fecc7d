import { pill, place } from './SavedAge.css.ts';

/** Props of {@link SavedAge}. */
export interface SavedAgeProps {
  /** Null when there is nothing to say: the element stays, since a status that comes with its words is not read out. */
  text: string | null;
  /** Left out where a status beside it says the same. */
  role?: 'status';
}

/** Says how old something is that stands until it is fresh again (PW-6). */
export function SavedAge({ text, role }: SavedAgeProps) {
  return (
    <div className={place} role={role}>
      {text === null ? null : <p className={pill}>{text}</p>}
    </div>
  );
}
