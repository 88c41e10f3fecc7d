import { messages } from '@campus-bell/domain/messages';
import { routes } from '@campus-bell/domain/routes';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { Dialog } from '../../widgets/Dialog/Dialog.tsx';
import { stackedButtons } from './SubscriptionsScreen.css.ts';

/** Props of {@link NoPushTokenDialog}. */
export interface NoPushTokenDialogProps {
  open: boolean;
  onClose(): void;
}

/** A subscription failed because the server has no device to push to: two ways to mend it (SU-5). */
export function NoPushTokenDialog({ open, onClose }: NoPushTokenDialogProps) {
  const { title, text } = messages.topic.noPushToken;
  return (
    <Dialog open={open} title={title} description={text} onClose={onClose}>
      <div className={stackedButtons}>
        <LinkButton href={`${routes.guide}#push-check`} wide>
          알림 점검하기
        </LinkButton>
        <LinkButton href={routes.login} tone="neutral" wide>
          다시 로그인하기
        </LinkButton>
      </div>
    </Dialog>
  );
}
