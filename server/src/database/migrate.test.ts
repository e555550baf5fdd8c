import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { longWait } from '../../test/long-wait';
import { temporaryFolder } from '../../test/temporary-folder';
import { testDatabase, type TestDatabase } from '../../test/test-database';
import { programVersion } from '../version';
import { migrate } from './migrate';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await testDatabase('template1');
  folder = await temporaryFolder('migrations');
  await writeFile(join(folder, '0001_trips.sql'), 'create table trips (id int primary key);');
});

const rows = async (query: string): Promise<unknown[]> => (await database.pool.query(query)).rows;

describe('migrate', () => {
  it('applies the files in order, and none of them a second time', async () => {
    await writeFile(join(folder, '0002_days.sql'), 'alter table trips add days int;\ninsert into trips values (1, 3);');
    expect(await migrate(database.url, { folder })).toEqual(['0001_trips.sql', '0002_days.sql']);
    expect(await migrate(database.url, { folder })).toEqual([]);
    expect(await rows('select id, days from trips')).toEqual([{ id: 1, days: 3 }]);
  });

  it('applies each file once if several processes start at the same time', async () => {
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, { folder })));
    expect(applied.flat()).toEqual(['0001_trips.sql']);
  });

  it('CRA-14 rolls back a file that fails half way, names it, and applies it once it is fixed', async () => {
    const broken = join(folder, '0002_days.sql');
    await writeFile(broken, 'alter table trips add days int; select no_such_function();');
    await expect(migrate(database.url, { folder })).rejects.toThrow(
      /^The migration 0002_days.sql failed and was rolled back/,
    );
    expect(await rows(`select 1 from information_schema.columns where column_name = 'days'`)).toEqual([]);
    await writeFile(broken, 'alter table trips add days int;');
    expect(await migrate(database.url, { folder })).toEqual(['0002_days.sql']);
  });

  it('CRA-14 refuses a file that was changed after it was applied', async () => {
    await migrate(database.url, { folder });
    await writeFile(join(folder, '0001_trips.sql'), 'create table trips (id bigint primary key);');
    await expect(migrate(database.url, { folder })).rejects.toThrow('The migration 0001_trips.sql was changed');
  });

  it('refuses a database from before the first release, and says how to start afresh', async () => {
    await migrate(database.url, { folder });
    await database.pool.query(`insert into schema_migrations values ('0000_extensions.sql', 'x')`);
    await expect(migrate(database.url, { folder })).rejects.toThrow(
      /from before the first release.*To start afresh, delete/,
    );
  });

  const migratedByNewer = (oldest: string) =>
    database.pool.query(
      `insert into schema_migrations (name, checksum, oldest_program) values ('0009_later.sql', 'x', $1)`,
      [oldest],
    );

  it('leaves a database alone that a newer program has migrated and this one can run on', async () => {
    await migrate(database.url, { folder });
    await migratedByNewer(programVersion);
    await writeFile(join(folder, '0002_days.sql'), 'alter table trips add days int;');
    expect(await migrate(database.url, { folder })).toEqual([]);
    expect(await rows(`select 1 from information_schema.columns where column_name = 'days'`)).toEqual([]);
  });

  it('refuses a database of which a migration says that only a newer program can run on it', async () => {
    await migrate(database.url, { folder });
    await migratedByNewer('99.0.0');
    await expect(migrate(database.url, { folder })).rejects.toThrow(
      'has the migration 0009_later.sql, on which only version 99.0.0 or later can run',
    );
  });

  it('lets others pass when a table is in use for longer than two seconds, and tries again', async () => {
    await migrate(database.url, { folder });
    await writeFile(join(folder, '0002_days.sql'), 'alter table trips add days int;');
    const reader = await database.pool.connect();
    await reader.query('begin; select from trips');
    const said: string[] = [];
    const migrated = migrate(database.url, { folder, progress: (line) => said.push(line) });
    await vi.waitFor(() => expect(said.some((line) => line.includes('try 2 of'))).toBe(true), longWait);
    await database.pool.query('insert into trips values (7)');
    await reader.query('commit');
    reader.release();
    expect(await migrated).toEqual(['0002_days.sql']);
    expect(await rows('select id, days from trips')).toEqual([{ id: 7, days: null }]);
  });

  it('builds indexes concurrently outside of a transaction, and once more if a try was cut', async () => {
    await migrate(database.url, { folder });
    await database.pool.query('insert into trips values (1)');
    const file = join(folder, '0002_index.sql');
    await writeFile(
      file,
      '-- Why: a test.\ncreate unique index concurrently if not exists trips_constant on trips ((1));',
    );
    await database.pool.query('insert into trips values (2)');
    await expect(migrate(database.url, { folder })).rejects.toThrow('The migration 0002_index.sql failed');
    expect(await rows(`select indisvalid from pg_index where indexrelid = 'trips_constant'::regclass`)).toEqual([
      { indisvalid: false },
    ]);
    await database.pool.query('delete from trips where id = 2');
    expect(await migrate(database.url, { folder })).toEqual(['0002_index.sql']);
    expect(await rows(`select indisvalid from pg_index where indexrelid = 'trips_constant'::regclass`)).toEqual([
      { indisvalid: true },
    ]);
  });

  it('two processes at once build it once, and neither waits for the other’s snapshot', async () => {
    await migrate(database.url, { folder });
    const build = '-- Why: a test.\ncreate index concurrently if not exists trips_again on trips (id);';
    await writeFile(join(folder, '0002_index.sql'), build);
    const both = await Promise.all([migrate(database.url, { folder }), migrate(database.url, { folder })]);
    expect(both.flat()).toEqual(['0002_index.sql']);
  });

  it('refuses a file that builds an index concurrently beside something else, before anything of it is applied', async () => {
    await writeFile(
      join(folder, '0002_mixed.sql'),
      'alter table trips add days int;\ncreate index concurrently if not exists trips_days on trips (days);',
    );
    await expect(migrate(database.url, { folder })).rejects.toThrow('can have nothing but CREATE INDEX CONCURRENTLY');
    expect(await rows(`select 1 from information_schema.columns where column_name = 'days'`)).toEqual([]);
  });
});
