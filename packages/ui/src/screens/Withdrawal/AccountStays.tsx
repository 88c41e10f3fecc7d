import { leaving } from '@campus-bell/domain/words/leaving';
import Mail from 'lucide-react/icons/mail';
import { button } from '../../widgets/Button/Button.css.ts';
import { Button } from '../../widgets/Button/Button.tsx';
import { ways } from './WithdrawalScreen.css.ts';
import { withdrawalMail } from './withdrawalMail.ts';

/** Props of {@link AccountStays}. */
export interface AccountStaysProps {
  /** Mail address of the team, null without one. */
  contactEmail: string | null;
  /** Of the member who wants to leave, as far as it is known. */
  memberEmail: string | null;
  onLogOut(): void;
}

/** The ways on for a member whom the server cannot delete: a mail to the team, which is written already, and signing out. */
export function AccountStays({ contactEmail, memberEmail, onLogOut }: AccountStaysProps) {
  return (
    <div className={ways}>
      {contactEmail === null ? null : (
        <a
          className={button({ tone: 'primary', wide: true })}
          href={withdrawalMail(contactEmail, memberEmail)}
        >
          <Mail aria-hidden="true" size="1.25rem" />
          {leaving.mail}
        </a>
      )}
      <Button wide tone="neutral" onClick={onLogOut}>
        {leaving.logOut}
      </Button>
    </div>
  );
}
