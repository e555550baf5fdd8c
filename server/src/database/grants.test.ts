import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../test/test-app';
import { testDatabase } from '../../test/test-database';
import { queueMail } from '../mail/mail-queue.repository';
import { openPool } from './connection';
import { databaseOn, inTransaction } from './database';
import { grantBeforehand, grantToApplication } from './grants';

const role = `app_${randomBytes(4).toString('hex')}`;
let app: TestApp;

beforeAll(async () => {
  const owned = await testDatabase();
  await owned.pool.query(`create role ${role} login password 'app'`);
  const url = new URL(owned.url);
  url.username = role;
  url.password = 'app';
  for (const grant of [grantBeforehand, grantToApplication, grantBeforehand, grantToApplication])
    await grant(owned.url, url.href);
  await owned.pool.query('create table created_since (id int generated always as identity, text text)');
  const pool = openPool(url.href, () => undefined);
  const drop = async (): Promise<void> => {
    await pool.end();
    await owned.pool.query(`drop owned by ${role}; drop role ${role}`);
    await owned.drop();
  };
  app = await testApp({
    modules: [],
    database: { url: url.href, pooledUrl: url.href, pool, db: databaseOn(pool), drop },
  });
});
afterAll(() => app.close());

const refusal = async (statement: string): Promise<string> =>
  app.pool.query(statement).then(
    () => 'done',
    (error: Error) => error.message,
  );

describe('OPS-04 the application’s own role', () => {
  it('can work with rows and with the job queue', async () => {
    const letter = { heading: 'Hello', paragraphs: ['A word.'] };
    const order = { kind: 'welcome' as const, userId: null, to: 'ada@example.org', subject: 'Hello', letter };
    await inTransaction(app.db, (tx) => queueMail(tx, order));
    await app.runJobs();
    expect(app.mailer.sent).toHaveLength(1);
  });

  it('can work with a table from the moment that a migration creates it', async () => {
    expect(await refusal(`insert into created_since (text) values ('x')`)).toBe('done');
  });

  it('can add to the audit log, but cannot change it', async () => {
    expect(await refusal(`insert into audit_log (actor_role, action) values ('admin', 'test.done')`)).toBe('done');
    for (const change of [`update audit_log set action = 'x'`, 'delete from audit_log', 'truncate audit_log'])
      expect(await refusal(change)).toBe('permission denied for table audit_log');
  });

  it('cannot change or create tables', async () => {
    expect(await refusal('create table mine (id int)')).toBe('permission denied for schema public');
    expect(await refusal('alter table users add column x int')).toBe('must be owner of table users');
    expect(await refusal('alter table audit_log disable trigger all')).toBe('must be owner of table audit_log');
    expect(await refusal('delete from schema_migrations')).toBe('permission denied for table schema_migrations');
  });
});
