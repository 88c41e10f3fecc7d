import { routes } from '@campus-bell/domain/routes';
import { pushSetup } from '@campus-bell/domain/words/pushSetup';
import { way } from '@campus-bell/domain/words/way';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { buttons, content, step, steps } from './PushTokenDialog.css.ts';
import { type PushDevice, type PushSituation, type PushState, pushSituation } from './pushSituation.tsx';

/** Props of {@link PushTokenDialog}. */
export interface PushTokenDialogProps {
  open: boolean;
  pushState: PushState;
  /** The device, and whether the page runs as its installed app. */
  device: PushDevice;
  /** The token came in the meantime: nothing stands in the way any more. */
  solved: boolean;
  /** The permission or the token is being asked for. */
  busy: boolean;
  onSolve(): void;
  onContinue(): void;
  onClose(): void;
}

/** Login needs a push token (AC-3): says why this device has none and offers the way out from here. */
export function PushTokenDialog({
  open,
  pushState,
  device,
  solved,
  busy,
  onSolve,
  onContinue,
  onClose,
}: PushTokenDialogProps) {
  const situation = pushSituation(pushState, device);
  return (
    <Dialog
      open={open}
      shape="sheet"
      title={solved ? pushSetup.ready : pushSetup.missing}
      description={solved ? pushSetup.readyText : pushSetup.needed({ situation: situation.text })}
      onClose={onClose}
    >
      <div className={content}>
        {solved || situation.steps.length === 0 ? null : (
          <ol className={steps}>
            {situation.steps.map((text) => (
              <li key={text} className={step}>
                {text}
              </li>
            ))}
          </ol>
        )}
        <div className={buttons}>
          {solved ? (
            <Button wide onClick={onContinue}>
              {pushSetup.goOn}
            </Button>
          ) : (
            <>
              {situation.actionLabel === null ? null : (
                <Button wide busy={busy} onClick={onSolve}>
                  {situation.actionLabel}
                </Button>
              )}
              {helpsOf(situation).map(({ href, label }, at) => (
                <LinkButton
                  key={href}
                  wide
                  tone={at === 0 && situation.actionLabel === null ? 'primary' : 'neutral'}
                  href={href}
                >
                  {label}
                </LinkButton>
              ))}
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function helpsOf({ help }: PushSituation) {
  const install = { href: `${routes.guide}#install`, label: way.howToInstall };
  const pushCheck = { href: `${routes.guide}#push-check`, label: way.openPushCheck };
  return help === 'install' ? [install, pushCheck] : [pushCheck, install];
}
