/** As much of a JSON schema of an OpenAPI 3.0 or 3.1 document as a comparison needs. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  additionalProperties?: boolean | Schema;
}

/** Follows `$ref`s of a document, with a bound for circles. */
export function resolveRef<Part extends { $ref?: string }>(document: unknown, part: Part): Part {
  let found: Part = part;
  for (let steps = 0; found.$ref !== undefined && steps < 20; steps += 1) {
    const keys = found.$ref.replace(/^#\//, '').split('/');
    const target = keys.reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/')],
      document,
    );
    if (target === undefined) return {} as Part;
    found = target as Part;
  }
  return found;
}

/** One schema with the properties of all its `allOf` parts. */
function flatten(document: unknown, schema: Schema): Schema {
  const { allOf = [], ...own } = resolveRef(document, schema);
  const whole: Schema = { ...own, properties: { ...own.properties }, required: [...(own.required ?? [])] };
  for (const part of allOf.map((given) => flatten(document, given))) {
    whole.type ??= part.type ?? 'object';
    Object.assign(whole.properties ?? {}, part.properties);
    whole.required?.push(...(part.required ?? []));
  }
  return whole;
}

/** The alternatives of a schema: itself, or the members of its `anyOf` or `oneOf`. */
export function alternatives(document: unknown, schema: Schema): Schema[] {
  const flat = flatten(document, schema);
  const choices = [...(flat.anyOf ?? []), ...(flat.oneOf ?? [])];
  return choices.length === 0 ? [flat] : choices.flatMap((choice) => alternatives(document, choice));
}

/** The types that a schema allows; empty where it says nothing. */
export function typesOf({ type, properties, items }: Schema): string[] {
  if (type !== undefined) return [type].flat();
  if (properties !== undefined && Object.keys(properties).length > 0) return ['object'];
  return items === undefined ? [] : ['array'];
}

/** The type of a sample, as JSON schema names it. */
export function typeOfSample(sample: unknown): string {
  if (sample === null) return 'null';
  if (Array.isArray(sample)) return 'array';
  if (typeof sample === 'number') return Number.isInteger(sample) ? 'integer' : 'number';
  return typeof sample;
}
