import { operationsOf } from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { operationOf, type Pact, type PactInteraction } from '../pactFiles.ts';
import { alternatives, resolveRef, type Schema, typeOfSample, typesOf } from './schemas.ts';

/** One place where the other document leaves the contract. */
export interface Difference {
  operation: string;
  field: string;
  text: string;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

interface Body {
  $ref?: string;
  content?: Record<string, { schema?: Schema }>;
}

interface TheirOperation {
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
}

const templates = new Map(operationsOf(readOpenApi()).map(({ operationId, path }) => [operationId, path]));

type Add = (field: string, text: string) => void;

/**
 * Walks through the pact and asks a document for every path, parameter and field that the client sends or
 * reads. Two things are no difference, because generators of such documents leave them out wholesale: that a
 * field is not marked as required, and that it is not marked as nullable. What a document does not describe
 * (an answer of type `object` without properties) is reported apart.
 */
export function findDrift(document: Record<string, unknown>, pact: Pact) {
  const differences = new Map<string, Difference>();
  const unchecked = new Map<string, Difference>();
  for (const interaction of pact.interactions) {
    const operation = operationOf(interaction.description);
    const into =
      (found: Map<string, Difference>): Add =>
      (field, text) =>
        void found.set(`${operation} ${field} ${text}`, { operation, field, text });
    compare(document, interaction, into(differences), into(unchecked));
  }
  return { differences: [...differences.values()], unchecked: [...unchecked.values()] };
}

function compare(document: Record<string, unknown>, call: PactInteraction, add: Add, skip: Add) {
  const { request, response } = call;
  const own = templates.get(operationOf(call.description)) ?? request.path;
  const theirs = findOperation(document, request.method.toLowerCase(), own);
  if (typeof theirs === 'string') return add(`${request.method} ${request.path}`, theirs);
  compareQuery(document, theirs, request, add);
  const sent = request.body?.content;
  if (sent !== undefined) {
    const schema = jsonSchema(document, theirs.requestBody);
    if (schema) compareSent(document, sent, schema, add);
    else skip('request', 'the request body is not described');
  }
  const answer = theirs.responses?.[response.status] ?? (response.status < 400 ? null : undefined);
  if (answer === null) return add(`status ${response.status}`, 'this success is not described');
  const read = response.body?.content;
  if (answer === undefined || read === undefined) return;
  const schema = jsonSchema(document, answer);
  if (schema) compareRead(document, read, schema, '$', add, skip);
  else skip(`status ${response.status}`, 'the answer is not described');
}

function findOperation(document: Record<string, unknown>, method: string, own: string) {
  const paths = Object.entries((document.paths ?? {}) as Record<string, Record<string, unknown>>);
  // Controllers name the parameters as they like, so one path may stand in several items.
  const items = paths.flatMap(([template, item]) => (shapeOf(template) === shapeOf(own) ? [item] : []));
  if (items.length === 0) return 'this path is missing';
  const item = items.find((candidate) => method in candidate);
  if (item === undefined) return 'this method is missing';
  const { parameters = [], ...operation } = item[method] as TheirOperation;
  return { ...operation, parameters: [...((item.parameters ?? []) as Parameter[]), ...parameters] };
}

/** A path without the names of its parameters. */
const shapeOf = (template: string) => template.replaceAll(/\{[^}]+\}/g, '{}').replace(/\/$/, '');

function compareQuery(
  document: Record<string, unknown>,
  theirs: TheirOperation,
  { query = {} }: PactInteraction['request'],
  add: Add,
) {
  const known = (theirs.parameters ?? []).map((parameter) => resolveRef(document, parameter));
  const inQuery = known.filter((parameter) => parameter.in === 'query');
  // A Spring `Pageable` is one object parameter that stands for page, size and sort.
  const names = new Set(
    inQuery.flatMap(({ name, schema }) => {
      const [shape] = alternatives(document, schema ?? {});
      return [name, ...Object.keys(shape?.properties ?? {})];
    }),
  );
  for (const name of Object.keys(query)) {
    if (!names.has(name)) add(`query ${name}`, 'the client sends it, the document lacks it');
  }
  for (const { name, required, schema } of inQuery) {
    const [shape] = alternatives(document, schema ?? {});
    if (required && !(name in query) && shape?.properties === undefined) {
      add(`query ${name}`, 'is required, the client does not send it');
    }
  }
}

function jsonSchema(document: Record<string, unknown>, body: Body | undefined): Schema | null {
  const { content = {} } = resolveRef(document, body ?? {});
  const type = Object.keys(content).find((name) => /^(application\/(.+\+)?json|\*\/\*)/.test(name));
  return (type !== undefined && content[type]?.schema) || null;
}

function compareSent(document: Record<string, unknown>, sent: unknown, schema: Schema, add: Add) {
  const [shape = {}] = alternatives(document, schema);
  const fields = sent as Record<string, unknown>;
  for (const [name, sample] of Object.entries(fields)) {
    const property = shape.properties?.[name];
    if (property === undefined) add(`request ${name}`, 'the client sends it, the document lacks it');
    else checkType(document, sample, property, `request ${name}`, add);
  }
  for (const name of shape.required ?? []) {
    if (!(name in fields)) add(`request ${name}`, 'is required, the client does not send it');
  }
}

function checkType(
  document: Record<string, unknown>,
  sample: unknown,
  schema: Schema,
  field: string,
  add: Add,
) {
  const actual = typeOfSample(sample);
  const allowed = alternatives(document, schema).flatMap(typesOf);
  if (actual === 'null' || allowed.length === 0 || allowed.includes(actual)) return true;
  if (actual === 'integer' && allowed.includes('number')) return true;
  add(field, `is ${allowed.filter((type) => type !== 'null').join(' or ')}, the client expects ${actual}`);
  return false;
}

function compareRead(
  document: Record<string, unknown>,
  read: unknown,
  schema: Schema,
  path: string,
  add: Add,
  skip: Add,
) {
  if (!checkType(document, read, schema, path, add) || typeof read !== 'object' || read === null) return;
  const shapes = alternatives(document, schema);
  if (Array.isArray(read)) {
    const items = shapes.find((shape) => shape.items !== undefined)?.items;
    if (items === undefined) return skip(path, 'the rows are not described');
    if (read.length > 0) compareRead(document, read[0], items, `${path}[*]`, add, skip);
    return;
  }
  const described = shapes.filter(({ properties }) => properties && Object.keys(properties).length > 0);
  if (described.length === 0) return skip(path, 'the fields are not described');
  for (const [name, sample] of Object.entries(read)) {
    const owner = described.find(({ properties }) => properties?.[name] !== undefined);
    const property = owner?.properties?.[name];
    if (property === undefined) add(`${path}.${name}`, 'the client reads it, the document lacks it');
    else compareRead(document, sample, property, `${path}.${name}`, add, skip);
  }
}
