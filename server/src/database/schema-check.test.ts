import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/test-database';
import { migrate } from './migrate';
import { whyNotOnSchema } from './schema-check';

describe('a start that does not migrate', () => {
  it('accepts the schema of this version', async () => {
    const { url } = await testDatabase();
    expect(await whyNotOnSchema(url)).toBeNull();
  });

  it('refuses an empty database, and says what to run', async () => {
    const { url } = await testDatabase('template1');
    expect(await whyNotOnSchema(url)).toMatch(/^The database is empty\. Run `npm run migrate`/);
  });

  it('refuses a database that lacks a migration', async () => {
    const { url, pool } = await testDatabase();
    await pool.query(`delete from schema_migrations where name like '0002%'`);
    expect(await whyNotOnSchema(url)).toMatch(/^The database lacks a migration of this version\. Run/);
  });

  it('refuses the functions of an earlier program, and accepts those of a newer one', async () => {
    const { url, pool } = await testDatabase();
    await pool.query(`update schema_functions set checksum = 'other', program = '0.0.9'`);
    expect(await whyNotOnSchema(url)).toMatch(/^The database has the functions of an earlier version\. Run/);
    await pool.query(`update schema_functions set program = '99.0.0'`);
    expect(await whyNotOnSchema(url)).toBeNull();
  });

  it('accepts a newer schema unless one of its migrations needs a newer program', async () => {
    const { url, pool } = await testDatabase();
    const add = `insert into schema_migrations (name, checksum, oldest_program) values ($1, 'x', $2)`;
    await pool.query(add, ['9001_expand.sql', '0.1.0']);
    await pool.query(`update schema_functions set checksum = 'other'`);
    expect(await whyNotOnSchema(url)).toBeNull();
    await pool.query(add, ['9002_contract.sql', '99.0.0']);
    expect(await whyNotOnSchema(url)).toContain('on which only version 99.0.0 or later can run');
  });
});

describe('migrating', () => {
  it('replaces only the triggers whose text has changed', async () => {
    const { url, pool } = await testDatabase();
    const oids = async () =>
      (
        await pool.query<{ name: string; oid: number }>(
          `select tgrelid::regclass || '.' || tgname as name, oid::int from pg_trigger where not tgisinternal order by 1`,
        )
      ).rows;
    const before = await oids();
    await pool.query(`update schema_functions set checksum = 'other',
      triggers = triggers || '{"bookings.guard_booking": "an earlier text"}'`);
    await pool.query('create trigger gone before insert on events for each row execute function guard_new_booking()');
    await migrate(url);
    const after = await oids();
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    const changed = after.filter(({ oid }, index) => oid !== before[index]?.oid).map(({ name }) => name);
    expect(changed).toEqual(['bookings.guard_booking']);
  });
});
