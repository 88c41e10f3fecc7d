import type { RowsProps } from './ListFrame.tsx';
import { list, row as rowLook } from './PagedList.css.ts';

/** The rows of a list so short that all of them stand. */
export function FewRows<Row>({ rows, look, rowKey, renderRow }: Omit<RowsProps<Row>, 'label' | 'hasMore'>) {
  if (rows.length === 0) return null;
  return (
    <ul className={list({ look })}>
      {rows.map((row, index) => (
        <li
          key={rowKey(row)}
          data-row={rowKey(row)}
          className={rowLook({ look, divided: look === 'rows' && index > 0 })}
        >
          {renderRow(row, index)}
        </li>
      ))}
    </ul>
  );
}
