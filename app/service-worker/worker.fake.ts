import { onTestFinished, vi } from 'vitest';
import { parseConfig } from '../src/config.ts';

const appOrigin = 'https://app.campus.test';

/** What happened to a faked window. */
export interface FakeWindow {
  url: string;
  isControlled?: boolean;
  focused?: boolean;
  visibilityState?: DocumentVisibilityState;
  /** Makes `navigate` fail, as it does for a window that another worker controls. */
  refusesNavigation?: boolean;
  /** Makes `focus` fail, as it does for a window that is just being closed. */
  isGone?: boolean;
}

/** A window as the worker sees it, with spies. */
function fakeClient(window: FakeWindow, calls: string[]) {
  const client = {
    url: new URL(window.url, appOrigin).href,
    frameType: 'top-level',
    focused: window.focused ?? false,
    visibilityState: window.visibilityState ?? 'hidden',
    isControlled: window.isControlled ?? true,
    postMessage: vi.fn(),
    focus: vi.fn(async () => {
      if (window.isGone === true) throw new DOMException('The client is gone.', 'NotFoundError');
      calls.push(`focus ${new URL(client.url).pathname}`);
      return client;
    }),
    navigate: vi.fn(async (href: string) => {
      if (window.refusesNavigation === true || !client.isControlled) throw new TypeError('not controlled');
      calls.push(`navigate ${href}`);
      client.url = href;
      return client;
    }),
  };
  return client;
}

function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  return {
    stores,
    open: vi.fn(async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (request: RequestInfo) => store.get(keyOf(request))?.clone(),
        put: async (request: RequestInfo, response: Response) => void store.set(keyOf(request), response),
        keys: async () => [...store.keys()].map((url) => new Request(new URL(url, appOrigin))),
        delete: async (request: RequestInfo) => store.delete(keyOf(request)),
      };
    }),
  };
}

/**
 * A worker's world in memory: what it shows, opens and writes can be read off.
 * @param hasStuckNotes the device never says whether it read or wrote a note
 */
export function createFakeWorker({ windows = [] as FakeWindow[], hasStuckNotes = false } = {}) {
  const calls: string[] = [];
  const notes = new Map<string, unknown>();
  const clients = windows.map((window) => fakeClient(window, calls));
  const listeners = new Map<string, (event: unknown) => void>();
  const shown: { title: string; options: NotificationOptions }[] = [];
  const scope = {
    __WB_MANIFEST: ['index', 'app'].flatMap((name) =>
      [`/${name}.html`, `/${name}.en.html`].map((url) => ({ url, revision: '1' })),
    ),
    __WB_DISABLE_DEV_LOGS: true,
    location: new URL(`${appOrigin}/service-worker.js`),
    registration: {
      scope: `${appOrigin}/`,
      showNotification: vi.fn(async (title: string, options: NotificationOptions = {}) => {
        shown.push({ title, options });
      }),
      /** The last of each tag stands, as long as nobody has closed it. */
      getNotifications: vi.fn(async ({ tag }: GetNotificationOptions = {}) =>
        shown
          .filter((each) => each.options.tag === tag)
          .slice(-1)
          .map(({ title, options }) => ({ title, data: options.data as unknown })),
      ),
    },
    clients: {
      claim: vi.fn(async () => undefined),
      matchAll: vi.fn(async ({ includeUncontrolled = false } = {}) =>
        clients.filter((client) => includeUncontrolled || client.isControlled),
      ),
      openWindow: vi.fn(async (href: string) => {
        calls.push(`open ${href}`);
        return null;
      }),
    },
    navigator: {
      languages: ['ko-KR'],
      setAppBadge: vi.fn(async (_count?: number) => undefined),
      clearAppBadge: vi.fn(async () => undefined),
    },
    caches: fakeCaches(),
    fetch: vi.fn(async (_request: Request) => new Response(null)),
    skipWaiting: vi.fn(async () => undefined),
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  };

  /** Dispatches an event and waits for what the worker asked the browser to wait for; gives how often it did. */
  async function dispatch(type: string, fields: Record<string, unknown> = {}): Promise<number> {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...fields, waitUntil: (part: Promise<unknown>) => work.push(part) });
    await Promise.all(work);
    return work.length;
  }

  /** A push whose text is `text`; null is a push without any data. */
  const push = (text: string | null) =>
    dispatch('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } });

  /** A click on what was shown last, or on a notification that has nothing but `data`. */
  const click = (data: unknown, action = '') => {
    const { title, options } = shown.at(-1) ?? {};
    const notification = { ...options, title, data, close: vi.fn() };
    return dispatch('notificationclick', { notification, action }).then(() => notification);
  };

  return { appOrigin, calls, clients, notes, hasStuckNotes, scope, shown, dispatch, push, click };
}

/** The device's notes in memory, in the place of its database. */
function notesIn({
  notes,
  hasStuckNotes,
}: Pick<ReturnType<typeof createFakeWorker>, 'notes' | 'hasStuckNotes'>) {
  const never = () => new Promise(() => undefined);
  if (hasStuckNotes) return { readNote: never, writeNote: never, changeNote: never };
  return {
    readNote: async (name: string) => notes.get(name),
    writeNote: async (name: string, value: unknown) => void notes.set(name, value),
    changeNote: async (name: string, change: (old: unknown) => unknown) => {
      const before = notes.get(name);
      const after = change(before);
      notes.set(name, after);
      return { before, after };
    },
  };
}

/** Loads the real worker into a faked world, until the test is over; `env` are the variables of its build. */
export async function startWorker(
  fake: ReturnType<typeof createFakeWorker>,
  env: Record<string, string> = {},
): Promise<void> {
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });
  vi.resetModules();
  vi.doMock('../src/device/deviceNotes.ts', () => notesIn(fake));
  const { registration, location, caches } = fake.scope;
  for (const [name, value] of Object.entries({ self: fake.scope, registration, location, caches })) {
    vi.stubGlobal(name, value);
  }
  const addresses = {
    VITE_API_ORIGIN: 'https://api.campus.test',
    VITE_PUBLIC_ORIGIN: 'https://campus.example',
    ...env,
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.doMock('virtual:app-config', () => ({ configResult: parseConfig(addresses) }));
  await import('./service-worker.ts');
}
