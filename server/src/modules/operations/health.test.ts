import { routes } from '@ascendant/contract/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/audit-log';
import { taskRuns } from '../../../db/schema/task-runs';
import { buildAdmin, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type TestApp } from '../../../test/test-app';
import { testDatabase, type TestDatabase } from '../../../test/test-database';
import { noteBackup } from '../../backup/note-backup';
import { openPool } from '../../database/connection';
import { databaseOn } from '../../database/database';
import { readReplicaLag } from './replica-lag';

describe('health', () => {
  let app: TestApp;
  let admin: SignedInPerson;
  beforeAll(async () => {
    app = await testApp();
    admin = await buildAdmin(app.db);
  });
  const health = async () => (await app.call(routes.adminHealth, {}, admin.session)).body;

  it('ERR-07 says when the last backup was made, from the first one on', async () => {
    expect((await health()).lastBackupAt).toBeNull();
    await noteBackup(app.db);
    const first = await health();
    expect(Date.parse(first.at) - Date.parse(first.lastBackupAt ?? '')).toBeLessThan(60_000);
    await noteBackup(app.db);
    expect(Date.parse((await health()).lastBackupAt ?? '')).toBeGreaterThan(Date.parse(first.lastBackupAt ?? ''));
    const noted = (await app.db.select().from(auditLog)).filter(({ action }) => action === 'backup.made');
    expect(noted).toHaveLength(2);
  });

  it('ERR-07 has no lag to tell of without a replica', async () => {
    expect((await health()).replica).toBeNull();
  });
});

describe('the lag of a replica', () => {
  let primary: TestDatabase;
  let replica: TestDatabase;
  beforeAll(async () => {
    [primary, replica] = [await testDatabase(), await testDatabase()];
  });

  const marked = async ({ db }: TestDatabase, endedAt: string) => {
    await db.delete(taskRuns);
    await db.insert(taskRuns).values({ task: 'reconcile_payments', endedAt: new Date(endedAt) });
  };

  it.each([
    ['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', 0],
    ['2026-11-20T12:00:30.000Z', '2026-11-20T12:00:00.000Z', 30],
    ['2026-11-21T12:00:00.000Z', '2026-11-20T12:00:00.000Z', 86_400],
    // A mark was made between the two looks.
    ['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:30.000Z', 0],
  ])('ERR-07 of a mark at %s here and at %s there is %i seconds', async (here, there, lagSeconds) => {
    await marked(primary, here);
    await marked(replica, there);
    expect(await readReplicaLag(primary.db, replica.db)).toEqual({ lagSeconds });
  });

  it("ERR-07 is unknown when it has no mark yet or doesn't answer", async () => {
    await replica.db.delete(taskRuns);
    expect(await readReplicaLag(primary.db, replica.db)).toEqual({ lagSeconds: null });
    const nowhere = databaseOn(openPool('postgresql://nobody@127.0.0.1:1/nothing', () => undefined));
    expect(await readReplicaLag(primary.db, nowhere)).toEqual({ lagSeconds: null });
  });
});
