/** A command that cannot run as it was given; its message is the one line that is printed, the exit code is 2. */
export class UsageError extends Error {}

/** Runs a command and turns what it throws into one clear line. */
export async function runCommand(command: () => Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    const isUsage = error instanceof UsageError || isArgumentError(error);
    if (!isUsage) throw error;
    console.error((error as Error).message.split('\n')[0]);
    return 2;
  }
}

function isArgumentError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
