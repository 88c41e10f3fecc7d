/** Names the rows of a list that grows: a row that is still at its place is not named again. */
export function createRowKeys<Row>(
  rowKey: (row: Row) => string | number,
): (rows: readonly Row[]) => string[] {
  let named: readonly Row[] = [];
  let keys: string[] = [];
  return (rows) => {
    if (rows === named) return keys;
    let same = 0;
    while (same < named.length && rows[same] === named[same]) same += 1;
    keys = [...keys.slice(0, same), ...rows.slice(same).map((row) => String(rowKey(row)))];
    named = rows;
    return keys;
  };
}
