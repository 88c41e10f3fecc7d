import { createApiClient } from '@campus-bell/api/createApiClient';
import { createQueryClient } from '@campus-bell/api/queries/queryClient';
import { type Language, say } from '@campus-bell/domain/language';
import { eventPath, routes } from '@campus-bell/domain/routes';
import { type FirstContent, UiEnvironmentProvider } from '@campus-bell/ui/environment/UiEnvironment';
import { EventDetailScreen } from '@campus-bell/ui/screens/EventDetail/EventDetailScreen';
import { HomeScreen } from '@campus-bell/ui/screens/Home/HomeScreen';
import { AlertProvider } from '@campus-bell/ui/widgets/Alert/AlertProvider';
import { BottomNavigation } from '@campus-bell/ui/widgets/BottomNavigation/BottomNavigation';
import { SkipLink } from '@campus-bell/ui/widgets/SkipLink/SkipLink';
import { ToastProvider } from '@campus-bell/ui/widgets/Toast/ToastProvider';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface Surroundings {
  apiOrigin: string;
  teamUrl: string | null;
}

/** What the documents of a language show before anything has run. */
export const prerender = (language: Language, surroundings: Surroundings) =>
  say(language, () => ({ home: prerenderHome(surroundings), pushed: prerenderPushed(surroundings) }));

/** Home as a visitor sees it before anything has loaded: rendered at build, replaced by the app when it starts. */
function prerenderHome({ apiOrigin, teamUrl }: Surroundings): string {
  return draw(apiOrigin, routes.home, <HomeScreen teamUrl={teamUrl} unreadCount={0} />);
}

/** An event of which only its push is known, as two templates: with a picture and without. The worker fills them. */
function prerenderPushed({ apiOrigin }: Surroundings): string {
  const template = (id: string, imageUrl: string | null) => {
    const pushed = { eventId: 1, title: 'pushed-title', boardName: 'pushed-board', imageUrl };
    const screen = <EventDetailScreen eventId={pushed.eventId} onGoBack={() => undefined} />;
    const drawn = draw(apiOrigin, eventPath(pushed.eventId), screen, { at: 0, pushed });
    return `<template id="${id}">${drawn.replace(/<title>.*?<\/title>/, '')}</template>`;
  };
  return template('pushed', null) + template('pushed-picture', 'https://pushed.invalid/picture');
}

function draw(apiOrigin: string, path: string, screen: ReactNode, content: FirstContent = { at: 0 }): string {
  const api = createApiClient({
    baseUrl: apiOrigin,
    tokens: { read: () => ({ accessToken: null, refreshToken: null }), store: () => undefined },
    onSessionLost: () => undefined,
  });
  return renderToStaticMarkup(
    <UiEnvironmentProvider
      environment={{
        api,
        navigate: () => undefined,
        openExternal: () => undefined,
        images: { appOrigin: '', apiOrigin, proxy: null },
        appOrigins: [],
        now: () => new Date(0),
        signedIn: false,
        visit: '',
        chooseLanguage: async () => undefined,
        share: async () => 'cancelled',
        loadNotices: () => new Promise(() => undefined),
        firstContent: () => content,
      }}
    >
      <AlertProvider>
        <ToastProvider>
          <QueryClientProvider client={createQueryClient()}>
            <SkipLink />
            <BottomNavigation currentPath={path} subscriptionsUnread={false} />
            {screen}
          </QueryClientProvider>
        </ToastProvider>
      </AlertProvider>
    </UiEnvironmentProvider>,
  );
}
