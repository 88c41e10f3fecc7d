import type { OpenApiDocument } from '@campus-bell/fixtures/contract/operations';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { Pact } from '../pactFiles.ts';

type ComparedDocument = NonNullable<NonNullable<ConstructorParameters<typeof Comparator>[0]>['oas']>;

/** Where the pact leaves a document, as a tool sees it that knows neither our client nor our server. */
export async function* comparisons(document: OpenApiDocument, agreed: Pact) {
  const comparator = new Comparator({ oas: structuredClone(document) as ComparedDocument });
  const pact = structuredClone(agreed) as unknown as Parameters<Comparator['compare']>[0];
  for await (const { type, code, message, mockDetails } of comparator.compare(pact)) {
    yield {
      type,
      code,
      description: mockDetails?.interactionDescription ?? '',
      where: (mockDetails?.location ?? '').replace(/^\[root\]\.interactions\[\d+\]\.?/, ''),
      reason: message.replace(/^.* in the spec file: /, ''),
      value: mockDetails?.value,
    };
  }
}

/** Where the pact leaves the contract document. */
export async function leavesOf(document: OpenApiDocument, pact: Pact): Promise<string[]> {
  const problems = new Set<string>();
  for await (const { type, description, where, reason } of comparisons(document, pact)) {
    if (type === 'error') problems.add(`${description}: ${where}: ${reason}`);
  }
  return [...problems];
}
