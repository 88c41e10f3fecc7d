// The main job on a fresh clone: installs if needed, builds, serves the app and the local API. Plain JavaScript,
// because it runs before anything is installed.
import { parseArgs } from 'node:util';
import { runTool, startTool } from '../../.ci/startTool.mjs';
import { ensurePackages } from '../../.ci/toolchain.mjs';

const { values } = parseArgs({
  options: {
    'app-port': { type: 'string', default: process.env.APP_PORT ?? '4173' },
    'api-port': { type: 'string', default: process.env.API_PORT ?? '4174' },
    out: { type: 'string', default: 'dist' },
    dev: { type: 'boolean', default: false },
  },
});

const appOrigin = `http://localhost:${values['app-port']}`;
const apiOrigin = `http://localhost:${values['api-port']}`;

ensurePackages();
const env = {
  APP_PORT: values['app-port'],
  VITE_API_ORIGIN: apiOrigin,
  VITE_IMAGE_PROXY: `${apiOrigin}/image-proxy?url={url}`,
  VITE_TEAM_URL: process.env.VITE_TEAM_URL ?? 'https://campusbell.example/team',
  VITE_FEEDBACK_URL: process.env.VITE_FEEDBACK_URL ?? 'https://campusbell.example/feedback',
  VITE_CONTACT_EMAIL: process.env.VITE_CONTACT_EMAIL ?? 'team@campusbell.example',
};

const campus = ['app/scripts/serveCampus.ts', '--api-port', values['api-port'], '--app-origin', appOrigin];

if (values.dev) {
  const processes = [run('node', campus), run('vite', [])];
  for (const child of processes) child.on('exit', () => process.exit());
} else {
  const { status } = runTool('node', ['app/scripts/build.mjs', '--out', values.out], {
    env,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  run('node', [...campus, '--app-port', values['app-port'], '--dir', values.out]).on('exit', (code) =>
    process.exit(code ?? 1),
  );
}

function run(command, args) {
  const child = startTool(command, args, { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
  process.once('exit', () => child.kill());
  return child;
}
