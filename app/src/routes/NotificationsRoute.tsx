import {
  type NotificationsQuery,
  notificationsPath,
  notificationsQuery,
  routes,
} from '@campus-bell/domain/routes';
import { NotificationsScreen } from '@campus-bell/ui/screens/Notifications/NotificationsScreen';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGoBack } from '../shell/useGoBack.ts';

/**
 * `/notification`. Tab and filter are written into the address without a navigation, which would be a new visit:
 * listing again marks rows read, so a look at the other tab must not ask for this one anew.
 */
export function NotificationsRoute() {
  const { key, search } = useLocation();
  const goBack = useGoBack(routes.home);
  const opened = () => ({ key, view: notificationsQuery(new URLSearchParams(search)) });
  const [kept, setKept] = useState(opened);
  if (kept.key !== key) setKept(opened());

  const changeView = (view: NotificationsQuery) => {
    setKept({ key, view });
    window.history.replaceState(window.history.state, '', notificationsPath(view));
  };
  return (
    <>
      <title>알림 | 캠퍼스벨</title>
      <NotificationsScreen view={kept.view} onChangeView={changeView} onGoBack={goBack} />
    </>
  );
}
