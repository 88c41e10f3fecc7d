import { answerRowsMax } from '@campus-bell/domain/limits';
import * as v from 'valibot';
import { ApiError } from '../ApiError.ts';
import type { components } from '../schema.d.ts';

/** What a parser may read of an answer: its fields in openapi.yaml, and what `Newer` servers call them. */
export type FieldsOf<Name extends keyof components['schemas'], Newer extends string = never> = {
  [Field in keyof components['schemas'][Name] | Newer]?: v.GenericSchema;
};

/** Text of the server; anything else than a string reads as empty. */
export const text = v.fallback(v.string(), '');

/** Text that may be missing: null for anything that is no string or is blank. */
export const optionalText = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value): string | null => (value.trim() === '' ? null : value)),
  ),
  null,
);

/** A number of things: a whole number of at least 0 that can be counted, else 0. */
export const count = v.fallback(
  v.pipe(
    v.number(),
    v.finite(),
    v.transform(Math.trunc),
    v.safeInteger(),
    v.transform((value) => Math.max(0, value)),
  ),
  0,
);

/** A flag; anything else than true is false. */
export const flag = v.fallback(v.boolean(), false);

/** An identifier; a row without a usable one cannot be shown. */
export const identifier = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A list whose unusable rows are left out, so that one bad row does not cost the whole list; of an endless one the first. */
export function rowsOf<Row extends v.GenericSchema>(row: Row) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.slice(0, answerRowsMax).flatMap((item): v.InferOutput<Row>[] => {
        const parsed = v.safeParse(row, item);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

/** One page of a paged list. */
export interface Slice<Row> {
  rows: Row[];
  hasNext: boolean;
}

/** Wire shape of a page: only `result` and `hasNext` are relied on. Without a list it is no page, and not an empty one. */
export function sliceOf<Row extends v.GenericSchema>(row: Row) {
  return v.pipe(
    v.object({ result: rowsOf(row), hasNext: flag } satisfies FieldsOf<'EventSlice'>),
    v.transform(({ result, hasNext }): Slice<v.InferOutput<Row>> => ({ rows: result, hasNext })),
  );
}

/** Reads an answer, or rejects it as `unreadable`. */
export function read<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success) throw new ApiError('unreadable', { cause: new v.ValiError(parsed.issues) });
  return parsed.output;
}
