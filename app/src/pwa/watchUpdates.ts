const checkEveryMs = 60 * 60_000;

interface UpdateOptions {
  container: ServiceWorkerContainer;
  registration: ServiceWorkerRegistration;
  /** A new build is ready; `take` brings it in and loads the page anew. */
  onNewVersion(take: () => void): void;
  reload(): void;
  isOnline?: () => boolean;
  now?: () => number;
}

/**
 * Watches for a new build (PW-6): asks hourly, tells once for each build that is ready, and loads the page anew
 * only on the student's word. Gives the function that stops it.
 */
export function watchUpdates(options: UpdateOptions): () => void {
  const { container, registration, onNewVersion, reload } = options;
  const { isOnline = () => navigator.onLine, now = Date.now } = options;
  const stopped = new AbortController();
  const { signal } = stopped;
  const hadController = container.controller !== null;
  let told: ServiceWorker | null = null;
  let isTaking = false;
  let checkedAt = now();

  function take() {
    const { waiting } = registration;
    isTaking = true;
    if (waiting === null) reload();
    else waiting.postMessage({ type: 'SKIP_WAITING' });
  }

  function tell(worker: ServiceWorker) {
    if (container.controller === null || told === worker) return;
    told = worker;
    onNewVersion(take);
  }

  function follow(worker: ServiceWorker) {
    worker.addEventListener('statechange', () => worker.state === 'installed' && tell(worker), { signal });
  }

  function check() {
    if (!isOnline() || now() - checkedAt < checkEveryMs) return;
    checkedAt = now();
    registration.update().catch(() => undefined);
  }

  if (registration.waiting !== null) tell(registration.waiting);
  if (registration.installing !== null) follow(registration.installing);
  registration.addEventListener(
    'updatefound',
    () => registration.installing !== null && follow(registration.installing),
    { signal },
  );
  container.addEventListener(
    'controllerchange',
    () => {
      if (isTaking) reload();
      else if (hadController) onNewVersion(reload);
    },
    { signal },
  );
  const timer = setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check(), {
    signal,
  });
  return () => {
    stopped.abort();
    clearInterval(timer);
  };
}
