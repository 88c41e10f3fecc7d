/** What only stories and tests use; a run for shipped code does not miss its callers. */
const storySupport = [
  'packages/api/src/**/*.fake.ts',
  'packages/ui/src/**/*.fake.tsx',
  'packages/ui/src/tokens/{ContrastRow,RoleRow,Specimen}.tsx',
  'packages/ui/src/tokens/stylesOf.ts',
];
/** What builds alone read of the catalogue. */
const buildOnly = ['packages/domain/src/words/{documents,manifest,room}.ts', 'app/src/language/wordsId.ts'];
const notCalled = process.argv.includes('--production')
  ? [...storySupport, ...buildOnly]
  : ['**/*.stories.tsx'];

/** Unused files, exports and packages; with `--production` also what only tests call. */
export default {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        '.ci/*.mjs',
        '.ci/{countsReporter,patientWaits,seeds}.ts',
        '.ci/mutation/{run,stryker,sameProcess}.mjs',
        '.storybook/review/{approve,visual,walk}.ts',
        '.storybook/review/report/report.js',
        '.storybook/{main,preview,vite.config,vitestProject}.{ts,tsx}',
        '.storybook/static/*.js',
      ],
      project: ['.storybook/**/*.{js,ts,tsx}', '.ci/**/*.{mjs,ts}'],
      stryker: false,
      ignoreDependencies: [
        '@biomejs/biome',
        '@redocly/cli',
        '@stryker-mutator/core',
        '@typescript/native',
        'dependency-cruiser',
        'openapi-typescript',
      ],
    },
    'packages/domain': {
      entry: ['src/*.ts!'],
      project: ['src/**/*.ts!'],
      includeEntryExports: true,
    },
    'packages/api': {
      project: ['src/**/*.ts!'],
      includeEntryExports: true,
    },
    'packages/fixtures': {
      project: 'src/**/*.ts',
      includeEntryExports: true,
    },
    'packages/ui': {
      entry: ['src/**/*.stories.tsx', 'scripts/*.ts'],
      project: [
        'src/**/*.{ts,tsx}!',
        '!src/**/*.{stories,fake}.*!',
        '!src/**/*[gG]uidance.ts!',
        'scripts/*.ts',
      ],
      includeEntryExports: true,
    },
    app: {
      entry: [
        'src/{main,prerender}.tsx!',
        'src/boot/{boot,firstCall}.ts!',
        'src/language/{spokenWords,many}.ts!',
        'src/flows/*.stories.tsx',
        'edge/linkPreview.ts!',
        'service-worker/{service-worker,developmentWorker}.ts!',
        'e2e/**/*.spec.ts',
        'e2e/playwright.config.ts',
        'e2e/chaos/{fuzz,walkFaults,walkModel}.ts',
        'e2e/engines/*',
        'e2e/sessionProbe.ts',
        'bench/**/*.ts',
        'bench/floor/{main.tsx,worker.js}',
        'scripts/*.{ts,mjs}',
      ],
      project: [
        'src/**/*.{ts,tsx}!',
        '!src/flows/**!',
        '{edge,service-worker}/**/*.ts!',
        '!**/*.fake.ts!',
        'e2e/**/*.ts',
      ],
    },
    contracts: {
      entry: ['run.mjs', 'emptyPacts.ts', 'provider/verifyWorker.ts', '**/*.test.ts'],
      project: '**/*.{ts,mjs}',
      includeEntryExports: true,
    },
  },
  ignoreIssues: {
    'packages/api/src/schema.d.ts': ['types'],
    'contracts/emptyPacts.ts': ['exports'],
    ...Object.fromEntries(notCalled.map((files) => [files, ['exports']])),
  },
};
