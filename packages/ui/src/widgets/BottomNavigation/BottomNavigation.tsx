import { routes } from '@campus-bell/domain/routes';
import Bell from 'lucide-react/icons/bell';
import House from 'lucide-react/icons/house';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import User from 'lucide-react/icons/user';
import { AppLink, isPlainClick } from '../AppLink/AppLink.tsx';
import { UnreadDot } from '../UnreadBadge/UnreadDot.tsx';
import { dotPlace, navigation, place, tab, tabs } from './BottomNavigation.css.ts';

const places = [
  { href: routes.home, label: '홈', Icon: House },
  { href: routes.events, label: '검색', Icon: Search },
  { href: routes.liked, label: '찜', Icon: Star },
  { href: routes.subscriptions, label: '구독', Icon: Bell },
  { href: routes.myPage, label: '프로필', Icon: User },
] as const;

/** Props of {@link BottomNavigation}. */
export interface BottomNavigationProps {
  /** Path of the page, without query. */
  currentPath: string;
  /** The subscribed tab has something unread (FR-5). */
  subscriptionsUnread: boolean;
  /** A tab was tapped; the navigation itself is done here (FR-4). */
  onTapTab?: (href: string) => void;
  /** The tab of the page that is shown was tapped; without it that is a navigation too. */
  onTapCurrentTab?: () => void;
}

/** The five places of the app (FR-3): a bar at the bottom, a rail at the side from 960 px. */
export function BottomNavigation({
  currentPath,
  subscriptionsUnread,
  onTapTab,
  onTapCurrentTab,
}: BottomNavigationProps) {
  return (
    <nav className={navigation} aria-label="주요 메뉴">
      <ul className={tabs}>
        {places.map(({ href, label, Icon }) => (
          <li key={href} className={place}>
            <AppLink
              href={href}
              className={tab}
              aria-current={href === currentPath ? 'page' : undefined}
              onClick={(event) => {
                onTapTab?.(href);
                if (href !== currentPath || onTapCurrentTab === undefined || !isPlainClick(event)) return;
                event.preventDefault();
                onTapCurrentTab();
              }}
            >
              <Icon aria-hidden="true" size="1.5rem" />
              <span>{label}</span>
              {href === routes.subscriptions && subscriptionsUnread ? (
                <span className={dotPlace}>
                  <UnreadDot />
                </span>
              ) : null}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
