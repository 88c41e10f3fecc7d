import { type OpenApiDocument, operationAt } from '@campus-bell/fixtures/contract/operations';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { operationOf, type Pact } from '../pactFiles.ts';
import type { Finding } from './Finding.ts';

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

/** Compares the pact with the contract document. */
export async function compareWithOpenApi(document: OpenApiDocument, pact: Pact): Promise<Finding> {
  const problems = new Set<string>();
  for await (const { type, description, where, reason } of comparisons(document, pact)) {
    if (type === 'error') problems.add(`${description}: ${where}: ${reason}`);
  }
  return { problems: [...problems] };
}

/** Each description names the operation that its request belongs to, none is there twice, all are not too many. */
export function checkDescriptions(document: OpenApiDocument, { interactions }: Pact, most: number): Finding {
  const misnamed = interactions.filter(
    ({ description, request }) => operationAt(document, request)?.operationId !== operationOf(description),
  );
  const problems = misnamed.map(
    ({ description, request }) => `"${description}" is not what ${request.method} ${request.path} is called`,
  );
  const names = interactions.map(({ description }) => description);
  const doubles = names.filter((name, index) => names.indexOf(name) !== index);
  problems.push(...doubles.map((name) => `"${name}" is agreed on twice`));
  if (names.length > most) problems.push(`${names.length} interactions, at most ${most}`);
  return { problems, detail: `${names.length} interactions` };
}
