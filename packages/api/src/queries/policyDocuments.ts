import { queryOptions } from '@tanstack/react-query';
import { type DocumentLanguage, fetchPolicyDocument, type PolicyDocument } from '../fetchPolicyDocument.ts';

/** Queries of the documents that a new member agrees to. */
export const policyDocumentQueries = {
  html: (document: PolicyDocument, language: DocumentLanguage) =>
    queryOptions({
      queryKey: ['policyDocuments', document, language],
      queryFn: ({ signal }) => fetchPolicyDocument(document, { language, signal }),
    }),
};
