import { Skeleton } from '../../widgets/Skeleton/Skeleton.tsx';
import { meta, row, title, words } from './NotificationsScreen.css.ts';

/** The shape of a NotificationRow that is on its way. */
export function NotificationRowSkeleton() {
  return (
    <div className={row({ unread: false })} aria-hidden="true">
      <div className={words}>
        <div className={title({ unread: false })}>
          <Skeleton shape="longLine" />
        </div>
        <div className={meta}>
          <Skeleton shape="shortLine" />
        </div>
      </div>
    </div>
  );
}
