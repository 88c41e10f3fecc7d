import { apiTimeoutMs } from '@campus-bell/domain/limits';
import { ApiError, errorOfAnswer, errorOfThrown } from './ApiError.ts';
import type { CallOptions } from './createApiClient.ts';
import { sendWithin } from './sendWithin.ts';

/** The two documents that a new member agrees to. */
export type PolicyDocument = 'terms' | 'privacy';

/** The languages in which they may stand there. */
export type DocumentLanguage = 'ko' | 'en';

/** A document as it was found. */
export interface FoundDocument {
  html: string;
  language: DocumentLanguage;
}

/** Where the documents stand on the app's own origin (spec §7); those in English beside them, with `.en` in their names. */
export const policyDocumentPaths: Readonly<Record<PolicyDocument, string>> = {
  terms: '/terms_of_service.html',
  privacy: '/privacy_consent_form.html',
};

interface PolicyDocumentOptions extends CallOptions {
  language: DocumentLanguage;
}

/**
 * The HTML of a policy document, foreign and untrusted: it may only be shown in a sandbox. Where it does not stand in
 * English, the Korean one is given. A host that answers with the app's own page instead of a missing file is told apart
 * and rejects as `unreadable`.
 */
export async function fetchPolicyDocument(
  document: PolicyDocument,
  { language, signal }: PolicyDocumentOptions,
): Promise<FoundDocument> {
  try {
    return { html: await documentAt(pathIn(language, document), signal), language };
  } catch (error) {
    const failure = errorOfThrown(error);
    if (language === 'ko' || !isMissing(failure)) throw failure;
    return fetchPolicyDocument(document, { language: 'ko', ...(signal ? { signal } : {}) });
  }
}

const pathIn = (language: DocumentLanguage, document: PolicyDocument) =>
  language === 'ko'
    ? policyDocumentPaths[document]
    : policyDocumentPaths[document].replace('.html', `.${language}.html`);

const isMissing = ({ kind, status }: ApiError) => kind === 'unreadable' || status === 404;

async function documentAt(path: string, signal: AbortSignal | undefined): Promise<string> {
  const address = new URL(path, globalThis.location.origin);
  const request = new Request(address, { credentials: 'omit', ...(signal ? { signal } : {}) });
  const answer = await sendWithin(request, apiTimeoutMs, (sent) => globalThis.fetch(sent));
  if (!answer.ok) throw errorOfAnswer(answer.status, null);
  const html = await answer.text();
  if (html.trim() === '' || isTheApp(html)) throw new ApiError('unreadable');
  return html;
}

function isTheApp(html: string): boolean {
  return /<div[^>]+\bid=["']?root\b/i.test(html);
}
