import { createApiClient } from '@campus-bell/api/createApiClient';
import { followLikesOfOtherTabs } from '@campus-bell/api/queries/likesOfOtherTabs';
import { createQueryClient } from '@campus-bell/api/queries/queryClient';
import { routes } from '@campus-bell/domain/routes';
import { type UiEnvironment, UiEnvironmentProvider } from '@campus-bell/ui/environment/UiEnvironment';
import { AlertProvider } from '@campus-bell/ui/widgets/Alert/AlertProvider';
import { ToastProvider } from '@campus-bell/ui/widgets/Toast/ToastProvider';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { boot } from '../boot/firstContent.ts';
import type { AppConfig } from '../config.ts';
import type { AppHistory } from '../device/appHistory.ts';
import { loadChunk } from '../device/loadChunk.ts';
import { logFailure } from '../log.ts';
import { readableFetch, readSavedAnswer } from '../offline/readableFetch.ts';
import { dropFirst } from '../push/dropFirst.ts';
import type { LoginAsked } from '../session/loginDestination.ts';
import {
  endSession,
  followOtherTabs,
  selectIsAuthorized,
  sessionTokens,
  useSessionStore,
} from '../session/sessionStore.ts';
import { searchStart } from '../store/searchStart.ts';
import { openExternal } from './openExternal.ts';
import { openFrom } from './openedFrom.ts';
import { endOpening, openEvent } from './opening.ts';
import { placeName, placeOf } from './scrollPlaces.ts';
import { share } from './share.ts';

const browserClock = () => new Date();
const firstContent = () => boot.content;
const switchLanguage: UiEnvironment['chooseLanguage'] = async (language) =>
  (await loadChunk(() => import('../language/switchLanguage.ts'))).switchLanguage(language);
const loadNotices = async () => (await import('../store/notices.ts')).notices;

/** Props of {@link AppProviders}. */
export interface AppProvidersProps {
  config: AppConfig;
  /** Absent where the router has no history of the tab below it. */
  addStep?: AppHistory['addStep'] | undefined;
  now?: () => Date;
  children: ReactNode;
}

/** What every screen needs around it: the API client, navigation, dialogs and toasts. */
export function AppProviders({ config, addStep, now = browserClock, children }: AppProvidersProps) {
  const navigate = useNavigate();
  const { key: visit, pathname, search } = useLocation();
  const signedIn = useSessionStore(selectIsAuthorized);
  const memberId = useSessionStore((state) => state.memberId);
  const here = `${pathname}${search}`;
  const [api] = useState(() =>
    createApiClient({
      baseUrl: config.apiOrigin,
      tokens: sessionTokens,
      onSessionLost: endSession,
      now: () => now().getTime(),
      fetch: dropFirst(readableFetch(), config),
      readSavedAnswer,
    }),
  );

  useEffect(followOtherTabs, []);

  const environment = useMemo<UiEnvironment>(
    () => ({
      api,
      navigate: (href, { replace, event } = {}) => {
        const asked: LoginAsked = { from: here };
        const state =
          href === routes.login ? asked : href.startsWith('/event/') ? openFrom(visit, here) : undefined;
        const go = () =>
          void navigate(href === routes.events ? searchStart.path() : href, {
            ...(replace && { replace }),
            state,
          });
        if (event !== undefined) {
          openEvent(event, visit, go);
          return;
        }
        endOpening();
        go();
      },
      addStep,
      openExternal,
      images: {
        appOrigin: window.location.origin,
        apiOrigin: config.apiOrigin,
        proxy: config.imageProxy,
      },
      appOrigins: appOriginsOf(config),
      now,
      signedIn,
      visit,
      rowToComeBackTo: () => {
        const { row, top = 0 } = placeOf(placeName(visit, here)) ?? {};
        return row === undefined ? null : { row, top };
      },
      chooseLanguage: switchLanguage,
      share,
      loadNotices,
      firstContent,
    }),
    [api, config, addStep, now, navigate, here, signedIn, visit],
  );

  return (
    <UiEnvironmentProvider environment={environment}>
      <AlertProvider>
        <ToastProvider>
          <MemberCache key={signedIn ? `member ${memberId}` : 'visitor'} member={signedIn ? memberId : null}>
            {children}
          </MemberCache>
        </ToastProvider>
      </AlertProvider>
    </UiEnvironmentProvider>
  );
}

/** The origins whose addresses are screens of this app. */
function appOriginsOf({ publicOrigin }: AppConfig): string[] {
  const { origin } = window.location;
  return publicOrigin === null ? [origin] : [origin, publicOrigin];
}

/** One cache per session: what a member saw is gone for the visitor that follows, and the other way round. */
function MemberCache({ member, children }: { member: string | null; children: ReactNode }) {
  const [queryClient] = useState(() => createQueryClient(logFailure));
  useEffect(
    () => (member === null ? undefined : followLikesOfOtherTabs(queryClient, member)),
    [queryClient, member],
  );
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
