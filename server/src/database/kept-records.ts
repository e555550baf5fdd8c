import { Column, is, SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

/** A row as the driver read it, column by column. */
type SentRow = readonly unknown[];

/** A statement of drizzle's that's ready to run. */
interface Prepared<Row> {
  execute(values: Record<string, unknown>): Promise<readonly Row[]>;
}

interface Kept<Made> {
  readonly sent: SentRow;
  readonly made: Made;
}

/** How drizzle reads a column. */
interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

interface SelectedField {
  readonly path: readonly string[];
  readonly field: unknown;
}

/**
 * Makes something of the rows of a statement, and keeps it while a row says the same: it's then the same object, so that what follows from it
 * can be kept with it. The row itself is read each time.
 *
 * It needs drizzle's `customResultMapper`, which isn't documented. A test in kept-records.test.ts fails if that changes.
 * @param most how many rows are remembered
 * @param make from a row. The driver must give every column as a text, number or boolean, and the first one identifies the row
 * @throws RangeError for a row with anything else, such as JSON, which would never be the same again
 */
export function keptRecords<Row, Made extends object>(most: number, make: (row: Row) => Made) {
  const kept = new LRUCache<NonNullable<unknown>, Kept<Made>>({ max: most });
  return (prepared: Prepared<Row>) => {
    const fields: readonly SelectedField[] = Reflect.get(prepared, 'fields');
    const decoders = fields.map(({ path, field }) => ({ name: path[0] ?? '', decoder: decoderOf(field) }));
    const madeOf = (sent: SentRow): Made => {
      const [id] = sent;
      const known = kept.get(id ?? '');
      if (known && isSame(known.sent, sent)) return known.made;
      refuseObjects(decoders, sent);
      const made = make(rowOf<Row>(decoders, sent));
      kept.set(id ?? '', { sent, made });
      return made;
    };
    Object.assign(prepared, { customResultMapper: (rows: readonly SentRow[]) => rows.map(madeOf) });
    return prepared as unknown as Prepared<Made>;
  };
}

function isSame(a: SentRow, b: SentRow): boolean {
  for (let column = 0; column < a.length; column += 1) if (a[column] !== b[column]) return false;
  return true;
}

function refuseObjects(columns: readonly { readonly name: string }[], sent: SentRow): void {
  const at = sent.findIndex((value) => typeof value === 'object' && value !== null);
  if (at !== -1) throw new RangeError(`${columns[at]?.name} can't be compared: select it as text`);
}

function rowOf<Row>(decoders: readonly { readonly name: string; readonly decoder: Decoder }[], sent: SentRow): Row {
  const values = decoders.map(({ name, decoder }, column) => {
    const value = sent[column];
    return [name, value === null ? null : decoder.mapFromDriverValue(value)];
  });
  // The query builder has typed them.
  return Object.fromEntries(values) as Row;
}

/** A column decodes for itself; an expression, and one of a subquery, has a decoder. */
function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const expression: SQL = is(field, SQL) ? field : Reflect.get(Object(field), 'sql');
  return Reflect.get(expression, 'decoder');
}
