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
        VITE_ANALYTICS_ID: 'G-ABC123',
        VITE_PUBLIC_ORIGIN: 'https://campus.example/',
        ...firebase,
      }),
    ).toEqual({
      ok: true,
      config: {
        apiOrigin: 'https://api.campus.test',
        imageProxy: 'https://images.campus.test/?url={url}',
        teamUrl: 'https://team.campus.test',
        analyticsId: 'G-ABC123',
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
        analyticsId: null,
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
        "VITE_PUBLIC_ORIGIN is 'campus.example', which is no http or https address.",
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
