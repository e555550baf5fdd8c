import { routes } from '@ascendant/contract/routes';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { buildAdmin } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { noteBackup } from '../../backup/note-backup';

const app = await testApp();
const admin = await buildAdmin(app.db);

describe('health', () => {
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
