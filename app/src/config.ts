import { safeUrl } from '@campus-bell/domain/safeUrl';

/** What a build is configured with; the README lists the variables. */
export interface AppConfig {
  /** Address of the API host, without `/api` and without a trailing slash. */
  apiOrigin: string;
  /** Image proxy with `{url}` in it, or null: plain http images of other hosts then show the placeholder. */
  imageProxy: string | null;
  /** Page that introduces the team, or null: the button is left out. */
  teamUrl: string | null;
  /** Form for feedback, or null: the row is left out. */
  feedbackUrl: string | null;
  /** Mail address of the team, or null: the link is left out. */
  contactEmail: string | null;
  /** Where people sign in. */
  oauth: OAuthConfig;
  /** Google Analytics measurement id, or null: nothing is measured. */
  analyticsId: string | null;
  /** Where failures are told of, or null: they stay on the device. */
  errorReportUrl: string | null;
  /** Where students reach the app, when the build also runs elsewhere: links to it are links into the app. */
  publicOrigin: string | null;
  /** The push provider, or null: the local API hands out tokens and delivers to the open app. */
  firebase: FirebaseConfig | null;
}

/** The authorisation endpoint; without a configured one it is the sign-in page of the local API. */
export interface OAuthConfig {
  authorizeUrl: string;
  clientId: string;
  /** Separated by spaces. */
  scopes: string;
  /** Mail domain of the accounts that may sign in, or null. Only a hint: the server has to verify the claim. */
  hostedDomain: string | null;
}

/** E-mail and profile for the account, calendar events for the calendar dialog; nothing else is asked for. */
const defaultScopes = 'openid email profile https://www.googleapis.com/auth/calendar.events';

/** What Firebase's console gives for a web app with Cloud Messaging. */
export interface FirebaseConfig {
  apiKey: string;
  projectId: string;
  messagingSenderId: string;
  appId: string;
  vapidKey: string;
}

const firebaseVariables = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  messagingSenderId: 'VITE_FIREBASE_SENDER_ID',
  appId: 'VITE_FIREBASE_APP_ID',
  vapidKey: 'VITE_FIREBASE_VAPID_KEY',
} as const;

/** The configuration, or what is wrong with it, one sentence for each variable. */
export type ConfigResult = { ok: true; config: AppConfig } | { ok: false; problems: string[] };

/** Reads the configuration out of the build's environment variables. */
export function parseConfig(env: Record<string, unknown>): ConfigResult {
  const problems: string[] = [];

  function value(name: string): string | null {
    const raw = env[name];
    return typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : null;
  }

  function address(name: string): string | null {
    const text = value(name);
    if (text === null) return null;
    if (safeUrl(text) !== null) return text.replace(/\/+$/, '');
    problems.push(`${name} is '${text}', which is no http or https address.`);
    return null;
  }

  const apiOrigin = address('VITE_API_ORIGIN');
  if (value('VITE_API_ORIGIN') === null)
    problems.push('VITE_API_ORIGIN is missing: the address of the API host.');
  const imageProxy = address('VITE_IMAGE_PROXY');
  if (imageProxy !== null && !imageProxy.includes('{url}')) {
    problems.push("VITE_IMAGE_PROXY has no '{url}' where the image's address goes.");
  }
  const teamUrl = address('VITE_TEAM_URL');
  const analyticsId = value('VITE_ANALYTICS_ID');
  if (analyticsId !== null && !/^G-[A-Z0-9]+$/.test(analyticsId)) {
    problems.push(`VITE_ANALYTICS_ID is '${analyticsId}', which is no measurement id (G-…).`);
  }

  const errorReportUrl = address('VITE_ERROR_REPORT_URL');
  const feedbackUrl = address('VITE_FEEDBACK_URL');
  const contactEmail = value('VITE_CONTACT_EMAIL');
  if (contactEmail !== null && !/^[^\s@?]+@[^\s@?]+$/.test(contactEmail)) {
    problems.push(`VITE_CONTACT_EMAIL is '${contactEmail}', which is no mail address.`);
  }
  const oauth = oauthConfig();

  function oauthConfig(): OAuthConfig {
    const authorizeUrl = address('VITE_OAUTH_AUTHORIZE_URL');
    const clientId = value('VITE_OAUTH_CLIENT_ID');
    if ((value('VITE_OAUTH_AUTHORIZE_URL') === null) !== (clientId === null)) {
      problems.push(
        'VITE_OAUTH_AUTHORIZE_URL and VITE_OAUTH_CLIENT_ID belong together: set both or neither.',
      );
    }
    const hostedDomain = value('VITE_OAUTH_HOSTED_DOMAIN');
    if (hostedDomain !== null && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(hostedDomain)) {
      problems.push(`VITE_OAUTH_HOSTED_DOMAIN is '${hostedDomain}', which is no domain.`);
    }
    return {
      authorizeUrl: authorizeUrl ?? `${apiOrigin ?? ''}/local/oauth/authorize`,
      clientId: clientId ?? 'campus-bell-local',
      scopes: value('VITE_OAUTH_SCOPES') ?? defaultScopes,
      hostedDomain,
    };
  }

  const publicAddress = address('VITE_PUBLIC_ORIGIN');
  const publicOrigin = publicAddress === null ? null : new URL(publicAddress).origin;
  const firebase = firebaseConfig();

  function firebaseConfig(): FirebaseConfig | null {
    const named = Object.entries(firebaseVariables).map(([field, name]) => ({
      field,
      name,
      text: value(name),
    }));
    if (named.every(({ text }) => text === null)) return null;
    for (const { name } of named.filter(({ text }) => text === null)) {
      problems.push(`${name} is missing, though other VITE_FIREBASE_ variables are set.`);
    }
    return Object.fromEntries(named.map(({ field, text }) => [field, text])) as unknown as FirebaseConfig;
  }

  if (problems.length > 0 || apiOrigin === null) return { ok: false, problems };
  return {
    ok: true,
    config: {
      apiOrigin,
      imageProxy,
      teamUrl,
      feedbackUrl,
      contactEmail,
      oauth,
      analyticsId,
      errorReportUrl,
      publicOrigin,
      firebase,
    },
  };
}
