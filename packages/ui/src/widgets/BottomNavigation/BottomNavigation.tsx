import { routes } from '@campus-bell/domain/routes';
import { places } from '@campus-bell/domain/words/places';
import { startTransition, useOptimistic } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useLateParts } from '../../late/useLateParts.ts';
import { afterAnswer } from '../../touch/afterAnswer.ts';
import { AppLink, isPlainClick } from '../AppLink/AppLink.tsx';
import { UnreadDot } from '../UnreadBadge/UnreadDot.tsx';
import { dotPlace, navigation, place, tab, tabs } from './BottomNavigation.css.ts';
import { appPlaces } from './places.ts';

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

/**
 * The five places of the app (FR-3): a bar at the bottom, a rail at the side from 960 px. On a page within a place they
 * may have to share the bar with the page's actions. A tapped tab answers at once, and its screen, drawn in small
 * steps, follows.
 */
export function BottomNavigation({
  currentPath,
  subscriptionsUnread,
  onTapTab,
  onTapCurrentTab,
}: BottomNavigationProps) {
  const { navigate } = useEnvironment();
  const [wantedPath, want] = useOptimistic(currentPath);
  const late = useLateParts(currentPath);
  return (
    <nav className={navigation} aria-label={places.mainMenu}>
      <ul className={tabs}>
        {appPlaces().map(({ href, label, Icon }) => (
          <li key={href} className={place}>
            <AppLink
              href={href}
              className={tab}
              aria-current={href === wantedPath ? 'page' : undefined}
              onClick={(event) => {
                onTapTab?.(href);
                if (!isPlainClick(event)) return;
                event.preventDefault();
                if (href !== wantedPath || (href === currentPath && onTapCurrentTab === undefined))
                  startTransition(async () => {
                    want(href);
                    await afterAnswer(() => startTransition(() => navigate(href)));
                  });
                else if (href === currentPath) onTapCurrentTab?.();
              }}
            >
              <Icon aria-hidden="true" size="1.5rem" />
              {label}
              {href === routes.subscriptions && subscriptionsUnread ? (
                <span className={dotPlace}>
                  <UnreadDot />
                </span>
              ) : null}
            </AppLink>
          </li>
        ))}
      </ul>
      {late === null || appPlaces().some(({ href }) => href === currentPath) ? null : (
        <late.FoldedPlaces subscriptionsUnread={subscriptionsUnread} onTapTab={onTapTab} />
      )}
    </nav>
  );
}
