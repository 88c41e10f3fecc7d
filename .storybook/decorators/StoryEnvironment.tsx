import { createApiClient } from '@campus-bell/api/createApiClient';
import { createQueryClient } from '@campus-bell/api/queries/queryClient';
import { chooseLanguage } from '@campus-bell/domain/language';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type UiEnvironment,
  UiEnvironmentProvider,
} from '../../packages/ui/src/environment/UiEnvironment.tsx';
import { createNoticeMemory } from '../../packages/ui/src/notices/NoticeMemory.tsx';
import { AlertProvider } from '../../packages/ui/src/widgets/Alert/AlertProvider.tsx';
import { ToastProvider } from '../../packages/ui/src/widgets/Toast/ToastProvider.tsx';
import { worldOf } from '../toolbar/settings.ts';
import { apiOrigin, publicOrigin } from './apiOrigin.ts';
import type { StoryCampus } from './campus.ts';

/** What waits for an answer is there to be looked at; the app gives up sooner. */
const untilLookedAtMs = 600_000;

/** Stands in for the app around a story: its API client, its cache, its clock, its dialogs and toasts. */
export function StoryEnvironment({ story, children }: { story: StoryCampus; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [environment] = useState(() => createEnvironment(story));
  return (
    <QueryClientProvider client={queryClient}>
      <UiEnvironmentProvider environment={environment}>
        <ToastProvider>
          <AlertProvider>{children}</AlertProvider>
        </ToastProvider>
      </UiEnvironmentProvider>
    </QueryClientProvider>
  );
}

function createEnvironment({ campus, tokens, spies, notes }: StoryCampus): UiEnvironment {
  let stored = tokens;
  const owner = tokens === null ? null : 'member';
  const kept = new Map(Object.entries(notes).map(([key, value]) => [key, JSON.stringify([owner, value])]));
  const notices = createNoticeMemory({
    owner: () => owner,
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    follow: () => () => undefined,
  });
  const api = createApiClient({
    baseUrl: apiOrigin,
    fetch: (request) => window.fetch(request),
    timeoutMs: untilLookedAtMs,
    now: () => campus.now().getTime(),
    tokens: {
      read: () => stored ?? { accessToken: null, refreshToken: null },
      store: ({ accessToken, refreshToken }) => {
        stored = { accessToken, refreshToken: refreshToken ?? stored?.refreshToken ?? '' };
      },
    },
    onSessionLost: (reason) => {
      stored = null;
      spies.onSessionLost(reason);
    },
  });
  return {
    api,
    navigate: spies.navigate,
    openExternal: spies.openExternal,
    share: spies.share,
    chooseLanguage: async (language) => chooseLanguage(language),
    appOrigins: [location.origin, publicOrigin],
    images: { appOrigin: location.origin, apiOrigin, proxy: `${apiOrigin}/image-proxy?url={url}` },
    now: campus.now,
    signedIn: tokens !== null,
    visit: 'story',
    loadNotices: async () => notices,
  };
}

/** Puts a story into its environment, anew when the toolbar chooses another world or language; the whole app brings its own. */
export const withEnvironment: Decorator = (Story, context) => {
  const key = `${context.id} ${context.globals.language} ${JSON.stringify(worldOf(context))}`;
  if (context.title.startsWith('Flows/')) return <Story key={key} />;
  return (
    <StoryEnvironment key={key} story={context.loaded as unknown as StoryCampus}>
      <Story />
    </StoryEnvironment>
  );
};
