import {
  type NotificationsQuery,
  notificationsPath,
  notificationsQuery,
  routes,
  settledPath,
} from '@campus-bell/domain/routes';
import { inbox } from '@campus-bell/domain/words/inbox';
import { product } from '@campus-bell/domain/words/product';
import { NotificationsScreen } from '@campus-bell/ui/screens/Notifications/NotificationsScreen';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { rewriteAddress } from '../device/appHistory.ts';
import { useGoBack } from './useGoBack.ts';

const names = ['tab', 'unreadOnly'];

/**
 * `/notification`. Tab and filter are written into the address without a navigation, which would be a new visit:
 * listing again marks rows read, so a look at the other tab must not ask for this one anew.
 */
export function NotificationsRoute() {
  const { key, search } = useLocation();
  const goBack = useGoBack(routes.home);
  const asked = notificationsQuery(new URLSearchParams(search));
  const settled = settledPath(search, notificationsPath(asked), names);
  const opened = () => ({ key, view: asked });
  const [kept, setKept] = useState(opened);
  if (kept.key !== key) setKept(opened());

  if (settled !== null) return <Navigate replace to={settled} />;
  const changeView = (view: NotificationsQuery) => {
    setKept({ key, view });
    rewriteAddress(notificationsPath(view));
  };
  return (
    <>
      <title>{product.titled({ page: inbox.title })}</title>
      <NotificationsScreen view={kept.view} onChangeView={changeView} onGoBack={goBack} />
    </>
  );
}
