import { signIn } from '@campus-bell/domain/words/signIn';
import { standingLink } from '../../tokens/utilities.css.ts';
import { ExternalLink } from '../../widgets/ExternalLink/ExternalLink.tsx';
import { contacts as contactsLook } from './LoginScreen.css.ts';

/** A way to reach the people behind the service. */
export type Contact =
  | { readonly kind: 'mail'; readonly address: string }
  | { readonly kind: 'page'; readonly label: string; readonly url: string };

/** The contact links of the login's footer; nothing when none is configured. */
export function ContactLinks({ contacts }: { contacts: readonly Contact[] }) {
  if (contacts.length === 0) return null;
  return (
    <ul className={contactsLook} aria-label={signIn.contact}>
      {contacts.map((contact) => (
        <li key={contact.kind === 'mail' ? contact.address : contact.url}>
          {contact.kind === 'mail' ? (
            <a className={standingLink} href={`mailto:${contact.address}`}>
              {signIn.mail}
            </a>
          ) : (
            <ExternalLink className={standingLink} href={contact.url}>
              {contact.label}
            </ExternalLink>
          )}
        </li>
      ))}
    </ul>
  );
}
