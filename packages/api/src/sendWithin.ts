/**
 * Sends a request and gives up `timeoutMs` after it was sent, also while the body still arrives. Rejects with
 * a `TimeoutError` then, and with the caller's reason when the caller aborts.
 */
export function sendWithin(
  request: Request,
  timeoutMs: number,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  const controller = new AbortController();
  const abort = (reason: unknown) => controller.abort(reason);
  const onCallerAbort = () => abort(request.signal.reason);
  if (request.signal.aborted) onCallerAbort();
  else request.signal.addEventListener('abort', onCallerAbort, { once: true });
  setTimeout(() => abort(new DOMException('no answer in time', 'TimeoutError')), timeoutMs);

  const aborted = new Promise<never>((_resolve, reject) => {
    const rejectAborted = () => reject(controller.signal.reason);
    if (controller.signal.aborted) rejectAborted();
    else controller.signal.addEventListener('abort', rejectAborted, { once: true });
  });
  aborted.catch(() => undefined);
  return Promise.race([fetch(new Request(request, { signal: controller.signal })), aborted]);
}
