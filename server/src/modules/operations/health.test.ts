import { routes } from '@ascendant/contract/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { buildAdmin, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type TestApp } from '../../../test/test-app';
import { noteBackup } from '../../backup/note-backup';

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
