import { accountRoutes } from '@ascendant/contract/account';
import { catalogRoutes } from '@ascendant/contract/catalog';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../test/test-app';
import { testDatabase } from '../../test/test-database';
import { AppError } from '../errors/app-error';
import { subscriberOf } from '../http/forwarded-for';
import { rateLimitsOn } from './rate-limits';

const database = await testDatabase();

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

  it('attempts at the same time take their places first, and give them back if they don’t count', async () => {
    const limits = rateLimitsOn(database.db, true);
    const who = { target: 'ada', ip: '192.0.2.3' };
    const attempt = () => limits.take('signInFailure', who);
    const attempts = await Promise.allSettled(Array.from({ length: 30 }, attempt));
    const taken = attempts.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(taken).toHaveLength(10);
    await taken[0]?.();
    expect(await refusal(attempt())).toBeNull();
    expect(await refusal(attempt())).toMatchObject({ code: 'rate_limited' });
  });

  it('a call over one of its limits takes no place in the others', async () => {
    const limits = rateLimitsOn(database.db, true);
    const codeFor = (target: string) => limits.take('sendCode', { target, ip: '192.0.2.4' });
    await codeFor('one@b.example');
    for (let call = 0; call < 40; call += 1) await refusal(codeFor('one@b.example'));
    expect(await refusal(codeFor('two@b.example'))).toBeNull();
  });

  it('a place that was taken before a later limit refused is given back', async () => {
    const limits = rateLimitsOn(database.db, true);
    const codeFor = (target: string, ip: string) => limits.take('sendCode', { target, ip });
    for (let other = 0; other < 30; other += 1) await codeFor(`other${other}@b.example`, '192.0.2.5');
    expect(await refusal(codeFor('late@b.example', '192.0.2.5'))).toMatchObject({ code: 'rate_limited' });
    expect(await refusal(codeFor('late@b.example', '192.0.2.6'))).toBeNull();
  });

  it('counts what happened elsewhere without refusing it, and refuses from then on', async () => {
    const limits = rateLimitsOn(database.db, true);
    const who = { target: 'ada' };
    for (let decline = 0; decline < 8; decline += 1) await limits.count('declinedPayment', who);
    expect(await refusal(limits.check('declinedPayment', who))).toMatchObject({ code: 'rate_limited' });
    expect(await refusal(limits.check('declinedPayment', { target: 'bob' }))).toBeNull();
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
      modules: [
        {
          name: 'echo',
          register: ({ bind }) => {
            bind(catalogRoutes.listCategories, async () => []);
            bind(accountRoutes.currentUser, async () => {
              throw new AppError('unauthenticated');
            });
          },
        },
      ],
    });
  });

  const visit = async (url: string, remoteAddress: string): Promise<number> =>
    (await app.inject({ url, headers: { 'x-forwarded-for': remoteAddress } })).statusCode;

  it('allow 3,000 requests of a visitor per minute, counting 401 answers and addresses that don’t exist', async () => {
    for (let call = 0; call < 1000; call += 1) {
      expect(await visit('/api/user', '192.0.2.11')).toBe(401);
      expect(await visit('/no/such/page', '192.0.2.11')).toBe(404);
      expect(await visit('/api/categories', '192.0.2.11')).toBe(200);
    }
    const after = ['/api/user', '/no/such/page', '/api/categories', '/assets/app-1f.js', '/healthz'];
    const statuses = [];
    for (const url of after) statuses.push(await visit(url, '192.0.2.11'));
    expect(statuses).toEqual([429, 429, 429, 404, 200]);
    expect(await visit('/api/categories', '192.0.2.12')).toBe(200);
  });
});
