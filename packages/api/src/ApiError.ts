/**
 * What went wrong with a call.
 * `http`: the server answered with an error status. `network`: no answer. `timeout`: no answer in time.
 * `aborted`: the caller gave up. `unreadable`: a success whose body cannot be used.
 * `signedOut`: a protected call was not sent because nobody is signed in.
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'unreadable' | 'signedOut';

/** The one error that calls of this package reject with; the five wire shapes of the server end here. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status of the answer, null where there was none. */
  readonly status: number | null;
  /** The server's own Korean sentence, to be shown where spec §8 says so; null where it sent none. */
  readonly statusMessage: string | null;

  constructor(kind: ApiErrorKind, { status = null, statusMessage = null, cause }: ErrorDetails = {}) {
    super(status === null ? kind : `${kind} ${status}`, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.statusMessage = statusMessage;
  }
}

/** Whether a call ended without any answer of the server: offline, or too slow. */
export function hasNoAnswer(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
}

interface ErrorDetails {
  status?: number | null;
  statusMessage?: string | null;
  cause?: unknown;
}

/** Makes an ApiError of an error answer, whatever its body: shapes A to E, HTML, nothing, garbage. */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  return new ApiError('http', { status, statusMessage: messageOf(body) });
}

/** Makes an ApiError of whatever `fetch` or reading a body threw. */
export function errorOfThrown(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'TimeoutError') return new ApiError('timeout', { cause: thrown });
  if (name === 'AbortError') return new ApiError('aborted', { cause: thrown });
  if (name === 'SyntaxError') return new ApiError('unreadable', { cause: thrown });
  return new ApiError('network', { cause: thrown });
}

/** Whether an error answer has shape C, that of what stands in front of the routes; uses its body up. */
export async function isErrorOfFilter(answer: Response): Promise<boolean> {
  const body: unknown = await answer.json().catch(() => null);
  const isText = (field: string) => typeof Reflect.get(body as object, field) === 'string';
  return typeof body === 'object' && body !== null && isText('error') && isText('path') && !isText('message');
}

const messageFields = ['statusMessage', 'message', 'detail', 'error', 'title'];

function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  for (const field of messageFields) {
    const value = (body as Record<string, unknown>)[field];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return null;
}
