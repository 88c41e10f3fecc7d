import { firstLaunch } from '@campus-bell/domain/words/firstLaunch';
import { way } from '@campus-bell/domain/words/way';
import BellRing from 'lucide-react/icons/bell-ring';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { buttons, prompt, sign, text } from './FirstLaunchPrompt.css.ts';

/** Props of {@link FirstLaunchPrompt}. */
export interface FirstLaunchPromptProps {
  open: boolean;
  permission: 'unsupported' | 'default' | 'granted' | 'denied';
  /** The permission or the token is being asked for. */
  busy: boolean;
  onAccept(): void;
  onClose(): void;
  /** Address of the push health check. */
  healthHref: string;
}

const words = () => ({
  default: firstLaunch.default,
  granted: firstLaunch.granted,
  denied: firstLaunch.denied,
  unsupported: firstLaunch.unsupported,
});

/** The first launch of the installed app: asks for notifications, on a tap (HO-7). */
export function FirstLaunchPrompt({
  open,
  permission,
  busy,
  onAccept,
  onClose,
  healthHref,
}: FirstLaunchPromptProps) {
  const canAsk = permission === 'default' || permission === 'granted';
  return (
    <Dialog open={open} shape="screen" title={firstLaunch.title} onClose={onClose}>
      <div className={prompt}>
        <span className={sign} aria-hidden="true">
          <BellRing size="3rem" strokeWidth={1.5} />
        </span>
        <p className={text}>{words()[permission]}</p>
        <div className={buttons}>
          <Button wide busy={busy} onClick={onAccept}>
            {canAsk ? firstLaunch.allowAndStart : firstLaunch.start}
          </Button>
          {canAsk ? null : (
            <LinkButton wide tone="soft" href={healthHref} onClick={onClose}>
              {way.openPushCheck}
            </LinkButton>
          )}
          <Button wide tone="quiet" onClick={onClose}>
            {firstLaunch.later}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
