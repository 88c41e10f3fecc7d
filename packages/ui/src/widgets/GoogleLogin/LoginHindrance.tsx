import { InAppBrowserSheet } from '../InAppBrowserSheet/InAppBrowserSheet.tsx';
import { PushTokenDialog } from './PushTokenDialog.tsx';
import type { PushDevice, PushState } from './pushSituation.tsx';

/** What stands in the way of a login. */
export type Hindrance = 'inAppBrowser' | 'pushTokenMissing' | 'requestingPushToken';

/** What the way out of it depends on. */
export interface HindranceAccess {
  pushState: PushState;
  device: PushDevice;
  /** Whether a push token is stored on this device (spec: `fcmToken`). */
  hasPushToken: boolean;
  /** The page lies inside another app's browser: its name and the address that leads out, where known. */
  inAppBrowser: { appName: string | null; outsideHref: string | null } | null;
  /** Puts the page's address on the clipboard; false when that is refused. */
  onCopyAddress(): Promise<boolean>;
}

/** Props of {@link LoginHindrance}. */
export interface LoginHindranceProps {
  access: HindranceAccess;
  /** Null once there is none any more. */
  hindrance: Hindrance | null;
  onSolve(): void;
  onContinue(): void;
  onClose(): void;
}

/** The sheets that say what stands in the way of a login, and lead out of it. */
export function LoginHindrance({ access, hindrance, onSolve, onContinue, onClose }: LoginHindranceProps) {
  return (
    <>
      <PushTokenDialog
        open={hindrance === 'pushTokenMissing' || hindrance === 'requestingPushToken'}
        pushState={access.pushState}
        device={access.device}
        solved={access.hasPushToken}
        busy={hindrance === 'requestingPushToken'}
        onSolve={onSolve}
        onContinue={onContinue}
        onClose={onClose}
      />
      <InAppBrowserSheet
        open={hindrance === 'inAppBrowser'}
        appName={access.inAppBrowser?.appName ?? null}
        outsideHref={access.inAppBrowser?.outsideHref ?? null}
        onCopyAddress={access.onCopyAddress}
        onStay={onClose}
      />
    </>
  );
}
