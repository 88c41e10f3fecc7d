import { routes } from '@campus-bell/domain/routes';
import { guide } from '@campus-bell/domain/words/guide';
import { product } from '@campus-bell/domain/words/product';
import { GuideScreen } from '@campus-bell/ui/screens/Guide/GuideScreen';
import type { InstallOffer } from '@campus-bell/ui/screens/Guide/InstallSteps';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { deviceKind } from '../device/device.ts';
import { usePushHealth } from '../pwa/usePushHealth.ts';
import { useGoBack } from './useGoBack.ts';

/** `/guide`; `#install` and `#push-check` lead to their sections. */
export function GuideRoute({ config }: { config: AppConfig }) {
  const goBack = useGoBack(routes.home);
  const push = usePushHealth(config);
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link tapped again leads there again
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);

  const offer: InstallOffer = push.health.isInstalled
    ? { kind: 'installed' }
    : push.onInstall === null
      ? { kind: 'manual' }
      : { kind: 'prompt', onInstall: push.onInstall };
  return (
    <>
      <title>{product.titled({ page: guide.title })}</title>
      <GuideScreen
        install={{ platform: deviceKind(navigator) === 'ios' ? 'ios' : 'android', offer }}
        push={push}
        onGoBack={goBack}
      />
    </>
  );
}
