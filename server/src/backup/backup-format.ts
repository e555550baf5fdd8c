import { z } from 'zod';

/** Raised when what is in a backup changes its meaning. */
export const formatVersion = 1;

const file = z.object({ bytes: z.int(), sha256: z.string() });

/** One table: its columns in the order of each row's values, and the file that holds the rows. */
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

/** What a backup says of itself, in `manifest.json`; written last, so that half a backup has none. */
export const manifest = z.object({
  formatVersion: z.literal(formatVersion),
  madeAt: z.string(),
  /** The migrations of the database, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(tableEntry),
  sequences: z.array(sequenceEntry),
  /** Uploaded files that stood beside the database; those of an object store stay there. */
  uploads: z.array(file.extend({ key: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

/** The file of a table's rows: gzip, one JSON array of texts and nulls a line. */
export function tableFile({ schema, name }: Pick<TableEntry, 'schema' | 'name'>): string {
  return `tables/${schema}.${name}.jsonl.gz`;
}
