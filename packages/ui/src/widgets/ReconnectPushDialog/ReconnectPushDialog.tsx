import { routes } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { way } from '@campus-bell/domain/words/way';
import { useState } from 'react';
import { useAttempts } from '../../hooks/useAttempts.ts';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { ReconnectPush } from '../GoogleLogin/GoogleLogin.tsx';
import { buttons } from './ReconnectPushDialog.css.ts';

/** Props of {@link ReconnectPushDialog}. */
export interface ReconnectPushDialogProps {
  /** What failed, and why it can be about this device; null while nothing did. */
  failure: { title: string; text: string } | null;
  /** Connects this device anew and leads through the login back to this page; false when that failed. */
  onReconnectPush: ReconnectPush;
  onClose(): void;
}

/** The server has no device to push to: a new connection and a login mend it (SU-5). */
export function ReconnectPushDialog({ failure, onReconnectPush, onClose }: ReconnectPushDialogProps) {
  const [busy, setBusy] = useState(false);
  const attempts = useAttempts();
  const [shown, setShown] = useState(failure);
  if (failure !== null && failure !== shown) setShown(failure);
  const reconnect = async () => {
    setBusy(true);
    const isWanted = attempts.start();
    const isOnItsWay = await onReconnectPush(isWanted);
    if (isWanted() && !isOnItsWay) setBusy(false);
  };
  const close = () => {
    attempts.giveUp();
    setBusy(false);
    onClose();
  };
  return (
    <Dialog
      open={failure !== null}
      title={shown?.title ?? ''}
      description={shown?.text ?? ''}
      onClose={close}
    >
      <div className={buttons}>
        <Button wide busy={busy} onClick={() => void reconnect()}>
          {action.reconnectPush}
        </Button>
        <LinkButton href={`${routes.guide}#push-check`} tone="neutral" wide>
          {way.pushCheck}
        </LinkButton>
      </div>
    </Dialog>
  );
}
