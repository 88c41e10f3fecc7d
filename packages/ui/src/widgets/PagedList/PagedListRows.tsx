import { useMemo } from 'react';
import type { RowsProps } from './ListFrame.tsx';
import { groupTitle, list, row as rowLook } from './PagedList.css.ts';
import { useRowWindow } from './useRowWindow.tsx';

/**
 * The rows of a PagedList that are near the screen, under headings where the list is grouped. Each says its place in
 * the whole list, whose length is unknown while there is more.
 */
export function PagedListRows<Row>(props: RowsProps<Row>) {
  const { label, rows, hasMore, look, rowKey, renderRow, groupOf } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what makes a row unique does not change.
  const keys = useMemo(() => rows.map((row) => String(rowKey(row))), [rows]);
  const { first, last, above, below, aboveRef, belowRef, rowRef } = useRowWindow(label, keys);
  const isPart = hasMore || last - first < rows.length;
  const groupAt = (index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : groupOf?.(row);
  };
  if (rows.length === 0) return null;
  return (
    <>
      <div ref={aboveRef} style={{ height: above }} aria-hidden="true" />
      <ul className={list({ look })}>
        {rows.slice(first, last).map((row, at) => {
          const index = first + at;
          const group = groupAt(index);
          const isFirstOfGroup = index === 0 || group !== groupAt(index - 1);
          return (
            <li
              key={keys[index]}
              ref={rowRef}
              data-row={keys[index]}
              className={rowLook({ look, divided: look === 'rows' && !isFirstOfGroup })}
              {...(isPart ? { 'aria-setsize': hasMore ? -1 : rows.length, 'aria-posinset': index + 1 } : {})}
            >
              {group !== undefined && isFirstOfGroup ? <h2 className={groupTitle}>{group}</h2> : null}
              {renderRow(row, index)}
            </li>
          );
        })}
      </ul>
      <div ref={belowRef} style={{ height: below }} aria-hidden="true" />
    </>
  );
}
