import { useState } from 'react';

/** The part of a query result that tells of its failures. */
export interface FailingQuery<Failure> {
  data: unknown;
  isError: boolean;
  error?: Failure;
  isFetching: boolean;
  /** When it failed last; TanStack keeps this where it forgets the failure. */
  errorUpdatedAt?: number | undefined;
}

/**
 * Why a query has nothing, kept while it is asked again: TanStack forgets it at the press of the retry, which would go
 * with the focus on it.
 */
export function useHeldFailure<Failure>({
  data,
  isError,
  error,
  isFetching,
  errorUpdatedAt: at = 0,
}: FailingQuery<Failure>): { isFailed: boolean; error: Failure | undefined } {
  const [held, setHeld] = useState<{ error: Failure | undefined; at: number } | null>(null);
  if (isError && (held?.at !== at || held.error !== error)) setHeld({ error, at });
  const isAskedAgain = isFetching && held?.at === at;
  return { isFailed: data === undefined && (isError || isAskedAgain), error: isError ? error : held?.error };
}
