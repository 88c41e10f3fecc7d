import { clickNotificationMutation } from '@campus-bell/api/queries/notifications';
import type { Notification } from '@campus-bell/api/wire/notification';
import { linkTarget } from '@campus-bell/domain/routes';
import { detail } from '@campus-bell/domain/words/detail';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useWrite } from '../../hooks/useWrite.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { AppLink } from '../../widgets/AppLink/AppLink.tsx';
import { ExternalLink } from '../../widgets/ExternalLink/ExternalLink.tsx';

/** Props of {@link NotificationTarget}. */
export interface NotificationTargetProps {
  notification: Notification;
  className: string;
  children: ReactNode;
}

/** Where a notification leads: in the app, to another site, or nowhere when the address is not one; each tap is reported once (NO-3). */
export function NotificationTarget({ notification, className, children }: NotificationTargetProps) {
  const { api, appOrigins } = useEnvironment();
  const { alert } = useAlert();
  const queryClient = useQueryClient();
  const { send } = useWrite({
    mutation: clickNotificationMutation(api, queryClient, notification.notificationId),
  });
  const report = () => void send();
  const target = linkTarget(notification.clickUrl, appOrigins);
  if (target.kind === 'app') {
    return (
      <AppLink className={className} href={target.path} onClick={report}>
        {children}
      </AppLink>
    );
  }
  if (target.kind === 'external') {
    return (
      <ExternalLink className={className} href={target.url} onClick={report}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        report();
        void alert(detail.noUrl);
      }}
    >
      {children}
    </button>
  );
}
