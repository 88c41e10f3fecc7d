import { canRunTypeScript } from './launch.mjs';

if (canRunTypeScript(import.meta.filename)) {
  const { runCommand } = await import('./kit/UsageError.ts');
  const { driftCommand } = await import('./kit/driftCommand.ts');
  process.exit(await runCommand(() => driftCommand(process.argv.slice(2))));
}
