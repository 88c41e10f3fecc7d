import { type OpenApiDocument, operationsOf, pathPattern } from '@campus-bell/fixtures/contract/operations';
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

/** Every operation has a success, each description names the operation that its request belongs to. */
export function checkCoverage(document: OpenApiDocument, { interactions }: Pact, most: number): Finding {
  const operations = operationsOf(document);
  const problems: string[] = [];
  const covered = new Set<string>();
  for (const { description, request, response } of interactions) {
    const operation = operations.find(({ operationId }) => operationId === operationOf(description));
    if (operation === undefined) {
      problems.push(`"${description}" starts with no operationId of openapi.yaml`);
    } else if (
      operation.method !== request.method.toLowerCase() ||
      !pathPattern(operation).test(request.path)
    ) {
      const method = operation.method.toUpperCase();
      const { path } = operation;
      problems.push(`"${description}" asks for ${request.method} ${request.path}, not ${method} ${path}`);
    } else if (response.status < 400) covered.add(operation.operationId);
  }
  for (const { operationId } of operations) {
    if (!covered.has(operationId)) problems.push(`${operationId} has no interaction with a success`);
  }
  const doubles = interactions.map(({ description }) => description).filter(isRepeated);
  for (const description of new Set(doubles)) problems.push(`"${description}" is agreed on twice`);
  if (interactions.length > most) problems.push(`${interactions.length} interactions, at most ${most}`);
  return { problems, detail: `${covered.size} of ${operations.length}` };
}

const isRepeated = (text: string, index: number, all: string[]) => all.indexOf(text) !== index;
