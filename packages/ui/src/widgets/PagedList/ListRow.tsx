import { memo, type ReactNode } from 'react';
import type { RowsProps } from './ListFrame.tsx';
import { groupTitle } from './PagedList.css.ts';
import type { RowWindow } from './useRowWindow.tsx';

interface ListRowProps<Row> extends Pick<RowsProps<Row>, 'renderRow'>, Pick<RowWindow, 'rowRef'> {
  row: Row;
  /** What makes it unique in its list. */
  name: string;
  /** Its place in the whole list, from 0. */
  index: number;
  /** How long the whole list is, -1 while there is more; undefined where all of it stands. */
  size: number | undefined;
  /** The heading above it, where it is the first of its group. */
  group: string | undefined;
  /** Its class. */
  look: string;
}

/** A row of a long list, which says its place in the whole list. While nothing of it changes it stays as it is. */
export const ListRow = memo(function ListRow(props: ListRowProps<unknown>) {
  const { row, name, index, size, group, look, rowRef, renderRow } = props;
  return (
    <li ref={rowRef} data-row={name} className={look} aria-setsize={size} aria-posinset={size && index + 1}>
      {group && <h2 className={groupTitle}>{group}</h2>}
      {renderRow(row, index)}
    </li>
  );
}) as <Row>(props: ListRowProps<Row>) => ReactNode;
