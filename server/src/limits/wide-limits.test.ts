import { setImmediate as immediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isTaken } from '../../test/take-limit';
import { testDatabase } from '../../test/test-database';
import { wideLimitsOn } from './wide-limits';

const database = await testDatabase();

const stored = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ sum: number }>(
    `select coalesce(sum(count), 0)::int as sum from rate_limits`,
  );
  return rows[0]?.sum ?? 0;
};
const empty = () => database.pool.query('delete from rate_limits');
const visit = (limits: ReturnType<typeof wideLimitsOn>, from = 1, count = 100) => {
  for (let call = 0; call < count; call += 1) limits.take('publicRead', { ip: `192.0.2.${from}` });
};

describe('RAT the wide limits', () => {
  it('count each request once, however slow the database is', async () => {
    await empty();
    const limits = wideLimitsOn(database.db, true);
    const blocker = await database.pool.connect();
    await blocker.query('begin; lock table rate_limits');
    visit(limits);
    const flushes = [limits.flush()];
    for (let more = 0; more < 3; more += 1) {
      await immediate();
      flushes.push(limits.flush());
    }
    await blocker.query('commit');
    blocker.release();
    await Promise.all(flushes);
    await limits.flush();
    await limits.stop();
    expect(await stored()).toBe(100);
  });

  it('keep what couldn’t be added for the next time', async () => {
    await empty();
    let isDown = true;
    const failing = new Proxy(database.db, {
      get: (target, name, receiver) =>
        name === 'execute' && isDown
          ? () => Promise.reject(new Error('the connection is lost'))
          : Reflect.get(target, name, receiver),
    });
    const limits = wideLimitsOn(failing, true);
    visit(limits);
    for (let round = 0; round < 3; round += 1) await expect(limits.flush()).rejects.toThrow('the connection is lost');
    visit(limits, 2, 7);
    isDown = false;
    await limits.flush();
    await limits.flush();
    await limits.stop();
    expect(await stored()).toBe(107);
  });

  it('allow exactly the limit while counts are on their way', async () => {
    await empty();
    const limits = wideLimitsOn(database.db, true);
    visit(limits, 3, 2999);
    const flushing = limits.flush();
    expect(isTaken(limits, 'publicRead', { ip: '192.0.2.3' })).toBe(true);
    expect(isTaken(limits, 'publicRead', { ip: '192.0.2.3' })).toBe(false);
    await flushing;
    expect(isTaken(limits, 'publicRead', { ip: '192.0.2.3' })).toBe(false);
    await limits.flush();
    await limits.stop();
    expect(await stored()).toBe(3000);
  });

  it('send all addresses in one statement', async () => {
    await empty();
    let sent = 0;
    const counting = new Proxy(database.db, {
      get: (target, name, receiver) => {
        if (name === 'execute') sent += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const many = wideLimitsOn(counting, true);
    for (let from = 1; from <= 200; from += 1) visit(many, from, 2);
    await many.flush();
    await many.stop();
    expect([sent, await stored()]).toEqual([1, 400]);
  });

  it('know what another process counted after the next flush', async () => {
    await empty();
    const [one, other] = [wideLimitsOn(database.db, true), wideLimitsOn(database.db, true)];
    visit(one, 4, 3000);
    await one.flush();
    expect(isTaken(other, 'publicRead', { ip: '192.0.2.4' })).toBe(true);
    await other.flush();
    expect(isTaken(other, 'publicRead', { ip: '192.0.2.4' })).toBe(false);
    await one.stop();
    await other.stop();
  });
});
