import { z } from 'zod';

/** Increase it when the meaning of a backup's content changes. */
export const formatVersion = 1;

const file = z.object({ bytes: z.int(), sha256: z.string() });

/** One table: its columns in the order of each row's values, and the file that contains the rows. */
export const tableEntry = file.extend({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.int(),
});
export type TableEntry = z.infer<typeof tableEntry>;

export const sequenceEntry = z.object({
  schema: z.string(),
  name: z.string(),
  lastValue: z.string(),
  isCalled: z.boolean(),
});
export type SequenceEntry = z.infer<typeof sequenceEntry>;

/** The description of a backup in `manifest.json`. It's written last, so that an incomplete backup has none. */
export const manifest = z.object({
  formatVersion: z.literal(formatVersion),
  madeAt: z.string(),
  /** The migrations of the database, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(tableEntry),
  sequences: z.array(sequenceEntry),
  /** Uploaded files on the same machine. Those in an object store stay there. */
  uploads: z.array(file.extend({ key: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

/** The file with a table's rows: gzip, one JSON array of texts and nulls per line. */
export function tableFile({ schema, name }: Pick<TableEntry, 'schema' | 'name'>): string {
  return `tables/${schema}.${name}.jsonl.gz`;
}
