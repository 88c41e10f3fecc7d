import { InAppBrowserSheet } from '@campus-bell/ui/widgets/InAppBrowserSheet/InAppBrowserSheet';
import { useToast } from '@campus-bell/ui/widgets/Toast/ToastProvider';
import { useEffect, useState } from 'react';
import { visitStorage } from '../session/safeStorage.ts';
import { isStandalone } from './device.ts';
import { decideEscape, type Escape, type EscapeProgress } from './inAppEscape.ts';

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
  const toast = useToast();
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
      window.location.assign(way.address);
    }
    const wait = way.kind === 'leave' ? stillHereMs : 0;
    const timer = setTimeout(() => document.visibilityState === 'visible' && tell(), wait);
    return () => clearTimeout(timer);
  }, []);

  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast.show({ text: '주소를 복사했어요. 브라우저에 붙여 넣어 주세요.', tone: 'success' });
    } catch {
      toast.show({ text: '주소를 복사하지 못했어요.', tone: 'danger' });
    }
  };

  if (told === null) return null;
  return (
    <InAppBrowserSheet
      open
      appName={told.appName}
      outsideHref={told.outsideHref}
      onCopyAddress={() => void copyAddress()}
      onStay={() => setTold(null)}
    />
  );
}
