import '@campus-bell/ui/tokens/global';
import { configResult } from 'virtual:app-config';
import { lazy, StrictMode, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { reportWebVitals } from './analytics/reportWebVitals.ts';
import { createAppHistory } from './device/appHistory.ts';
import { catchInstallPrompt } from './pwa/installPrompt.ts';
import { registerServiceWorker } from './pwa/registerServiceWorker.ts';
import { captureTo, watchFailures } from './reporting/reportFailure.ts';
import { captureLoginReturn } from './session/capturedReturn.ts';
import { readStoredSession } from './session/sessionStore.ts';
import { AppProviders } from './shell/AppProviders.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { loadTypeface } from './shell/loadTypeface.ts';
import { PageViews } from './shell/PageViews.tsx';
import { pagePattern } from './shell/pagePattern.ts';
import { RootFailure } from './shell/RootFailure.tsx';
import { Shell } from './shell/Shell.tsx';
import { restoreTheme } from './store/themeStore.ts';

captureLoginReturn();
// From now on the app makes its calls itself.
window.earlyCalls ??= [];
// Another service takes the place of captureTo, for example Sentry's captureException.
const failures = import.meta.env.VITE_ERROR_REPORT_URL
  ? watchFailures({
      capture: captureTo(import.meta.env.VITE_ERROR_REPORT_URL),
      build: import.meta.env.VITE_BUILD_ID ?? '',
      routeOf: pagePattern,
    })
  : undefined;
catchInstallPrompt();

const ConfigProblems = lazy(async () => ({ default: (await import('./ConfigProblems.tsx')).ConfigProblems }));
const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

restoreTheme();
readStoredSession();

const { router, addStep } = createAppHistory(window);
const root = createRoot(container, failures);
// In small steps, so that taps on what the document already shows are not kept waiting.
startTransition(() =>
  root.render(
    <StrictMode>
      {configResult.ok ? (
        <ErrorBoundary fallback={() => <RootFailure />}>
          <HistoryRouter history={router} useTransitions={false}>
            <PageViews analyticsId={configResult.config.analyticsId} />
            <AppProviders config={configResult.config} addStep={addStep}>
              <Shell config={configResult.config} />
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

void loadTypeface();
void registerServiceWorker();
void reportWebVitals();
