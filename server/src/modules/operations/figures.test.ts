import type { Health } from '@ascendant/contract/operations';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/test-app';
import { testDatabase } from '../../../test/test-database';
import { noteBackup } from '../../backup/note-backup';
import { addJob } from '../../jobs/add-job.repository';
import { figuresOf } from './figures';

const token = 'sixteen-letters-1';
const authorization = `Bearer ${token}`;

const app = await testApp({ settings: { METRICS_TOKEN: token } });

/** The metrics by name and labels. */
async function scraped(): Promise<ReadonlyMap<string, string>> {
  const { payload } = await app.inject({ url: '/metrics', headers: { authorization } });
  const lines = payload.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line): [string, string] => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}

describe('the metrics', () => {
  it('have the figures of the business', async () => {
    await noteBackup(app.db);
    await addJob(app.db, 'make_refund', { refundId: 4711 });
    const figures = await scraped();
    expect(figures.get('ascendant_database_up')).toBe('1');
    expect(figures.get('ascendant_payment_circuit_open')).toBe('0');
    expect(figures.get('ascendant_jobs{state="dead"}')).toBe('0');
    expect(Number(figures.get('ascendant_jobs{state="waiting"}'))).toBeGreaterThan(0);
    expect(Number(figures.get('ascendant_backup_age_seconds'))).toBeLessThan(60);
    expect(Number(figures.get('ascendant_disk_free_bytes'))).toBeGreaterThan(0);
    expect(figures.get('ascendant_emails{state="dead"}')).toBe('0');
  });

  it('have no number for what isn’t known', async () => {
    const figures = await scraped();
    expect(figures.get('ascendant_replica_lag_seconds')).toBe('Nan');
    expect(figures.get('ascendant_replica_up')).toBe('Nan');
    expect(figures.get('ascendant_webhook_age_seconds')).toBe('Nan');
  });

  it.each([
    [{ lagSeconds: null }, 0],
    [{ lagSeconds: 0 }, 1],
    [null, null],
  ])('a replica that says %o is %s: up, gone, or not there', async (replica, up) => {
    const reply = await app.inject({ url: '/metrics/health', headers: { authorization } });
    const health = JSON.parse(reply.payload) as Health;
    expect(figuresOf({ ...health, replica }).ascendant_replica_up).toBe(up);
  });

  it('are served when a figure can’t be read, and forget what they had', async () => {
    await app.pool.query('alter table payment_discrepancies rename to away');
    const figures = await scraped();
    await app.pool.query('alter table away rename to payment_discrepancies');
    expect(figures.get('ascendant_discrepancies_open')).toBe('Nan');
    expect(figures.get('ascendant_database_up')).toBe('1');
    expect(app.log.lines.filter((line) => line.includes('figures of the metrics'))).toHaveLength(1);
  });

  it('CRA-15 say that the database is away while it is: their token is no session, so no one looks it up', async () => {
    const database = await testDatabase();
    const away = await testApp({ database, settings: { METRICS_TOKEN: token } });
    await away.app.context.signal.close();
    await database.drop();
    const { statusCode, payload } = await away.inject({ url: '/metrics', headers: { authorization } });
    expect([statusCode, payload.split('\n')]).toEqual([200, expect.arrayContaining(['ascendant_database_up 0'])]);
  });

  it('the health is told to machines that have the token, and to no one else', async () => {
    const ask = async (headers = {}) => app.inject({ url: '/metrics/health', headers });
    expect((await ask()).statusCode).toBe(404);
    expect((await ask({ authorization: 'Bearer other' })).statusCode).toBe(404);
    const { statusCode, payload } = await ask({ authorization });
    expect([statusCode, JSON.parse(payload)]).toEqual([200, expect.objectContaining({ openDiscrepancies: 0 })]);
  });
});
