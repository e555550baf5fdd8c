import { setTimeout as sleep } from 'node:timers/promises';
import { bookingRoutes } from '@ascendant/contract/booking';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '../../db/schema/users';
import { buildTraveller } from '../../test/factories/people';
import { longWait } from '../../test/long-wait';
import { testApp, type Reply } from '../../test/test-app';
import type { Module } from '../application/module';
import { inTransaction, withCommit, type Transaction } from '../database/database';
import { AppError } from '../errors/app-error';
import { claimKey } from './idempotency.repository';

/** What the call does next time, and how often it has run. */
let outcome: (keep: (tx: Transaction) => Promise<void>) => Promise<null>;
let done = 0;
const callers = new Map<string, number>();

const echo: Module = {
  name: 'echo',
  register: ({ bind, sessions }) => {
    sessions.readWith(async ({ bearer = '' }) => {
      const userId = callers.get(bearer);
      return userId === undefined ? null : { userId, role: 'traveller', sessionId: 1 };
    });
    bind(bookingRoutes.releaseHold, async ({ keepAnswer }) => {
      done += 1;
      return outcome((tx) => keepAnswer(tx, null));
    });
  },
};

const app = await testApp({ modules: [echo] });

beforeAll(async () => {
  for (const name of ['ada', 'bob']) callers.set(name, (await buildTraveller(app.db)).id);
});

beforeEach(() => {
  done = 0;
  outcome = async () => null;
});

const release = async (key: string, { intent = 'pi_1', as = 'ada' } = {}): Promise<Reply<unknown>> =>
  app.call(
    bookingRoutes.releaseHold,
    { body: { paymentIntentId: intent } },
    { authorization: `Bearer ${as}`, 'idempotency-key': key },
  );

describe('IDE', () => {
  it('IDE-02 runs a call once per key, and repeats the reply', async () => {
    const [first, second] = [await release('k1'), await release('k1')];
    expect([first.status, second.status, done]).toEqual([204, 204, 1]);
    expect([first.headers['idempotent-replay'], second.headers['idempotent-replay']]).toEqual([undefined, 'true']);
  });

  it('IDE-02 refuses a key that was used for a different request', async () => {
    await release('k2');
    expect((await release('k2', { intent: 'pi_2' })).json).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('IDE-01 keeps the keys of different users apart', async () => {
    await release('k3');
    await release('k3', { as: 'bob' });
    expect(done).toBe(2);
  });

  it('IDE-02 replies in_progress while the first call is running', async () => {
    let finish = (): void => undefined;
    outcome = () => new Promise((resolve) => (finish = () => resolve(null)));
    const first = release('k4');
    await vi.waitFor(() => expect(done).toBe(1), longWait);
    const second = await release('k4');
    finish();
    expect([second.status, second.json]).toEqual([409, expect.objectContaining({ code: 'in_progress' })]);
    expect((await first).status).toBe(204);
  });

  it('IDE-02 stores a final refusal', async () => {
    outcome = async () => {
      throw new AppError('sold_out');
    };
    const [first, second] = [await release('k5'), await release('k5')];
    expect([first.status, second.status, done]).toEqual([409, 409, 1]);
    expect(second.json).toEqual(first.json);
  });

  it.each([
    'bad_request',
    'unauthenticated',
    'forbidden',
    'not_found',
    'birth_date_required',
    'rate_limited',
    'busy',
  ] as const)('IDE-02 lets the same key be tried again after %s', async (code) => {
    outcome = async () => {
      throw new AppError(code);
    };
    await release(`k6-${code}`);
    outcome = async () => null;
    expect([(await release(`k6-${code}`)).status, done]).toEqual([204, 2]);
  });

  it('IDE-02 lets the same key be tried again after a bug', async () => {
    outcome = async () => {
      throw new TypeError('a bug');
    };
    expect((await release('k7')).status).toBe(500);
    outcome = async () => null;
    expect([(await release('k7')).status, done]).toEqual([204, 2]);
  });

  it('IDE-02 lets a repeat take over the key of a call that died, 5 seconds after it last said that it runs', async () => {
    await release('k8');
    const lapse = (seconds: number) =>
      app.pool.query(
        `update idempotency_keys set status_code = null, completed_at = null, renewed_at = now() - make_interval(secs => $1)
         where key = 'k8'`,
        [seconds],
      );
    await lapse(4);
    expect((await release('k8')).json).toMatchObject({ code: 'in_progress' });
    await lapse(6);
    expect([(await release('k8')).status, done]).toEqual([204, 2]);
  });

  it('IDE-02 keeps the key of a call that runs for longer than that', async () => {
    let goOn = (): void => undefined;
    const repeated = new Promise<void>((resolve) => (goOn = resolve));
    outcome = async () => {
      await repeated;
      return null;
    };
    const slow = release('k14');
    const renewedAt = async () =>
      (await app.pool.query<{ at: Date }>(`select renewed_at as at from idempotency_keys where key = 'k14'`)).rows[0]
        ?.at;
    await vi.waitFor(() => expect(done).toBe(1), longWait);
    const first = await renewedAt();
    await vi.waitFor(async () => expect(await renewedAt()).not.toEqual(first), longWait);
    expect((await release('k14')).json).toMatchObject({ code: 'in_progress' });
    goOn();
    expect([(await slow).status, done]).toEqual([204, 1]);
  });

  it('answers again what was committed with the effect, whatever went wrong afterwards', async () => {
    outcome = async (keep) => {
      await inTransaction(app.db, keep);
      throw new AppError('unavailable');
    };
    expect((await release('k11')).status).toBe(503);
    expect([(await release('k11')).status, done]).toEqual([204, 1]);
  });

  it('keeps no answer of a transaction that was rolled back', async () => {
    outcome = async (keep) =>
      inTransaction(app.db, async (tx) => {
        await keep(tx);
        throw new AppError('busy');
      });
    expect((await release('k12')).status).toBe(503);
    outcome = async () => null;
    expect([(await release('k12')).status, done]).toEqual([204, 2]);
  });

  it.each([
    ['before the commit', (tx: Transaction, keep: (tx: Transaction) => Promise<void>) => keep(tx)],
    ['with the commit', (tx: Transaction, keep: (tx: Transaction) => Promise<void>) => withCommit(tx, () => keep(tx))],
  ])(
    'rolls back a call whose claim has lapsed once a repeat has claimed its key, and answers as that did: its answer is kept %s',
    async (when, finish) => {
      let goOn = (): void => undefined;
      const repeated = new Promise<void>((resolve) => (goOn = resolve));
      outcome = async (keep) =>
        inTransaction(app.db, async (tx) => {
          await tx
            .update(users)
            .set({ bio: when })
            .where(eq(users.id, callers.get('ada') ?? 0));
          await repeated;
          await finish(tx, keep);
          return null;
        });
      const slow = release(`k13 ${when}`.replaceAll(' ', '-'));
      await vi.waitFor(() => expect(done).toBe(1), longWait);
      await app.pool.query(
        `update idempotency_keys set renewed_at = now() - interval '6 seconds' where key like 'k13%'`,
      );
      outcome = async () => null;
      const again = () => release(`k13 ${when}`.replaceAll(' ', '-'));
      expect((await again()).status).toBe(204);
      goOn();
      expect([(await slow).status, (await again()).status]).toEqual([204, 204]);
      const changed = await app.db.select().from(users).where(eq(users.bio, when));
      expect(changed).toEqual([]);
    },
  );

  it('answers as the repeat that has claimed its key did, if it was refused because of what that did', async () => {
    let refuse = (): void => undefined;
    outcome = async () => new Promise((_, reject) => (refuse = () => reject(new AppError('already_booked'))));
    const slow = release('k15');
    await vi.waitFor(() => expect(done).toBe(1), longWait);
    await app.pool.query(`update idempotency_keys set renewed_at = now() - interval '6 seconds' where key = 'k15'`);
    outcome = async () => null;
    expect((await release('k15')).status).toBe(204);
    refuse();
    expect([(await slow).status, (await release('k15')).status, done]).toEqual([204, 204, 2]);
  });

  it('IDE-01 forgets a key after 24 hours', async () => {
    await release('k9');
    await app.pool.query(`update idempotency_keys set created_at = now() - interval '25 hours' where key = 'k9'`);
    await release('k9', { intent: 'pi_2' });
    expect(done).toBe(2);
  });

  it('IDE-01 accepts 1 to 255 visible characters', async () => {
    const statuses = [];
    for (const key of ['x'.repeat(255), 'x'.repeat(256), 'a b', 'é'])
      statuses.push((await release(Buffer.from(key).toString('latin1'))).status);
    expect(statuses).toEqual([204, 400, 400, 400]);
  });

  it('IDE-03 works without a key', async () => {
    const { status } = await app.call(
      bookingRoutes.releaseHold,
      { body: { paymentIntentId: 'pi_1' } },
      { authorization: 'Bearer ada' },
    );
    expect([status, done]).toEqual([204, 1]);
  });

  it('IDE-02 gives a key that two calls claim at the same time to one of them', async () => {
    const attempt = { userId: callers.get('ada') ?? 0, route: 'DELETE /api/echo', key: 'k16', bodyHash: 'same' };
    const claims = await Promise.all([claimKey(app.db, attempt), claimKey(app.db, attempt)]);
    expect(claims.filter((claim) => claim !== null)).toMatchObject([{ claims: 1 }]);
  });

  it('runs a call once, no matter how many requests arrive at the same time with its key', async () => {
    outcome = () => sleep(30, null);
    const replies = await Promise.all(Array.from({ length: 20 }, () => release('k10')));
    expect(done).toBe(1);
    expect(replies.filter(({ status }) => ![204, 409].includes(status))).toEqual([]);
  });
});
