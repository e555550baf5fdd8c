import { describe, expect, it } from 'vitest';
import { readConfig } from '../settings/config';
import { refuseOwnServer, uploadsOf } from './embedded-only';

const ownServer = readConfig({ DATABASE_URL: 'postgresql://someone:secret@db.example/ascendant' });

describe('OPS-05 our own backups', () => {
  it('are for the embedded database', () => {
    expect(() => refuseOwnServer('backup')(readConfig({}))).not.toThrow();
    expect(() => refuseOwnServer('restore')(readConfig({}))).not.toThrow();
  });

  it.each([
    ['backup', 'pg_dump'],
    ['restore', 'pg_restore'],
  ] as const)(
    'npm run %s names PostgreSQL’s own program for a server of one’s own, and no password',
    (command, program) => {
      expect(() => refuseOwnServer(command)(ownServer)).toThrow(
        new RegExp(`^npm run ${command} is for the embedded database.*${program}.*docs/backups.md`),
      );
      expect(() => refuseOwnServer(command)(ownServer)).not.toThrow(/secret/);
    },
  );

  it('include uploaded files, except those in an object store', () => {
    expect(uploadsOf(readConfig({ DATA_DIR: '/data' }))).toBe('/data/uploads');
    const store = { endpoint: 'https://s3.example', bucket: 'b', region: 'r', accessKeyId: 'a', secretAccessKey: 's' };
    expect(uploadsOf({ files: { kind: 's3', ...store }, dataDir: '/data' })).toBeNull();
  });
});
