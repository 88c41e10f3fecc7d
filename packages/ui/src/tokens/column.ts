import { size } from './space.ts';
import { edge } from './theme.css.ts';

/** The column that a page's content stands in, between its gutters; to be spread into a rule. */
export const column = { maxWidth: size.column, marginInline: 'auto', paddingInline: edge.gutter } as const;
