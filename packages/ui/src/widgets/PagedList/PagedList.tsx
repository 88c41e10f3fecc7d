import { ListFrame, type PagedListProps, type SentinelProps } from './ListFrame.tsx';
import { PagedListRows } from './PagedListRows.tsx';
import { useFullyVisible } from './useFullyVisible.tsx';

/** The one list of the app (SE-4, SE-5, SE-8), of which only the rows near the screen stand. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  return <ListFrame {...props} Rows={PagedListRows<Row>} Sentinel={NextPageSentinel} />;
}

function NextPageSentinel({ className, ...asked }: SentinelProps) {
  return <div ref={useFullyVisible(asked)} className={className} aria-hidden="true" />;
}
