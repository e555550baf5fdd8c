import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '@ascendant/embedded-postgres/backup/backup-format';
import { makeBackup, type BackupOrder } from '@ascendant/embedded-postgres/backup/make-backup';
import { restoreBackup, type RestoreOrder } from '@ascendant/embedded-postgres/backup/restore-backup';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectCleanInvariants } from '../../test/clean-invariants';
import { demoDatabase, demoTimeoutMs } from '../../test/demo-database';
import { bookFreely } from '../../test/factories/bookings';
import { buildFreeEvent } from '../../test/factories/events';
import { buildTraveller } from '../../test/factories/people';
import { temporaryFolder } from '../../test/temporary-folder';
import { testApp } from '../../test/test-app';
import { testDatabase, type TestDatabase } from '../../test/test-database';
import type { Database } from '../database/database';
import { checkInvariants } from '../invariants/invariants';
import { signingKey } from '../modules/tickets/signing-key.repository';
import { sandboxOn } from '../sandbox/sandbox';
import { backedUpTables } from './backed-up-tables.repository';
import { keepNewest } from './keep-newest';
import { tryBackup } from './try-backup';

/** PostgreSQL's own template: a database created from it is empty. */
const emptyTemplate = 'template1';

let scratch: string;
beforeAll(async () => {
  scratch = await temporaryFolder('backup');
});

function invariantsOf(db: Database) {
  const site = 'http://localhost:3000';
  return checkInvariants(db, { provider: sandboxOn(db, site), site, since: new Date(0) });
}

const backUp = (order: Omit<BackupOrder, 'program'>) => makeBackup({ program: backedUpTables, ...order });
const restore = (order: Omit<RestoreOrder, 'program'>) => restoreBackup({ program: backedUpTables, ...order });

let count = 0;
function newFolder(): string {
  count += 1;
  return join(scratch, `backup-${count}`);
}

/** A checksum over every row of every table, in any order. */
async function sums(pool: Pool, { tables }: Manifest): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const { schema, name } of tables) {
    const { rows } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from "${schema}"."${name}" t`,
    );
    found[`${schema}.${name}`] = rows[0]?.sum ?? '';
  }
  return found;
}

describe('OPS-05 a backup of the demo data', () => {
  let source: TestDatabase;
  let restored: TestDatabase;
  let folder: string;
  let manifest: Manifest;

  beforeAll(async () => {
    source = await demoDatabase();
    await signingKey(source.db, 'tickets');
    folder = newFolder();
    const uploads = join(scratch, 'uploads');
    await mkdir(join(uploads, 'events'), { recursive: true });
    await writeFile(join(uploads, 'events', 'a1.png'), 'a picture');
    manifest = await backUp({ url: source.url, folder, uploads });
    restored = await testDatabase(emptyTemplate);
    await restore({ folder, url: restored.url, uploads: join(scratch, 'restored-uploads') });
  }, demoTimeoutMs);

  it('is restored into an empty database row by row, exactly', async () => {
    expect(await sums(restored.pool, manifest)).toEqual(await sums(source.pool, manifest));
    expect(manifest.tables.find(({ name }) => name === 'bookings')?.rows).toBeGreaterThan(100);
  });

  it('has every table except the version tables of the migrations', async () => {
    const { rows } = await source.pool.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const kept = manifest.tables.map(({ schema, name }) => `${schema}.${name}`);
    const left = rows.map(({ name }) => name).filter((name) => !kept.includes(name));
    expect(left).toEqual(['graphile_worker.migrations', 'public.schema_functions', 'public.schema_migrations']);
  });

  it('keeps the invariants exactly as they were, including the provider’s ledger', async () => {
    const [before, after] = [await invariantsOf(source.db), await invariantsOf(restored.db)];
    expect(after).toEqual(before);
    // The demo's own ledger is tested with the seed: it belongs to no site yet (rule 13).
    expect(after.filter(({ rule, offending }) => rule !== 13 && offending !== 0)).toEqual([]);
  });

  it('keeps tickets valid: they are signed with the same key', async () => {
    const [before, after] = [await signingKey(source.db, 'tickets'), await signingKey(restored.db, 'tickets')];
    expect(after.equals(before)).toBe(true);
  });

  it('continues its sequences, and enforces its rules again', async () => {
    const app = await testApp({ database: restored });
    const person = await buildTraveller(app.db);
    const { event } = await buildFreeEvent(app.db);
    const last = await source.db.execute<{ id: number }>(sql`select max(id)::int as id from bookings`);
    expect(await bookFreely(app, person, { eventId: event.id })).toBeGreaterThan(last.rows[0]?.id ?? 0);
    await expect(restored.pool.query('update audit_log set action = action')).rejects.toThrow(/append-only/);
    await expect(restored.pool.query('update events set seats_confirmed = capacity + 1')).rejects.toThrow();
  });

  it('includes uploaded files', async () => {
    expect(manifest.uploads.map(({ key }) => key)).toEqual(['events/a1.png']);
    expect(await readFile(join(scratch, 'restored-uploads/events/a1.png'), 'utf8')).toBe('a picture');
  });

  it('can only be read by its owner', async () => {
    expect((await stat(folder)).mode & 0o077).toBe(0);
    for (const name of await readdir(join(folder, 'tables')))
      expect((await stat(join(folder, 'tables', name))).mode & 0o077).toBe(0);
  });

  it('is tried by restoring it beside the site, and nothing of that stays', async () => {
    const databases = () =>
      source.pool.query(`select count(*)::int as count from pg_database where datname like 'backup_trial_%'`);
    await tryBackup(folder, source.url);
    expect((await databases()).rows).toEqual([{ count: 0 }]);
    const file = join(folder, 'tables/public.bookings.jsonl.gz');
    const content = await readFile(file);
    await writeFile(file, content.subarray(0, content.length - 1));
    await expect(tryBackup(folder, source.url)).rejects.toThrow(/is damaged/);
    await writeFile(file, content);
    expect((await databases()).rows).toEqual([{ count: 0 }]);
  });

  it('is not restored into a database that is in use', async () => {
    await expect(restore({ folder, url: source.url, uploads: null })).rejects.toThrow(/in use/);
  });

  it('is refused completely if one of its files is damaged, and nothing is written', async () => {
    const target = await testDatabase();
    const file = join(folder, 'tables/public.bookings.jsonl.gz');
    const content = await readFile(file);
    await writeFile(file, content.subarray(0, content.length - 1));
    await expect(restore({ folder, url: target.url, uploads: null })).rejects.toThrow(/bookings.* is damaged/);
    await writeFile(file, content);
    const { rows } = await target.pool.query('select 1 from categories');
    expect(rows).toEqual([]);
  });

  it('is refused by another version of the program', async () => {
    const target = await testDatabase();
    const file = join(folder, 'manifest.json');
    const text = await readFile(file, 'utf8');
    const older = { ...manifest, migrations: manifest.migrations.slice(0, -1) };
    await writeFile(file, JSON.stringify(older));
    await expect(restore({ folder, url: target.url, uploads: null })).rejects.toThrow(/made at the migration/);
    await writeFile(file, text);
  });

  it('that was not finished cannot be restored', async () => {
    const target = await testDatabase();
    const half = newFolder();
    await mkdir(half);
    await expect(restore({ folder: half, url: target.url, uploads: null })).rejects.toThrow(
      /doesn't contain a complete backup/,
    );
  });

  it('never overwrites another', async () => {
    await expect(backUp({ url: source.url, folder, uploads: null })).rejects.toThrow(/EEXIST/);
  });
});

describe('OPS-05 a backup while seats are being booked', () => {
  it('is a snapshot of one moment: once restored, it passes the invariants', { timeout: 120_000 }, async () => {
    const app = await testApp();
    const { event } = await buildFreeEvent(app.db, { capacity: 40 });
    const people = await Promise.all(Array.from({ length: 40 }, () => buildTraveller(app.db)));
    const folder = newFolder();
    const booking = (async () => {
      for (const person of people) await bookFreely(app, person, { eventId: event.id });
    })();
    await backUp({ url: app.url, folder, uploads: null });
    await booking;
    const restored = await testDatabase(emptyTemplate);
    const { tables } = await restore({ folder, url: restored.url, uploads: null });
    await expectCleanInvariants(restored.db);
    const booked = tables.find(({ name }) => name === 'bookings')?.rows ?? 0;
    expect(tables.find(({ name }) => name === 'tickets')?.rows).toBe(booked);
    expect(tables.find(({ name }) => name === '_private_jobs')?.rows).toBeGreaterThanOrEqual(booked);
  });
});

describe('OPS-05 of several backups', () => {
  it('the newest stay, and whatever has another name', async () => {
    const at = join(scratch, 'several');
    const names = [
      'backup-2026-11-20T03-00-00-000Z',
      'backup-2026-11-21T03-00-00-000Z',
      'backup-2026-11-22T03-00-00-000Z',
    ];
    for (const name of [...names, 'backup-before-moving', 'others']) await mkdir(join(at, name), { recursive: true });
    expect(await keepNewest(at, 3)).toBe(0);
    expect(await keepNewest(at, 2)).toBe(1);
    expect((await readdir(at)).toSorted()).toEqual([...names.slice(1), 'backup-before-moving', 'others']);
    expect(await keepNewest(at, 1)).toBe(1);
  });
});
