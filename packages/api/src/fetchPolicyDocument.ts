import { apiTimeoutMs } from '@campus-bell/domain/limits';
import { ApiError, errorOfAnswer, errorOfThrown } from './ApiError.ts';
import type { CallOptions } from './createApiClient.ts';
import { sendWithin } from './sendWithin.ts';

/** The two documents that a new member agrees to. */
export type PolicyDocument = 'terms' | 'privacy';

/** Where the documents stand on the app's own origin (spec §7). */
export const policyDocumentPaths: Readonly<Record<PolicyDocument, string>> = {
  terms: '/terms_of_service.html',
  privacy: '/privacy_consent_form.html',
};

/**
 * The HTML of a policy document, foreign and untrusted: it may only be shown in a sandbox. A host that answers
 * with the app's own page instead of a missing file is told apart and rejects as `unreadable`.
 */
export async function fetchPolicyDocument(
  document: PolicyDocument,
  { signal }: CallOptions = {},
): Promise<string> {
  const address = new URL(policyDocumentPaths[document], globalThis.location.origin);
  const request = new Request(address, { credentials: 'omit', ...(signal ? { signal } : {}) });
  try {
    const answer = await sendWithin(request, apiTimeoutMs, (sent) => globalThis.fetch(sent));
    if (!answer.ok) throw errorOfAnswer(answer.status, null);
    const html = await answer.text();
    if (html.trim() === '' || isTheApp(html)) throw new ApiError('unreadable');
    return html;
  } catch (error) {
    throw errorOfThrown(error);
  }
}

function isTheApp(html: string): boolean {
  return /<div[^>]+\bid=["']?root\b/i.test(html);
}
