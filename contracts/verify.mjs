import { canRunTypeScript } from './launch.mjs';

if (canRunTypeScript(import.meta.filename)) {
  const { runCommand } = await import('./kit/UsageError.ts');
  const { verifyCommand } = await import('./kit/verifyCommand.ts');
  process.exit(await runCommand(() => verifyCommand(process.argv.slice(2))));
}
