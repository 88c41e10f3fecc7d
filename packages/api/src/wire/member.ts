import * as v from 'valibot';
import { type FieldsOf, flag, optionalText, read, text } from './parse.ts';

const token = v.pipe(v.string(), v.nonEmpty());

/** Wire: the signed-in member. */
export const memberWire = v.pipe(
  v.object({ name: text, email: text, major: optionalText } satisfies FieldsOf<'Member'>),
  v.transform(({ name, email, major }) => ({ name, email, department: major })),
);

/** Wire: the answer to a login. */
export const loginWire = v.pipe(
  v.object({
    id: v.fallback(v.union([v.number(), v.string()]), ''),
    accessToken: token,
    refreshToken: token,
    email: text,
    name: text,
    major: optionalText,
    isNewMember: flag,
  } satisfies FieldsOf<'LoginResult'>),
  v.transform(({ id, major, isNewMember, ...rest }) => ({
    ...rest,
    memberId: String(id),
    department: major,
    newMember: isNewMember,
  })),
);

/** Wire: renewed tokens; an answer without a refresh token keeps the old one. */
export const reissueWire = v.object({
  accessToken: token,
  refreshToken: optionalText,
} satisfies FieldsOf<'ReissueResult'>);

/** Reads the answer to a reissue. */
export const readReissue = (answer: unknown) => read(reissueWire, answer);

/** The signed-in member; `department` is null until registered. */
export type Member = v.InferOutput<typeof memberWire>;
/** What a login gives. */
export type LoginResult = v.InferOutput<typeof loginWire>;
