import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { type OpenApi, type Operation, operationsOf } from './openApi.ts';

/** An answer as it came over the wire. */
export interface Answer {
  status: number;
  type: string;
  text: string;
}

/** Says what is wrong with an answer to a request; nothing when openapi.yaml describes it so. */
export type AnswerCheck = (request: { method: string; path: string }, answer: Answer) => string[];

interface Described {
  $ref?: string;
  content?: Record<string, unknown>;
}

const base = 'https://contract.invalid/openapi';

/** Makes a check of answers against the response schemas of a document, by a JSON-Schema validator. */
export function createAnswerCheck(document: OpenApi): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema(structuredClone(document) as object, base, undefined, false);
  const compiled = new Map<string, ValidateFunction>();
  const operations = operationsOf(document).sort(byParameters).map(withPattern);

  function validator(pointer: string): ValidateFunction {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `${base}#${pointer}` });
    compiled.set(pointer, known);
    return known;
  }

  return ({ method, path }, { status, type, text }) => {
    const operation = operations.find(
      (known) => known.method === method.toLowerCase() && known.pattern.test(path),
    );
    if (operation === undefined) return [`${method} ${path} is no operation`];
    const where = `${operation.operationId} ${status}`;
    const found = describedAt(document, operation, status);
    if (found === null) return [`${where} is not described`];
    const { described, pointer } = found;
    if (described.content === undefined) return text === '' ? [] : [`${where} has a body, none is described`];
    const media = type.split(';')[0] ?? '';
    if (!(media in described.content)) return [`${where} is ${media || 'without a type'}`];
    const validate = validator(`${pointer}/content/${escaped(media)}/schema`);
    if (validate(parsed(text))) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${where} ${instancePath.replaceAll(/\/\d+/g, '/*')}: ${message}`,
    );
  };
}

const byParameters = (a: Operation, b: Operation) => a.path.split('{').length - b.path.split('{').length;

const withPattern = (operation: Operation) => ({
  ...operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
});

/** A step of a JSON pointer within an address. */
const escaped = (step: string) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));

function describedAt(document: OpenApi, { path, method }: Operation, status: number) {
  const item = document.paths?.[path] as Record<string, { responses: Record<string, Described> }>;
  const described = item[method]?.responses[status];
  if (described === undefined) return null;
  if (described.$ref === undefined) {
    return { described, pointer: `/paths/${escaped(path)}/${method}/responses/${status}` };
  }
  const pointer = described.$ref.replace(/^#/, '');
  const name = pointer.split('/').at(-1) ?? '';
  const shared = (document as { components?: { responses?: Record<string, Described> } }).components;
  return { described: shared?.responses?.[name] ?? {}, pointer };
}

/** The value of a body; a text that is no JSON stands for itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
