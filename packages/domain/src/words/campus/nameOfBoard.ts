import { boardBySlug } from '../../categories.ts';
import { campusName } from './campusName.ts';

/** What the board of a slug is called, the slug where there is none. */
export const nameOfBoard = (slug: string): string => campusName(boardBySlug(slug)?.name ?? slug);
