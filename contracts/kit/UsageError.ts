/** A command that cannot run as it was given; its message is the one line that is printed, the exit code is 2. */
export class UsageError extends Error {}

/** Runs a command and turns what it throws into one clear line. */
export async function runCommand(command: () => Promise<number>): Promise<number> {
  return command().catch((error: Error & { code?: string }) => {
    if (!(error instanceof UsageError) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
    console.error(error.message.split('\n')[0]);
    return 2;
  });
}
