import { queryOptions } from '@tanstack/react-query';
import { fetchPolicyDocument, type PolicyDocument } from '../fetchPolicyDocument.ts';

/** Queries of the documents that a new member agrees to. */
export const policyDocumentQueries = {
  html: (document: PolicyDocument) =>
    queryOptions({
      queryKey: ['policyDocuments', document],
      queryFn: ({ signal }) => fetchPolicyDocument(document, { signal }),
    }),
};
