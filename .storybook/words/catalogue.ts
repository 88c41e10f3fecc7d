import { textsOf } from './texts.ts';

const modules = import.meta.glob<object>(
  ['../../packages/domain/src/words/*.ts', '!../../packages/domain/src/words/*.test.ts'],
  { eager: true },
);

/** Every text that a student can read, where Vite serves it. */
export const catalogue = textsOf(Object.values(modules));
