import { createApiClient } from '@campus-bell/api/createApiClient';
import { createQueryClient } from '@campus-bell/api/queries/queryClient';
import { routes } from '@campus-bell/domain/routes';
import { UiEnvironmentProvider } from '@campus-bell/ui/environment/UiEnvironment';
import { HomeScreen } from '@campus-bell/ui/screens/Home/HomeScreen';
import { AlertProvider } from '@campus-bell/ui/widgets/Alert/AlertProvider';
import { BottomNavigation } from '@campus-bell/ui/widgets/BottomNavigation/BottomNavigation';
import { ToastProvider } from '@campus-bell/ui/widgets/Toast/ToastProvider';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';

/** Home as a visitor sees it before anything has loaded: rendered at build, replaced by the app when it starts. */
export function prerenderHome({ apiOrigin, teamUrl }: { apiOrigin: string; teamUrl: string | null }): string {
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
        share: async () => 'cancelled',
      }}
    >
      <AlertProvider>
        <ToastProvider>
          <QueryClientProvider client={createQueryClient()}>
            <BottomNavigation currentPath={routes.home} subscriptionsUnread={false} />
            <HomeScreen teamUrl={teamUrl} unreadCount={0} />
          </QueryClientProvider>
        </ToastProvider>
      </AlertProvider>
    </UiEnvironmentProvider>,
  );
}
