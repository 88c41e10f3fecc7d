/** Why a piece of work has not come to its end, in words: it threw, or took too long. Null when it has. */
export async function stoppedBy(work: Promise<unknown>, limitMs: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`was not at its end after ${limitMs / 1000} s`), limitMs);
  });
  const ended = work.then(
    () => null,
    (error: Error) => `stopped: ${error.message.split('\n')[0]}`,
  );
  const reason = await Promise.race([ended, tooLate]);
  clearTimeout(timer);
  return reason;
}
