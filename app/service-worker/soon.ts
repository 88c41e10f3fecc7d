const patienceMs = 1_000;

/** What the device says, where it does within a second: a push has to be shown and an address to be answered. */
export function soon<Answer>(work: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  const late = new Promise<Answer>((resolve) => setTimeout(() => resolve(otherwise), patienceMs));
  return Promise.race([work.catch(() => otherwise), late]);
}
