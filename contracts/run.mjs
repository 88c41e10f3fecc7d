import { canRunTypeScript } from './launch.mjs';

if (canRunTypeScript(import.meta.filename)) {
  const { runChecks } = await import('./checks/runChecks.ts');
  process.exit(await runChecks(process.argv.slice(2)));
}
