import { errorOfAnswer, errorOfThrown } from './ApiError.ts';

/**
 * Waits for an openapi-fetch call and gives its body. The type is `unknown` on purpose: what the schema
 * promises and what a server sends are two things, and the parsers of `wire/` stand between them.
 */
export async function answerOf(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
): Promise<unknown> {
  const { data, error, response } = await call.catch((thrown: unknown) => {
    throw errorOfThrown(thrown);
  });
  // openapi-fetch leaves an empty body unread, and a body that nobody reads counts as an aborted request.
  if (!response.bodyUsed) await response.text().catch(() => '');
  if (!response.ok) throw errorOfAnswer(response.status, error);
  return data;
}
