import { terms } from '@campus-bell/domain/words/terms';
import { list, statement } from './ServiceStatements.css.ts';

const statements = () => [terms.byStudents, terms.notOfficial, terms.notPortal];

/** What everybody has to know before signing in: who makes this, and what the account is not (spec §2). */
export function ServiceStatements() {
  return (
    <ul className={list} aria-label={terms.about}>
      {statements().map((text) => (
        <li key={text} className={statement}>
          {text}
        </li>
      ))}
    </ul>
  );
}
