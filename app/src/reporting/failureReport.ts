/** What a team learns of a failure, and all that leaves the device. */
export interface FailureReport {
  /** Which build failed. */
  build: string;
  /** `error`: something broke. `warning`: a failure that the app lives with (FR-12). */
  level: FailureLevel;
  /** Where it was caught: `uncaught`, `rejection`, `render`, a part of the worker, or what was wanted. */
  kind: string;
  /** The route pattern, never the address. */
  route: string;
  /** The error's name, with the status of an answer. */
  name: string;
  /** Places in the app's own files, one a line. The error's message stays here: it may quote a person. */
  stack: string;
}

export type FailureLevel = 'error' | 'warning';

/** One session tells of this many failures; more say nothing new. */
export const mostReports = 10;

const mostPlaces = 20;
const ownPlace = /(?:assets\/[\w.-]+|service-worker)\.js:\d+:\d+/g;
/** Names of the code begin small; slugs of boards, which tell of a person's interests, do not. */
const wordOfCode = /^[a-z][a-zA-Z]*$/;

/** Makes the report of anything that was thrown, out of nothing but what the code itself wrote. */
export function failureReport(
  error: unknown,
  { kind, ...rest }: Pick<FailureReport, 'build' | 'level' | 'kind' | 'route'>,
): FailureReport {
  const { name, message, stack, status } = (error instanceof Error ? error : {}) as Partial<Error> & {
    status?: unknown;
  };
  const known = /^\w{1,40}$/.test(name ?? '') ? name : typeof error;
  return {
    ...rest,
    kind: kind
      .split(' ')
      .filter((word) => wordOfCode.test(word))
      .join(' '),
    name: typeof status === 'number' ? `${known} ${status}` : String(known),
    stack: (stack?.replace(message ?? '', '').match(ownPlace) ?? []).slice(0, mostPlaces).join('\n'),
  };
}

/** By what a failure is known again: kind, name and the place where it happened. */
export function failureKey({ kind, name, stack }: FailureReport): string {
  return `${kind} ${name} ${stack.split('\n', 1)[0]}`;
}
