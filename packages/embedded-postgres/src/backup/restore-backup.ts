import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { EmbeddedPostgresError } from '../system-trouble';
import {
  type BackedUpProgram,
  manifest as manifestSchema,
  tableFile,
  type Manifest,
  type TableEntry,
} from './backup-format';
import { findTables } from './catalogue.repository';
import { beginRestore, countRows, emptyTables, keepRestore, setSequences, undoRestore } from './restore.repository';
import { insertRows } from './table-dump.repository';
import { restoreUploads } from './uploads';

export interface RestoreOrder {
  readonly program: BackedUpProgram;
  readonly folder: string;
  /** An embedded database that's empty, or migrated and not in use yet. */
  readonly url: string;
  /** The folder for uploaded files; null if they're in an object store. */
  readonly uploads: string | null;
}

const linesAtOnce = 500;

/**
 * Restores a backup into an empty database, completely or not at all, and counts the rows afterwards.
 * @throws EmbeddedPostgresError for a damaged backup, a backup of another version of the program, or a database that's in use
 * Source: rule OPS-05; docs/archive/decisions/0127-backups-of-the-embedded-database.md.
 */
export async function restoreBackup({ program, folder, url, uploads }: RestoreOrder): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) await refuseDamaged(folder, table);
  await program.migrate(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await refuseOtherVersion(client, program, manifest);
    if (await program.isInUse(client))
      throw new EmbeddedPostgresError('The database is in use. A backup can only be restored into an empty one.');
    await beginRestore(client);
    await emptyTables(client, manifest.tables);
    for (const table of manifest.tables) await restoreTable(client, folder, table);
    await setSequences(client, manifest.sequences);
    for (const table of manifest.tables) await refuseMiscounted(client, table);
    if (uploads !== null) await restoreUploads(manifest.uploads, join(folder, 'uploads'), uploads);
    await keepRestore(client);
  } catch (error) {
    await undoRestore(client);
    throw error;
  } finally {
    await client.end();
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  } catch {
    throw new EmbeddedPostgresError(
      "That folder doesn't contain a complete backup: manifest.json is missing or invalid.",
    );
  }
}

async function refuseDamaged(folder: string, table: TableEntry): Promise<void> {
  const content = await readFile(join(folder, tableFile(table))).catch(() => Buffer.alloc(0));
  if (createHash('sha256').update(content).digest('hex') !== table.sha256)
    throw new EmbeddedPostgresError(`The backup's file ${tableFile(table)} is damaged or missing.`);
}

/** Rows fit the tables they were read from. A newer program migrates them after the restore. */
async function refuseOtherVersion(
  client: Client,
  program: BackedUpProgram,
  { migrations, tables }: Manifest,
): Promise<void> {
  const present = await program.migrationsOf(client);
  if (JSON.stringify(present) !== JSON.stringify(migrations)) {
    const last = migrations.at(-1)?.name ?? 'none';
    throw new EmbeddedPostgresError(
      `The backup was made at the migration ${last}. Restore it with that version of the program.`,
    );
  }
  const columnsOf = new Map(
    (await findTables(client, program)).map((table) => [tableFile(table), JSON.stringify(table.columns)]),
  );
  const foreign = tables.find((table) => columnsOf.get(tableFile(table)) !== JSON.stringify(table.columns));
  if (foreign)
    throw new EmbeddedPostgresError(`The table ${foreign.schema}.${foreign.name} differs from the one in the backup.`);
}

async function restoreTable(client: Client, folder: string, table: TableEntry): Promise<void> {
  const input = createReadStream(join(folder, tableFile(table))).pipe(createGunzip());
  let lines: string[] = [];
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.push(line);
    if (lines.length < linesAtOnce) continue;
    await insertRows(client, table, lines);
    lines = [];
  }
  if (lines.length > 0) await insertRows(client, table, lines);
}

async function refuseMiscounted(client: Client, table: TableEntry): Promise<void> {
  const rows = await countRows(client, table);
  if (rows !== table.rows)
    throw new EmbeddedPostgresError(
      `The table ${table.schema}.${table.name} got ${rows} rows instead of ${table.rows}.`,
    );
}
