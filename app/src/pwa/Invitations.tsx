import { calmMs, firstScreenHeadStartMs, iosPromptDelayMs, untouchedMs } from '@campus-bell/domain/limits';
import { routes } from '@campus-bell/domain/routes';
import { useEnvironment } from '@campus-bell/ui/environment/UiEnvironment';
import { FirstLaunchPrompt } from '@campus-bell/ui/widgets/FirstLaunchPrompt/FirstLaunchPrompt';
import { InstallPrompt } from '@campus-bell/ui/widgets/InstallPrompt/InstallPrompt';
import { IosInstallPrompt } from '@campus-bell/ui/widgets/IosInstallPrompt/IosInstallPrompt';
import { useEffect, useRef, useState } from 'react';
import type { AppConfig } from '../config.ts';
import { deviceKind, isStandalone } from '../device/device.ts';
import { install, useInstallStore } from '../device/installPrompt.ts';
import { deviceStorage } from '../device/safeStorage.ts';
import { firstPaintAt, whenCalm } from '../device/whenCalm.ts';
import { useAllowPush } from '../push/useAllowPush.ts';
import { usePushState } from '../push/usePushState.ts';
import {
  countIosVisit,
  dismissInstallForToday,
  endFirstLaunch,
  endIosPrompt,
  isFirstLaunch,
  isInstallDismissed,
  thisLaunch,
} from './invitations.ts';

/** Props of {@link Invitations}. */
export interface InvitationsProps {
  config: AppConfig;
  /** The page opened on this screen, so that its first paint is what the student's time here counts from. */
  isFirstScreen: boolean;
}

/** The one invitation that suits this device on the home screen: first launch, iPhone install or install. */
export function Invitations({ config, isFirstScreen }: InvitationsProps) {
  const [shownAt] = useState(() => (isFirstScreen ? firstPaintAt() : performance.now()));
  if (isStandalone()) return <FirstLaunch config={config} />;
  if (deviceKind(navigator) === 'ios') return <IosInstall shownAt={shownAt} />;
  return <Install shownAt={shownAt} isFirstScreen={isFirstScreen} />;
}

function FirstLaunch({ config }: { config: AppConfig }) {
  const { navigate, signedIn } = useEnvironment();
  const [isOpen, setIsOpen] = useState(() => isFirstLaunch(deviceStorage));
  const { permission, isFetchingToken } = usePushState();
  const allowPush = useAllowPush(config);
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);
  const close = () => {
    isOver.current = true;
    endFirstLaunch(deviceStorage);
    setIsOpen(false);
  };
  const accept = async () => {
    await allowPush('current');
    // The answer may take its time; whoever went on meanwhile is not called back.
    const leadsOn = !isOver.current && !signedIn;
    close();
    if (leadsOn) navigate(routes.consent);
  };
  return (
    <FirstLaunchPrompt
      open={isOpen}
      permission={permission}
      busy={isFetchingToken}
      onAccept={() => void accept()}
      onClose={close}
      healthHref={`${routes.guide}#push-check`}
    />
  );
}

function IosInstall({ shownAt }: { shownAt: number }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    thisLaunch.isIosPromptDue ??= countIosVisit(deviceStorage);
    if (!thisLaunch.isIosPromptDue) return;
    const open = () => {
      thisLaunch.isIosPromptDue = false;
      setIsOpen(true);
    };
    return whenCalm(open, { dueAt: shownAt + iosPromptDelayMs, calmMs });
  }, [shownAt]);
  const close = () => {
    endIosPrompt(deviceStorage);
    setIsOpen(false);
  };
  return <IosInstallPrompt open={isOpen} guideHref={`${routes.guide}#install`} onClose={close} />;
}

/** The browser offers within the first second; a dialog covers home in the first pause of a student who looks around. */
function Install({ shownAt, isFirstScreen }: { shownAt: number; isFirstScreen: boolean }) {
  const { offer, isInstalled } = useInstallStore();
  const [isPutOff, setIsPutOff] = useState(
    () => thisLaunch.isPutOff || isInstallDismissed(deviceStorage, Date.now()),
  );
  const dismiss = (isForToday: boolean) => {
    if (isForToday) dismissInstallForToday(deviceStorage, Date.now());
    thisLaunch.isPutOff = true;
    setIsPutOff(true);
  };
  const isWelcome = offer !== null && !isInstalled && !isPutOff;
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isWelcome) return;
    const dueAt = shownAt + firstScreenHeadStartMs;
    const untouchedDueAt = isFirstScreen ? shownAt + untouchedMs : dueAt;
    return whenCalm(() => setIsDue(true), { dueAt, untouchedDueAt, calmMs });
  }, [isWelcome, shownAt, isFirstScreen]);
  return <InstallPrompt open={isWelcome && isDue} onInstall={() => void install()} onDismiss={dismiss} />;
}
