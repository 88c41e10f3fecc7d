import '@campus-bell/ui/tokens/global';
import { configResult } from 'virtual:app-config';
import { FrameFailure } from '@campus-bell/ui/screens/Failure/FrameFailure';
import { lazy, StrictMode, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { reportWebVitals } from './analytics/reportWebVitals.ts';
import { isEventPath } from './boot/callEarly.ts';
import { boot } from './boot/firstContent.ts';
import { within } from './boot/within.ts';
import { createAppHistory } from './device/appHistory.ts';
import { catchInstallPrompt } from './device/installPrompt.ts';
import { registerServiceWorker } from './device/registerServiceWorker.ts';
import { started } from './language/startLanguage.ts';
import { captureLoginReturn } from './login/capturedReturn.ts';
import { ErrorBoundary } from './reporting/ErrorBoundary.tsx';
import { captureTo, watchFailures } from './reporting/reportFailure.ts';
import { AppRoutes, EventDetailRoute } from './routes/AppRoutes.tsx';
import { readStoredSession } from './session/sessionStore.ts';
import { AppProviders } from './shell/AppProviders.tsx';
import { loadTypeface } from './shell/loadTypeface.ts';
import { PageViews } from './shell/PageViews.ts';
import { pagePattern } from './shell/pagePattern.ts';
import { Shell } from './shell/Shell.tsx';
import { restoreTheme } from './store/themeStore.ts';

/** A part that is longer on its way is waited for by the screen. */
const eventPartWithinMs = 1000;

captureLoginReturn();
// Another service takes the place of captureTo, for example Sentry's captureException.
const failures = import.meta.env.VITE_ERROR_REPORT_URL
  ? watchFailures({
      capture: captureTo(import.meta.env.VITE_ERROR_REPORT_URL),
      build: import.meta.env.VITE_BUILD_ID ?? '',
      routeOf: pagePattern,
    })
  : undefined;
catchInstallPrompt(boot.installOffer);

const ConfigProblems = lazy(() =>
  import('@campus-bell/ui/screens/Failure/ConfigProblems').then((part) => ({ default: part.ConfigProblems })),
);
const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

restoreTheme();
readStoredSession();

const { router, addStep } = createAppHistory(window);
if (started === null) startWhenDrawn(container);
else void started.then(() => startWhenDrawn(container));

void loadTypeface(registerServiceWorker());
void reportWebVitals();

/** Without its part the screen would be drawn empty first, and for longer than the part takes. */
function untilEventPart(): Promise<void> {
  return Promise.race([EventDetailRoute.ahead(), within(eventPartWithinMs)]);
}

function startWhenDrawn(container: HTMLElement) {
  if (isEventPath(window.location.pathname)) void untilEventPart().then(() => start(container));
  else start(container);
}

function start(container: HTMLElement) {
  boot.isOver = true;
  boot.end();
  const root = createRoot(container, failures);
  // In small steps, so that taps on what the document already shows are not kept waiting.
  startTransition(() =>
    root.render(
      <StrictMode>
        {configResult.ok ? (
          <ErrorBoundary fallback={FrameFailure}>
            <HistoryRouter history={router} useTransitions={false}>
              <PageViews analyticsId={configResult.config.analyticsId} />
              <AppProviders config={configResult.config} addStep={addStep}>
                <Shell config={configResult.config}>
                  {(unreadCount) => <AppRoutes config={configResult.config} unreadCount={unreadCount} />}
                </Shell>
              </AppProviders>
            </HistoryRouter>
          </ErrorBoundary>
        ) : (
          <Suspense>
            <ConfigProblems problems={configResult.problems} />
          </Suspense>
        )}
      </StrictMode>,
    ),
  );
}
