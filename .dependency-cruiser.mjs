const exempt = '\\.(test|stories|fake)\\.tsx?$';

/** A layer may not reach what stands above it; `allow` lists what it may reach among the project's own rooms. */
function layer(name, path, allow) {
  return {
    name,
    severity: 'error',
    from: { path, pathNot: exempt },
    to: { path: '^(packages|app|contracts|\\.storybook)/', pathNot: allow },
  };
}

/** The rooms of `app/src`, each with those below it that it may reach; all may reach the files beside the rooms. */
const rooms = {
  analytics: [],
  boot: ['language', 'device'],
  device: [],
  language: ['device'],
  reporting: ['analytics', 'device'],
  session: ['boot', 'device'],
  store: ['boot', 'device', 'session'],
  offline: ['boot', 'device', 'session'],
  push: ['device', 'session'],
  login: ['device', 'session', 'push'],
  pwa: ['device', 'reporting', 'session', 'offline', 'push', 'login'],
  shell: [
    'language',
    'analytics',
    'boot',
    'device',
    'reporting',
    'session',
    'store',
    'offline',
    'push',
    'login',
    'pwa',
  ],
  routes: ['language', 'device', 'session', 'store', 'push', 'login', 'pwa', 'shell'],
};

/** The directions of the house: domain ← api ← ui ← app; fixtures beside them, for tests and stories only. */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    layer('domain-stands-alone', '^packages/domain/', '^packages/domain/'),
    layer('api-above-domain', '^packages/api/', '^packages/(domain|api)/'),
    layer('fixtures-above-api', '^packages/fixtures/', '^packages/(domain|api|fixtures)/'),
    layer('ui-above-api', '^packages/ui/src/', '^packages/(domain|api|ui)/'),
    layer(
      'app-ships-no-fixtures',
      '^app/(src/(?!flows/)|edge/|service-worker/)',
      '^(packages/(domain|api|ui)|app)/',
    ),
    ...Object.entries(rooms).map(([room, below]) => ({
      name: `app-${room}-stands-where-it-does`,
      severity: 'error',
      from: { path: `^app/src/${room}/`, pathNot: exempt },
      to: { path: '^app/src/[^/]+/', pathNot: `^app/src/(${[room, ...below].join('|')})/` },
    })),
    {
      name: 'app-rooms-have-rules',
      severity: 'error',
      from: { path: '^app/src/[^/]+/', pathNot: `^app/src/(${Object.keys(rooms).join('|')}|flows)/` },
      to: {},
    },
    {
      name: 'nothing-imports-contracts',
      severity: 'error',
      from: { pathNot: '^contracts/' },
      to: { path: '^contracts/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: exempt },
      to: { dependencyTypes: ['npm', 'core'], pathNot: 'node_modules/(es-hangul|@messageformat/parser)/' },
    },
    {
      name: 'ui-knows-no-app-library',
      severity: 'error',
      from: { path: '^packages/ui/src/' },
      to: { path: 'node_modules/(react-router|react-router-dom|zustand|firebase|@firebase)/' },
    },
    {
      name: 'api-knows-no-screen',
      severity: 'error',
      from: { path: '^packages/api/' },
      to: { path: 'node_modules/(react|react-dom|react-router-dom|zustand|radix-ui)/' },
    },
    {
      name: 'the-wire-has-no-language',
      severity: 'error',
      from: { path: '^packages/api/src/' },
      to: { path: '^packages/domain/src/(words/|language\\.ts)' },
    },
    {
      name: 'radix-only-in-widgets',
      severity: 'error',
      from: { pathNot: '^packages/ui/src/widgets/|node_modules' },
      to: { path: 'node_modules/(radix-ui|@radix-ui)/' },
    },
    {
      name: 'screens-import-no-screens',
      severity: 'error',
      from: { path: '^packages/ui/src/screens/([^/]+)/' },
      to: { path: '^packages/ui/src/screens/', pathNot: '^packages/ui/src/screens/$1/' },
    },
    {
      name: 'widgets-import-no-screens',
      severity: 'error',
      from: { path: '^packages/ui/src/(tokens|environment|hooks|notices|touch|widgets)/' },
      to: { path: '^packages/ui/src/screens/' },
    },
    {
      name: 'shipped-code-imports-no-stories',
      severity: 'error',
      from: { pathNot: `${exempt}|^app/src/flows/` },
      to: { path: `${exempt}|^app/src/flows/` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules/(?!@campus-bell)|dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'app/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js'],
    },
  },
};
