import { catalogRoutes } from '@ascendant/contract/catalog';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../test/test-app';
import { testDatabase, type TestDatabase } from '../../test/test-database';
import { AppError } from '../errors/app-error';
import { subscriberOf } from './client-address';
import { rateLimitsOn } from './rate-limits';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

/** Moves everything that has been counted so far into the past. */
const age = async (seconds: number): Promise<void> => {
  await database.pool.query(`update rate_limits set window_start = window_start - make_interval(secs => $1)`, [
    seconds,
  ]);
};

const refusal = async (call: Promise<unknown>): Promise<AppError | null> =>
  call.then(
    () => null,
    (error: unknown) => {
      if (error instanceof AppError) return error;
      throw error;
    },
  );

describe('RAT', () => {
  it('allows as many as the rule says, and refuses the next with the time to wait', async () => {
    const limits = rateLimitsOn(database.db, true);
    for (let call = 0; call < 10; call += 1) await limits.take('register', { ip: '192.0.2.1' });
    const error = await refusal(limits.take('register', { ip: '192.0.2.1' }));
    expect(error).toMatchObject({ code: 'rate_limited', status: 429 });
    expect(error?.facts.retryAfterSeconds).toBeGreaterThan(3500);
    expect(error?.facts.retryAfterSeconds).toBeLessThanOrEqual(3600);
    expect(await refusal(limits.take('register', { ip: '192.0.2.2' }))).toBeNull();
  });

  it('does not count refused calls, and allows calls again when the first ones leave the window', async () => {
    const limits = rateLimitsOn(database.db, true);
    await age(3601);
    expect(await refusal(limits.take('register', { ip: '192.0.2.1' }))).toBeNull();
  });

  it('a code can be sent again after a minute, but not earlier', async () => {
    const limits = rateLimitsOn(database.db, true);
    await limits.take('sendCode', { target: 'a@b.example' });
    await age(57);
    expect(await refusal(limits.take('sendCode', { target: 'a@b.example' }))).not.toBeNull();
    await age(4);
    expect(await refusal(limits.take('sendCode', { target: 'a@b.example' }))).toBeNull();
  });

  it('counts failures without refusing them, and refuses the next attempt', async () => {
    const limits = rateLimitsOn(database.db, true);
    const who = { target: 'ada', ip: '192.0.2.3' };
    for (let failure = 0; failure < 10; failure += 1) {
      await limits.check('signInFailure', who);
      await limits.count('signInFailure', who);
    }
    expect(await refusal(limits.check('signInFailure', who))).toMatchObject({ code: 'rate_limited' });
    expect(await refusal(limits.check('signInFailure', { ...who, target: 'bob' }))).toBeNull();
  });

  it('allows exactly the limit, no matter how many calls arrive at the same time', async () => {
    const limits = rateLimitsOn(database.db, true);
    const calls = Array.from({ length: 40 }, () => refusal(limits.take('export', { target: 99 })));
    expect((await Promise.all(calls)).filter((error) => error === null)).toHaveLength(3);
  });

  it('survives a restart, and is shared by processes', async () => {
    await rateLimitsOn(database.db, true).take('export', { target: 5 });
    await rateLimitsOn(database.db, true).take('export', { target: 5 });
    await rateLimitsOn(database.db, true).take('export', { target: 5 });
    expect(await refusal(rateLimitsOn(database.db, true).take('export', { target: 5 }))).not.toBeNull();
  });

  it('stores no address and no name in plain text', async () => {
    await rateLimitsOn(database.db, true).count('signInFailure', { target: 'canary@b.example', ip: '203.0.113.77' });
    const { rows } = await database.pool.query<{ bucket: string }>('select bucket from rate_limits');
    expect(rows.filter(({ bucket }) => /canary|203\.0/.test(bucket))).toEqual([]);
  });

  it('counts and refuses nothing when it is off', async () => {
    const limits = rateLimitsOn(database.db, false);
    for (let call = 0; call < 5; call += 1) await limits.take('export', { target: 6 });
    const { rowCount } = await database.pool.query(
      `select 1 from rate_limits where bucket like 'export:%' and count > 3`,
    );
    expect(rowCount).toBe(0);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %s as the subscriber %s', (address, subscriber) => {
    expect(subscriberOf(address)).toBe(subscriber);
  });
});

describe('the wide limits', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({
      settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
      modules: [{ name: 'echo', register: ({ bind }) => bind(catalogRoutes.listCategories, async () => []) }],
    });
  });

  const read = async (address: string): Promise<number> =>
    (await app.call(catalogRoutes.listCategories, {}, { 'x-forwarded-for': address })).status;

  it('allow 3,000 public reads per minute from one address, and no more', async () => {
    for (let call = 0; call < 2999; call += 1) await read('192.0.2.9');
    expect([await read('192.0.2.9'), await read('192.0.2.9'), await read('192.0.2.10')]).toEqual([200, 429, 200]);
  });
});
