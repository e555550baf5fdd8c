import { personRoutes } from '@ascendant/contract/person';
import { limitRules } from '@ascendant/domain/rate-limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTraveller } from '../../test/factories/people';
import { longWait } from '../../test/long-wait';
import { testApp } from '../../test/test-app';
import type { Module } from '../application/module';
import { AppError } from '../errors/app-error';
import { callCounter } from './count-calls';
import { rateLimitsOn } from './rate-limits';

/** What the call fails with next time. */
let failure: (() => Error) | null = null;
let callerId = 0;

const failing: Module = {
  name: 'failing',
  register: ({ bind, sessions, limits }) => {
    sessions.readWith(async () => ({ userId: callerId, role: 'traveller', sessionId: 1 }));
    bind(personRoutes.removeDependent, async () => {
      if (failure !== null) throw failure();
      return null;
    });
    // It has no limit of its own; the service counts.
    bind(personRoutes.listDependents, async () => {
      await limits.take('export', { target: callerId });
      if (failure !== null) throw failure();
      return [];
    });
  },
};

const app = await testApp({ modules: [failing], settings: { RATE_LIMITS: 'on' } });

beforeEach(async () => {
  callerId = (await buildTraveller(app.db)).id;
});

const limit = limitRules.writeDependent.target[0]?.count ?? 0;
const call = async (): Promise<number> =>
  (await app.call(personRoutes.removeDependent, { params: { id: 3 } }, { authorization: 'Bearer x' })).status;

/** Makes as many calls as the limit allows, then one that succeeds. */
async function afterAllFailedWith(error: () => Error): Promise<number> {
  failure = error;
  for (let calls = 0; calls < limit; calls += 1) await call();
  failure = null;
  return call();
}

describe('a limit of a call', () => {
  it.each(['busy', 'unavailable', 'payments_unavailable', 'in_progress'] as const)(
    'counts no call that ends in %s: people who try again until it works are let in',
    async (code) => {
      expect(await afterAllFailedWith(() => new AppError(code))).toBe(204);
    },
  );

  it('counts no call during which the database went away', async () => {
    expect(await afterAllFailedWith(() => new Error('Connection terminated unexpectedly'))).toBe(204);
  });

  it.each(['sold_out', 'internal', 'not_found'] as const)('counts calls that end in %s', async (code) => {
    expect(await afterAllFailedWith(() => new AppError(code))).toBe(429);
  });
});

describe('a limit that a service counts', () => {
  const most = limitRules.export.target[0]?.count ?? 0;
  const exported = async (): Promise<number> =>
    (await app.call(personRoutes.listDependents, {}, { authorization: 'Bearer x' })).status;

  it.each([
    ['unavailable', 200],
    ['not_found', 429],
  ] as const)('and a call that ends in %s: the next one after as many as are allowed gets %i', async (code, status) => {
    for (let calls = 0; calls < most; calls += 1) {
      failure = () => new AppError(code);
      await exported();
    }
    failure = null;
    // Places are given back just after the answer.
    await vi.waitFor(async () => expect(await exported()).toBe(status), longWait);
  });
});

it('a place is given back once the database takes it, and only once', async () => {
  const limits = rateLimitsOn(app.db, true);
  const counted = { target: callerId };
  const giveBack = await limits.take('writeDependent', counted);
  await limits.take('writeDependent', counted);
  const count = async () =>
    (await app.pool.query(`select sum(count)::int as sum from rate_limits where bucket like 'writeDependent:%'`)).rows;
  const [before] = await count();
  await app.pool.query('alter table rate_limits add constraint closed check (count < 0) not valid');
  await expect(giveBack()).rejects.toThrow();
  await app.pool.query('alter table rate_limits drop constraint closed');
  await giveBack();
  await giveBack();
  expect(await count()).toEqual([{ sum: before.sum - 1 }]);
});

it('is tried again while the database is away', async () => {
  let tries = 0;
  const giveBack = async (): Promise<void> => {
    tries += 1;
    if (tries === 1) throw new Error('Connection terminated unexpectedly');
  };
  const count = callCounter({ take: async () => giveBack, check: async () => undefined, count: async () => undefined });
  const request = { caller: null, ip: '192.0.2.1' };
  const failed = count(personRoutes.removeDependent, Object.assign(Object.create(null), request), async () => {
    throw new AppError('unavailable');
  });
  await expect(failed).rejects.toThrow();
  await vi.waitFor(() => expect(tries).toBe(2), longWait);
});
