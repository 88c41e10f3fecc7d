import { safeUrl } from '@campus-bell/domain/safeUrl';
import * as v from 'valibot';

/** A variable of the environment; null when it is missing or blank. */
const text = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => value.trim() || null),
  ),
  '',
);

const checked = (holds: (value: string) => boolean, what: string) =>
  v.pipe(
    text,
    v.check(
      (value) => value === null || holds(value),
      ({ input }) => `is '${input}', which is no ${what}.`,
    ),
  );

const address = v.pipe(
  checked((value) => safeUrl(value) !== null, 'http or https address'),
  v.transform((value) => value?.replace(/\/+$/, '') ?? null),
);

/** E-mail and profile for the account, calendar events for the calendar dialog; nothing else is asked for. */
const defaultScopes = 'openid email profile https://www.googleapis.com/auth/calendar.events';

const oauthNames = [['VITE_OAUTH_AUTHORIZE_URL'], ['VITE_OAUTH_CLIENT_ID']] as const;
const firebaseNames = [
  ['VITE_FIREBASE_API_KEY'],
  ['VITE_FIREBASE_PROJECT_ID'],
  ['VITE_FIREBASE_SENDER_ID'],
  ['VITE_FIREBASE_APP_ID'],
  ['VITE_FIREBASE_VAPID_KEY'],
] as const;
const unset = <Name extends string>(env: Record<Name, unknown>, names: readonly (readonly [Name])[]) =>
  names.flat().filter((name) => env[name] === null);

/** What page and worker of a build are configured with, out of its environment; the README lists the variables. */
const buildConfig = v.pipe(
  v.object({
    VITE_API_ORIGIN: v.pipe(address, v.string('is missing: the address of the API host.')),
    VITE_IMAGE_PROXY: v.pipe(
      address,
      v.check((value) => value?.includes('{url}') ?? true, "has no '{url}' where the image's address goes."),
    ),
    VITE_TEAM_URL: address,
    VITE_ANALYTICS_ID: checked((value) => /^G-[A-Z0-9]+$/.test(value), 'measurement id (G-…)'),
    VITE_ERROR_REPORT_URL: address,
    VITE_FEEDBACK_URL: address,
    VITE_CONTACT_EMAIL: checked((value) => /^[^\s@?]+@[^\s@?]+$/.test(value), 'mail address'),
    VITE_OAUTH_AUTHORIZE_URL: address,
    VITE_OAUTH_CLIENT_ID: text,
    VITE_OAUTH_SCOPES: text,
    VITE_OAUTH_HOSTED_DOMAIN: checked((value) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value), 'domain'),
    VITE_PUBLIC_ORIGIN: address,
    VITE_FIREBASE_API_KEY: text,
    VITE_FIREBASE_PROJECT_ID: text,
    VITE_FIREBASE_SENDER_ID: text,
    VITE_FIREBASE_APP_ID: text,
    VITE_FIREBASE_VAPID_KEY: text,
  }),
  v.forward(
    v.partialCheck(
      oauthNames,
      (env) => unset(env, oauthNames).length !== 1,
      'and VITE_OAUTH_CLIENT_ID belong together: set both or neither.',
    ),
    ['VITE_OAUTH_AUTHORIZE_URL'],
  ),
  v.partialCheck(
    firebaseNames,
    (env) => [0, firebaseNames.length].includes(unset(env, firebaseNames).length),
    ({ input }) =>
      `${unset(input, firebaseNames).join(', ')} is missing, though other VITE_FIREBASE_ variables are set.`,
  ),
  v.transform((env) => {
    const { VITE_FIREBASE_API_KEY: apiKey, VITE_FIREBASE_PROJECT_ID: projectId } = env;
    const { VITE_FIREBASE_SENDER_ID: messagingSenderId, VITE_FIREBASE_APP_ID: appId } = env;
    const vapidKey = env.VITE_FIREBASE_VAPID_KEY;
    const firebase = apiKey && projectId && messagingSenderId && appId && vapidKey;
    return {
      /** Address of the API host, without `/api` and without a trailing slash. */
      apiOrigin: env.VITE_API_ORIGIN,
      /** Image proxy with `{url}` in it, or null: plain http images of other hosts then show the placeholder. */
      imageProxy: env.VITE_IMAGE_PROXY,
      /** Page that introduces the team, or null: the button is left out. */
      teamUrl: env.VITE_TEAM_URL,
      /** Form for feedback, or null: the row is left out. */
      feedbackUrl: env.VITE_FEEDBACK_URL,
      /** Mail address of the team, or null: the link is left out. */
      contactEmail: env.VITE_CONTACT_EMAIL,
      /** Where people sign in; without a configured authorisation endpoint it is the page of the local API. */
      oauth: {
        authorizeUrl: env.VITE_OAUTH_AUTHORIZE_URL ?? `${env.VITE_API_ORIGIN}/local/oauth/authorize`,
        clientId: env.VITE_OAUTH_CLIENT_ID ?? 'campus-bell-local',
        /** Separated by spaces. */
        scopes: env.VITE_OAUTH_SCOPES ?? defaultScopes,
        /** Mail domain of the accounts that may sign in, or null. Only a hint: the server has to verify the claim. */
        hostedDomain: env.VITE_OAUTH_HOSTED_DOMAIN,
      },
      /** Google Analytics measurement id, or null: nothing is measured. */
      analyticsId: env.VITE_ANALYTICS_ID,
      /** Where failures are told of, or null: they stay on the device. */
      errorReportUrl: env.VITE_ERROR_REPORT_URL,
      /** Where students reach the app, when the build also runs elsewhere: links to it are links into the app. */
      publicOrigin: env.VITE_PUBLIC_ORIGIN && new URL(env.VITE_PUBLIC_ORIGIN).origin,
      /** The push provider, or null: the local API hands out tokens and delivers to the open app. */
      firebase: firebase ? { apiKey, projectId, messagingSenderId, appId, vapidKey } : null,
    };
  }),
);

/** What a build is configured with. */
export type AppConfig = v.InferOutput<typeof buildConfig>;

/** The configuration, or what is wrong with it, one sentence for each variable. */
export type ConfigResult = { ok: true; config: AppConfig } | { ok: false; problems: string[] };

/** Reads the configuration out of the build's environment variables. */
export function parseConfig(env: Record<string, unknown>): ConfigResult {
  const { success, output, issues } = v.safeParse(buildConfig, env);
  if (success) return { ok: true, config: output };
  const sentence = ({ path, message }: (typeof issues)[number]) => [path?.[0].key, message].join(' ').trim();
  return { ok: false, problems: issues.map(sentence) };
}
