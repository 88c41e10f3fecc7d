import { InAppBrowserSheet } from '@campus-bell/ui/widgets/InAppBrowserSheet/InAppBrowserSheet';
import { useEffect, useState } from 'react';
import { copyAddress } from '../device/copyAddress.ts';
import { isStandalone } from '../device/device.ts';
import { decideEscape, type Escape, type EscapeProgress } from '../device/inAppEscape.ts';
import { visitStorage } from '../device/safeStorage.ts';

const key = 'inAppEscape';
const stillHereMs = 1500;

function progress(): EscapeProgress {
  const kept = visitStorage.get(key);
  return kept === 'tried' || kept === 'told' ? kept : 'untried';
}

function decide(): Escape {
  return decideEscape({
    userAgent: navigator.userAgent,
    href: window.location.href,
    isStandalone: isStandalone(),
    progress: progress(),
  });
}

/** Leads out of another app's browser, or says what works in it (HO-1). */
export function InAppNotice() {
  const [told, setTold] = useState<Extract<Escape, { kind: 'tell' }> | null>(null);

  useEffect(() => {
    const tell = () => {
      const way = decide();
      if (way.kind !== 'tell') return;
      visitStorage.set(key, 'told');
      setTold(way);
    };
    const way = decide();
    if (way.kind === 'leave') {
      visitStorage.set(key, 'tried');
      // biome-ignore lint/plugin: this very page, in the browser of the phone
      window.location.assign(way.address);
    }
    const wait = way.kind === 'leave' ? stillHereMs : 0;
    const timer = setTimeout(() => document.visibilityState === 'visible' && tell(), wait);
    return () => clearTimeout(timer);
  }, []);

  if (told === null) return null;
  return (
    <InAppBrowserSheet
      open
      appName={told.appName}
      outsideHref={told.outsideHref}
      onCopyAddress={copyAddress}
      onStay={() => setTold(null)}
    />
  );
}
