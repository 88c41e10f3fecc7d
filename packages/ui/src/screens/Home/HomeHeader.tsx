import { routes } from '@campus-bell/domain/routes';
import { home } from '@campus-bell/domain/words/home';
import { product } from '@campus-bell/domain/words/product';
import Bell from 'lucide-react/icons/bell';
import MonitorDown from 'lucide-react/icons/monitor-down';
import Users from 'lucide-react/icons/users';
import { IconLink } from '../../widgets/IconButton/IconLink.tsx';
import { UnreadBadge } from '../../widgets/UnreadBadge/UnreadBadge.tsx';
import { actions, header, wordMark } from './HomeHeader.css.ts';

/** Props of {@link HomeHeader}. */
export interface HomeHeaderProps {
  /** Unread notifications of the member. */
  unreadCount: number;
  /** Page that introduces the team; without it there is no button. */
  teamUrl: string | null;
}

/** The bar at the top of home (HO-2): the word mark, the team, the install guide, the bell with its badge. */
export function HomeHeader({ unreadCount, teamUrl }: HomeHeaderProps) {
  return (
    <header className={header}>
      <h1 className={wordMark}>{product.name}</h1>
      <div className={actions}>
        {teamUrl === null ? null : (
          <IconLink external href={teamUrl} label={home.team} icon={<Users aria-hidden="true" />} />
        )}
        <IconLink href={routes.guide} label={home.howToInstall} icon={<MonitorDown aria-hidden="true" />} />
        <IconLink
          href={routes.notifications}
          label={home.inbox}
          icon={<Bell aria-hidden="true" />}
          {...(unreadCount > 0 && { badge: <UnreadBadge count={unreadCount} /> })}
        />
      </div>
    </header>
  );
}
