import type { Client } from 'pg';
import { z } from 'zod';

/** A migration that a database has had. */
interface Migration {
  readonly name: string;
  readonly checksum: string;
}

/** What a backup has to know of the program whose tables it copies. */
export interface BackedUpProgram {
  /** The schemas with its tables. */
  readonly schemas: readonly string[];
  /** Tables that say which migrations a database has had. They aren't copied: a restored database has its own. */
  readonly versionTables: readonly string[];
  /** The migrations that a database has had, in order. */
  migrationsOf(client: Client): Promise<readonly Migration[]>;
  /** Gives an empty database the program's tables. */
  migrate(url: string): Promise<void>;
  /** Whether anything is in a database that a restore must not overwrite. */
  isInUse(client: Client): Promise<boolean>;
}

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
