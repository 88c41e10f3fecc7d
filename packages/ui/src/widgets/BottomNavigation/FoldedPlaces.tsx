import { routes } from '@campus-bell/domain/routes';
import { places } from '@campus-bell/domain/words/places';
import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { AppLink } from '../AppLink/AppLink.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { UnreadDot } from '../UnreadBadge/UnreadDot.tsx';
import { dotPlace, list, name, opener, openerName, row, sign } from './FoldedPlaces.css.ts';
import { appPlaces } from './places.ts';

/** Props of {@link FoldedPlaces}. */
export interface FoldedPlacesProps {
  subscriptionsUnread: boolean;
  onTapTab: ((href: string) => void) | undefined;
}

/** The places behind one button: shown where the text is too large for all of them beside the page's actions (FR-17). */
export function FoldedPlaces({ subscriptionsUnread, onTapTab }: FoldedPlacesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <span className={openerName}>{places.menu}</span>
        <span className={sign}>
          <Menu aria-hidden="true" />
          {subscriptionsUnread ? (
            <span className={dotPlace}>
              <UnreadDot />
            </span>
          ) : null}
        </span>
      </button>
      <Dialog open={isOpen} shape="sheet" title={places.mainMenu} onClose={() => setIsOpen(false)}>
        <ul className={list}>
          {appPlaces().map(({ href, label, Icon }) => (
            <li key={href}>
              <AppLink href={href} className={row} onClick={() => onTapTab?.(href)}>
                <Icon aria-hidden="true" size="1.25rem" />
                <span className={name}>{label}</span>
                {href === routes.subscriptions && subscriptionsUnread ? <UnreadDot /> : null}
              </AppLink>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
