import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const firebase = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'campus',
  VITE_FIREBASE_SENDER_ID: '1',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_VAPID_KEY: 'vapid',
};

describe('parseConfig', () => {
  test('reads all variables and drops a trailing slash', () => {
    expect(
      parseConfig({
        VITE_API_ORIGIN: 'https://api.campus.test/',
        VITE_IMAGE_PROXY: 'https://images.campus.test/?url={url}',
        VITE_TEAM_URL: 'https://team.campus.test',
        VITE_FEEDBACK_URL: 'https://forms.campus.test/feedback',
        VITE_CONTACT_EMAIL: 'team@campus.test',
        VITE_OAUTH_AUTHORIZE_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
        VITE_OAUTH_CLIENT_ID: 'client.apps.googleusercontent.com',
        VITE_OAUTH_SCOPES: 'openid email',
        VITE_OAUTH_HOSTED_DOMAIN: 'campus.test',
        VITE_ANALYTICS_ID: 'G-ABC123',
        VITE_ERROR_REPORT_URL: 'https://errors.campus.test/report',
        VITE_PUBLIC_ORIGIN: 'https://campus.example/',
        ...firebase,
      }),
    ).toEqual({
      ok: true,
      config: {
        apiOrigin: 'https://api.campus.test',
        imageProxy: 'https://images.campus.test/?url={url}',
        teamUrl: 'https://team.campus.test',
        feedbackUrl: 'https://forms.campus.test/feedback',
        contactEmail: 'team@campus.test',
        oauth: {
          authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
          clientId: 'client.apps.googleusercontent.com',
          scopes: 'openid email',
          hostedDomain: 'campus.test',
        },
        analyticsId: 'G-ABC123',
        errorReportUrl: 'https://errors.campus.test/report',
        publicOrigin: 'https://campus.example',
        firebase: {
          apiKey: 'key',
          projectId: 'campus',
          messagingSenderId: '1',
          appId: '1:1:web:1',
          vapidKey: 'vapid',
        },
      },
    });
  });

  test('leaves out what is not configured', () => {
    expect(parseConfig({ VITE_API_ORIGIN: 'https://api.campus.test', VITE_TEAM_URL: ' ' })).toEqual({
      ok: true,
      config: {
        apiOrigin: 'https://api.campus.test',
        imageProxy: null,
        teamUrl: null,
        feedbackUrl: null,
        contactEmail: null,
        oauth: {
          authorizeUrl: 'https://api.campus.test/local/oauth/authorize',
          clientId: 'campus-bell-local',
          scopes: 'openid email profile https://www.googleapis.com/auth/calendar.events',
          hostedDomain: null,
        },
        analyticsId: null,
        errorReportUrl: null,
        publicOrigin: null,
        firebase: null,
      },
    });
  });

  test('says in a sentence what is wrong with each variable', () => {
    const result = parseConfig({
      VITE_API_ORIGIN: 'campus',
      VITE_IMAGE_PROXY: 'https://images.campus.test/',
      VITE_TEAM_URL: 'javascript:alert(1)',
      VITE_ANALYTICS_ID: 'UA-1',
      VITE_FEEDBACK_URL: 'forms',
      VITE_CONTACT_EMAIL: 'team',
      VITE_OAUTH_CLIENT_ID: 'client',
      VITE_OAUTH_HOSTED_DOMAIN: '@campus.test',
      VITE_PUBLIC_ORIGIN: 'campus.example',
      ...firebase,
      VITE_FIREBASE_VAPID_KEY: ' ',
    });
    expect(result).toEqual({
      ok: false,
      problems: [
        "VITE_API_ORIGIN is 'campus', which is no http or https address.",
        "VITE_IMAGE_PROXY has no '{url}' where the image's address goes.",
        "VITE_TEAM_URL is 'javascript:alert(1)', which is no http or https address.",
        "VITE_ANALYTICS_ID is 'UA-1', which is no measurement id (G-…).",
        "VITE_FEEDBACK_URL is 'forms', which is no http or https address.",
        "VITE_CONTACT_EMAIL is 'team', which is no mail address.",
        "VITE_OAUTH_HOSTED_DOMAIN is '@campus.test', which is no domain.",
        "VITE_PUBLIC_ORIGIN is 'campus.example', which is no http or https address.",
        'VITE_OAUTH_AUTHORIZE_URL and VITE_OAUTH_CLIENT_ID belong together: set both or neither.',
        'VITE_FIREBASE_VAPID_KEY is missing, though other VITE_FIREBASE_ variables are set.',
      ],
    });
  });

  test('asks for the API host when it is missing', () => {
    expect(parseConfig({})).toEqual({
      ok: false,
      problems: ['VITE_API_ORIGIN is missing: the address of the API host.'],
    });
  });
});
