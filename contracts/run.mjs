import { nodeProgram, runTool } from '../.ci/startTool.mjs';
import { ensureInstalled } from '../.ci/toolchain.mjs';

const [name = '', ...args] = process.argv.slice(2);

const commands = {
  verify: async () => (await import('./kit/verifyCommand.ts')).verifyCommand,
  kit: async () => (await import('./kit/kitCommand.ts')).kitCommand,
  junit: async () => (await import('./kit/junitCommand.ts')).junitCommand,
  provide: async () => (await import('./provider/provideCommand.ts')).provideCommand,
  drift: async () => (await import('./kit/driftCommand.ts')).driftCommand,
};

/** Runs a command, with the project's Node where this is another one. */
async function run() {
  if (!(name in commands)) {
    console.error(`There is no command "${name}": ${Object.keys(commands).join(', ')}.`);
    return 2;
  }
  ensureInstalled();
  if (nodeProgram() !== process.execPath) {
    return runTool('node', [import.meta.filename, name, ...args], { stdio: 'inherit' }).status ?? 1;
  }
  const { runCommand } = await import('./kit/UsageError.ts');
  return runCommand(async () => (await commands[name]())(args));
}

process.exit(await run());
