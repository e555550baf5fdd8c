import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { type BackedUpProgram, formatVersion, tableFile, type Manifest, type TableEntry } from './backup-format';
import { findSequences, findTables, type TableShape } from './catalogue.repository';
import { beginSnapshot, endSnapshot, rowsOf } from './table-dump.repository';
import { copyUploads } from './uploads';

export interface BackupOrder {
  readonly program: BackedUpProgram;
  /** An embedded database. For any other, PostgreSQL has programs of its own (docs/backups.md). */
  readonly url: string;
  /** Created here; must not exist yet. Only its owner can read it, because it contains everything. */
  readonly folder: string;
  /** The folder of uploaded files; null if they're in an object store. */
  readonly uploads: string | null;
}

/**
 * Writes a snapshot of the whole database while it's in use, and then the uploaded files, so that no row refers to a missing
 * file. Source: rule OPS-05; docs/archive/decisions/0127-backups-of-the-embedded-database.md.
 * @returns the manifest, which is also in the folder
 */
export async function makeBackup({ program, url, folder, uploads }: BackupOrder): Promise<Manifest> {
  await mkdir(folder, { recursive: false, mode: 0o700 });
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await beginSnapshot(client);
    const madeAt = new Date().toISOString();
    const tables: TableEntry[] = [];
    for (const table of await findTables(client, program)) tables.push(await writeTable(client, table, folder));
    const [sequences, migrations] = [await findSequences(client, program), await program.migrationsOf(client)];
    await endSnapshot(client);
    const copied = uploads === null ? [] : await copyUploads(uploads, join(folder, 'uploads'));
    const made: Manifest = {
      formatVersion,
      madeAt,
      migrations: [...migrations],
      tables,
      sequences: [...sequences],
      uploads: [...copied],
    };
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
    return made;
  } finally {
    await client.end();
  }
}

async function writeTable(client: Client, table: TableShape, folder: string): Promise<TableEntry> {
  const path = join(folder, tableFile(table));
  let rows = 0;
  const lines = async function* (): AsyncGenerator<string> {
    for await (const some of rowsOf(client, table)) {
      rows += some.length;
      yield `${some.join('\n')}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { mode: 0o600 }));
  const content = await readFile(path);
  return { ...table, rows, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}
