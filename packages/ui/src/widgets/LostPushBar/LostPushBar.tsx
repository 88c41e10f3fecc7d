import { push } from '@campus-bell/domain/words/push';
import { pushSetup } from '@campus-bell/domain/words/pushSetup';
import BellOff from 'lucide-react/icons/bell-off';
import { Button } from '../Button/Button.tsx';
import { bar, sign, words } from './LostPushBar.css.ts';

/** Props of {@link LostPushBar}. */
export interface LostPushBarProps {
  /** The way to the login is being prepared. */
  busy: boolean;
  /** Connects this device anew and leads through the login back to this page. */
  onReconnect(): void;
}

/** Says that no notification reaches this device any more, and mends it with one tap (P9). */
export function LostPushBar({ busy, onReconnect }: LostPushBarProps) {
  return (
    <div className={bar} role="status">
      <p className={words}>
        <BellOff className={sign} aria-hidden="true" size="1.25rem" />
        {push.lost}
      </p>
      <Button tone="soft" extent="medium" busy={busy} onClick={onReconnect}>
        {pushSetup.reconnect}
      </Button>
    </div>
  );
}
