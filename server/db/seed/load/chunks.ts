/** PostgreSQL accepts 65,535 parameters per statement, and our rows have about thirty columns at most. */
const rowsAStatement = 1000;

/** Splits rows, in order, into chunks that each fit into one statement. */
export function chunksOf<Row>(rows: readonly Row[], size = rowsAStatement): Row[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size));
}

/** How rows are written. */
interface Pace {
  /** By default, as many rows a statement as fit. */
  readonly size?: number;
  /** Called after each statement with how many rows are written. */
  readonly onWritten?: (count: number) => void;
}

/**
 * Writes rows, in order.
 * @param insert writes one chunk; its results are concatenated
 */
export async function insertAll<Row, Inserted>(
  rows: readonly Row[],
  insert: (piece: Row[]) => Promise<readonly Inserted[]>,
  { size, onWritten }: Pace = {},
): Promise<Inserted[]> {
  const inserted: Inserted[] = [];
  let written = 0;
  for (const piece of chunksOf(rows, size)) {
    inserted.push(...(await insert(piece)));
    written += piece.length;
    onWritten?.(written);
  }
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
