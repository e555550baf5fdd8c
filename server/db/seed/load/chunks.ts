/** PostgreSQL accepts 65,535 parameters per statement, and our rows have about thirty columns at most. */
const rowsAStatement = 1000;

/** Splits rows, in order, into chunks that each fit into one statement. */
export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsAStatement);
  return Array.from({ length: count }, (_, index) => rows.slice(index * rowsAStatement, (index + 1) * rowsAStatement));
}

/**
 * Writes rows in as few statements as possible.
 * @param insert writes one chunk; its results are concatenated in order
 */
export async function insertAll<Row, Inserted>(
  rows: readonly Row[],
  insert: (piece: Row[]) => Promise<readonly Inserted[]>,
): Promise<Inserted[]> {
  const inserted: Inserted[] = [];
  for (const piece of chunksOf(rows)) inserted.push(...(await insert(piece)));
  return inserted;
}

/** The item at an index that must exist. @throws RangeError if it doesn't */
export function at<Item>(items: readonly Item[], index: number): Item {
  const [item] = items.slice(index, index + 1);
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${items.length}`);
  return item;
}

/** The value of a key that must exist. @throws RangeError if it doesn't */
export function valueOf<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`no ${String(key)}`);
  return value;
}
