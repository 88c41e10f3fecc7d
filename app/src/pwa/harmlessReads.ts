import { isList } from '@campus-bell/api/queries/refreshLists';
import type { Query } from '@tanstack/react-query';

const marksNothing = ({ meta }: Query): boolean => meta?.marksRead === undefined;

/** Whether asking for a list again marks nothing read. */
export const isHarmlessList = (query: Query): boolean => isList(query) && marksNothing(query);

/** Whether a read failed for good, and asking for it again marks nothing read. */
export const isHarmlessFailure = (query: Query): boolean =>
  marksNothing(query) && query.state.status === 'error' && query.state.data === undefined;
