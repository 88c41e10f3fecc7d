import type { ReactNode } from 'react';
import { groupTitle, list, row as rowLook } from './PagedList.css.ts';

/** Props of {@link PagedListRows}. */
export interface PagedListRowsProps<Row> {
  rows: readonly Row[];
  look: 'cards' | 'rows';
  rowKey(row: Row): string | number;
  renderRow(row: Row, index: number): ReactNode;
  groupOf?: (row: Row) => string;
}

/** The rows of a PagedList, under headings where the list is grouped. */
export function PagedListRows<Row>({ rows, look, rowKey, renderRow, groupOf }: PagedListRowsProps<Row>) {
  const places = rows.map((row, index) => ({ row, index }));
  return groupsOf(places, groupOf).map(({ label, members }) => (
    <div key={label ?? ''}>
      {label === null ? null : <h2 className={groupTitle}>{label}</h2>}
      <ul className={list({ look })}>
        {members.map(({ row, index }) => (
          <li key={rowKey(row)} className={look === 'rows' ? rowLook : undefined}>
            {renderRow(row, index)}
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface Place<Row> {
  row: Row;
  index: number;
}

function groupsOf<Row>(places: Place<Row>[], groupOf?: (row: Row) => string) {
  const groups: { label: string | null; members: Place<Row>[] }[] = [];
  for (const place of places) {
    const label = groupOf?.(place.row) ?? null;
    const group = groups.find((one) => one.label === label);
    if (group === undefined) groups.push({ label, members: [place] });
    else group.members.push(place);
  }
  return groups;
}
