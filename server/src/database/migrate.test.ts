import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../test/test-database';
import { migrate } from './migrate';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await testDatabase('template1');
  folder = await mkdtemp(join(tmpdir(), 'ascendant-migrations-'));
  await writeFile(join(folder, '0001_trips.sql'), 'create table trips (id int primary key);');
});

const rows = async (query: string): Promise<unknown[]> => (await database.pool.query(query)).rows;

describe('migrate', () => {
  it('applies the files in order, and none of them a second time', async () => {
    await writeFile(join(folder, '0002_days.sql'), 'alter table trips add days int;\ninsert into trips values (1, 3);');
    expect(await migrate(database.url, folder)).toEqual(['0001_trips.sql', '0002_days.sql']);
    expect(await migrate(database.url, folder)).toEqual([]);
    expect(await rows('select id, days from trips')).toEqual([{ id: 1, days: 3 }]);
  });

  it('applies each file once if several processes start at the same time', async () => {
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, folder)));
    expect(applied.flat()).toEqual(['0001_trips.sql']);
  });

  it('CRA-14 rolls back a file that fails half way, names it, and applies it once it is fixed', async () => {
    const broken = join(folder, '0002_days.sql');
    await writeFile(broken, 'alter table trips add days int; select no_such_function();');
    await expect(migrate(database.url, folder)).rejects.toThrow(
      /^The migration 0002_days.sql failed and was rolled back/,
    );
    expect(await rows(`select 1 from information_schema.columns where column_name = 'days'`)).toEqual([]);
    await writeFile(broken, 'alter table trips add days int;');
    expect(await migrate(database.url, folder)).toEqual(['0002_days.sql']);
  });

  it('CRA-14 refuses a file that was changed after it was applied', async () => {
    await migrate(database.url, folder);
    await writeFile(join(folder, '0001_trips.sql'), 'create table trips (id bigint primary key);');
    await expect(migrate(database.url, folder)).rejects.toThrow('The migration 0001_trips.sql was changed');
  });

  it('refuses a database from before the first release, and says how to start afresh', async () => {
    await migrate(database.url, folder);
    await database.pool.query(`insert into schema_migrations values ('0000_extensions.sql', 'x')`);
    await expect(migrate(database.url, folder)).rejects.toThrow(
      /from before the first release.*To start afresh, delete/,
    );
  });

  it('refuses a database that a newer version of the program has migrated', async () => {
    await migrate(database.url, folder);
    await database.pool.query(`insert into schema_migrations values ('0009_later.sql', 'x')`);
    await expect(migrate(database.url, folder)).rejects.toThrow('has the migration 0009_later.sql');
  });
});
