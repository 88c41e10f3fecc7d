import { calmMs, firstScreenHeadStartMs, iosPromptDelayMs } from '@campus-bell/domain/limits';
import { routes } from '@campus-bell/domain/routes';
import { useEnvironment } from '@campus-bell/ui/environment/UiEnvironment';
import { FirstLaunchPrompt } from '@campus-bell/ui/widgets/FirstLaunchPrompt/FirstLaunchPrompt';
import { InstallPrompt } from '@campus-bell/ui/widgets/InstallPrompt/InstallPrompt';
import { IosInstallPrompt } from '@campus-bell/ui/widgets/IosInstallPrompt/IosInstallPrompt';
import { useEffect, useState } from 'react';
import type { AppConfig } from '../config.ts';
import { useAllowPush } from '../push/useAllowPush.ts';
import { usePushState } from '../push/usePushState.ts';
import { deviceStorage } from '../session/safeStorage.ts';
import { deviceKind, isStandalone } from './device.ts';
import { install, useInstallStore } from './installPrompt.ts';
import {
  countIosVisit,
  dismissInstallForToday,
  endFirstLaunch,
  endIosPrompt,
  isFirstLaunch,
  isInstallDismissed,
} from './invitations.ts';
import { firstPaintAt, whenCalm } from './whenCalm.ts';

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
  return <Install shownAt={shownAt} />;
}

function FirstLaunch({ config }: { config: AppConfig }) {
  const { navigate, signedIn } = useEnvironment();
  const [isOpen, setIsOpen] = useState(() => isFirstLaunch(deviceStorage));
  const { permission, isFetchingToken } = usePushState();
  const allowPush = useAllowPush(config);
  const close = () => {
    endFirstLaunch(deviceStorage);
    setIsOpen(false);
  };
  const accept = async () => {
    await allowPush('current');
    close();
    if (!signedIn) navigate(routes.consent);
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

let isIosVisitDue: boolean | null = null;

function IosInstall({ shownAt }: { shownAt: number }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    isIosVisitDue ??= countIosVisit(deviceStorage);
    if (!isIosVisitDue) return;
    const open = () => {
      isIosVisitDue = false;
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

/** The browser offers within the first second; home is to be seen and answer taps before a dialog covers it. */
function Install({ shownAt }: { shownAt: number }) {
  const { offer, isInstalled } = useInstallStore();
  const [isPutOff, setIsPutOff] = useState(() => isInstallDismissed(deviceStorage, Date.now()));
  const dismiss = (isForToday: boolean) => {
    if (isForToday) dismissInstallForToday(deviceStorage, Date.now());
    putOffForThisLaunch();
    setIsPutOff(true);
  };
  const isWelcome = offer !== null && !isInstalled && !isPutOff && !wasPutOff;
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isWelcome) return;
    return whenCalm(() => setIsDue(true), { dueAt: shownAt + firstScreenHeadStartMs, calmMs });
  }, [isWelcome, shownAt]);
  return <InstallPrompt open={isWelcome && isDue} onInstall={() => void install()} onDismiss={dismiss} />;
}

let wasPutOff = false;
function putOffForThisLaunch() {
  wasPutOff = true;
}
