import { messages } from '@campus-bell/domain/messages';
import { routes } from '@campus-bell/domain/routes';
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
  const { title } = messages.login.pushTokenMissing;
  return (
    <Dialog
      open={open}
      shape="sheet"
      title={solved ? '이제 로그인할 수 있어요' : title}
      description={
        solved
          ? '이 기기에서 알림을 받을 준비를 마쳤어요.'
          : `로그인하려면 이 기기의 알림 등록이 필요해요. ${situation.text}`
      }
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
              로그인 계속하기
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

const helps = {
  install: { href: `${routes.guide}#install`, label: '설치 방법 보기' },
  pushCheck: { href: `${routes.guide}#push-check`, label: '알림 점검 열기' },
};

function helpsOf({ help }: PushSituation) {
  return help === 'install' ? [helps.install, helps.pushCheck] : [helps.pushCheck, helps.install];
}
