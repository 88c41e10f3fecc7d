import type { ChildProcess, SpawnOptions, SpawnSyncOptions, SpawnSyncReturns } from 'node:child_process';

type Added = { env?: Record<string, string | undefined> };

/** The folder of the project. */
export const root: string;
/** The Node for everything that the project runs. */
export function nodeProgram(): string;
/** The JavaScript file in which a tool of the project begins. */
export function entryOf(tool: string): string;
/** Program and arguments that start a tool of the project, `node` or `npm` on every system. */
export function toolWords(tool: string, args: readonly string[]): [program: string, ...args: string[]];
/** Starts a tool of the project, `node` or `npm`; `env` is added to the environment of the project's tools. */
export function startTool(
  tool: string,
  args: readonly string[],
  options?: Omit<SpawnOptions, 'env'> & Added,
): ChildProcess;
/** Runs a tool of the project, `node` or `npm`, to its end. */
export function runTool(
  tool: string,
  args: readonly string[],
  options?: Omit<SpawnSyncOptions, 'env'> & Added,
): SpawnSyncReturns<string>;
/** Runs a tool to its end beside other things; its output is kept, or with `loud` shown. */
export function finishTool(
  tool: string,
  args: readonly string[],
  options?: { loud?: boolean; cwd?: string } & Added,
): Promise<{ ok: boolean; output: string }>;
/** Starts a program of the system, by its name or its path. */
export function startProgram(program: string, args: readonly string[], options?: SpawnOptions): ChildProcess;
/** Runs a program of the system to its end. */
export function runProgram(
  program: string,
  args: readonly string[],
  options?: SpawnSyncOptions,
): SpawnSyncReturns<string>;
