import { memo, type ReactNode, useMemo } from 'react';
import type { RowsProps } from './ListFrame.tsx';
import { ListRow } from './ListRow.tsx';
import { list, row as rowLook } from './PagedList.css.ts';
import { useRowWindow } from './useRowWindow.tsx';

/**
 * The rows of a PagedList that are near the screen, under headings where the list is grouped; not drawn again while the
 * next are asked for.
 */
export const PagedListRows = memo(function PagedListRows({
  label,
  rows,
  hasMore,
  look,
  rowKey,
  renderRow,
  groupOf,
}: RowsProps<unknown>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what makes a row unique does not change.
  const keys = useMemo(() => rows.map((row) => String(rowKey(row))), [rows]);
  const { first, last, above, below, aboveRef, belowRef, rowRef } = useRowWindow(label, keys);
  const isPart = hasMore || last - first < rows.length;
  const size = isPart ? (hasMore ? -1 : rows.length) : undefined;
  const groupAt = (index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : groupOf?.(row);
  };
  if (rows.length === 0) return null;
  // The room above is in the list: one that moved down would have all its rows looked at for painting.
  return (
    <>
      <ul className={list({ look })}>
        <li ref={aboveRef} style={{ height: above }} aria-hidden="true" />
        {rows.slice(first, last).map((row, at) => {
          const index = first + at;
          const key = keys[index] ?? '';
          const group = groupAt(index);
          const isFirstOfGroup = index === 0 || group !== groupAt(index - 1);
          return (
            <ListRow
              key={key}
              name={key}
              row={row}
              index={index}
              size={size}
              group={isFirstOfGroup ? group : undefined}
              look={rowLook({ look, divided: look === 'rows' && !isFirstOfGroup })}
              rowRef={rowRef}
              renderRow={renderRow}
            />
          );
        })}
      </ul>
      <div ref={belowRef} style={{ height: below }} aria-hidden="true" />
    </>
  );
}) as <Row>(props: RowsProps<Row>) => ReactNode;
