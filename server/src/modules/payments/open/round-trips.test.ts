import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '@ascendant/contract/routes';
import { describe, expect, it } from 'vitest';
import { as, confirm, openPayment, paymentData } from '../../../../test/checkout/checkout';
import { buildOpenPayment, buildPaid, buildScene, checkedEnvironment } from '../../../../test/checkout/scene';
import { buildTraveller } from '../../../../test/factories/people';
import { roundTripsOf } from '../../../../test/statements';

const environment = await checkedEnvironment();

/** The statements of a call, without those of the sandbox: another provider has books elsewhere. */
async function tripsOf(call: () => Promise<{ status: number }>): Promise<readonly (readonly string[])[]> {
  const sent = await roundTripsOf(environment.app.pool, async () => expect((await call()).status).toBe(200));
  return sent.map((trip) => trip.filter((text) => !text.includes('"sandbox"'))).filter((trip) => trip.length > 0);
}

const locksOfEvent = (trips: readonly (readonly string[])[]) =>
  trips.flat().filter((text) => text.includes('lapse_run_out'));

/** Waits until the database has done nothing for half a second but keep one transaction waiting for a lock: then the others wait behind that one. */
async function untilAllWait(): Promise<void> {
  const { pool } = environment.app;
  const isStill = async () => {
    const { rows } = await pool.query<{ waiting: number; busy: number }>(
      `select count(*) filter (where wait_event_type = 'Lock')::int as waiting,
        count(*) filter (where wait_event_type is distinct from 'Lock')::int as busy
       from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.waiting === 1 && rows[0].busy === 0;
  };
  for (let still = 0; still < 5; still = (await isStill()) ? still + 1 : 0) await sleep(100);
}

const written = (trips: readonly (readonly string[])[]) => trips.map((trip) => trip.join('\n')).join('\n\n');

/** What was sent by each call, by round trip. Changes in place. */
const counted: Record<string, readonly (readonly string[])[]> = {};
/** What they take today. The report has each figure; a test fails only when all of them together take a tenth more. */
const roundTrips = { hold: 4, confirmation: 3, 'hold with a key': 6, 'confirmation with a key': 4 } as const;
const margin = 1.1;

describe('the round trips of a checkout, without the session', () => {
  it('a hold takes one lock of the event', async () => {
    const { event, user } = await buildScene(environment.app);
    const sent = await tripsOf(() => openPayment(environment.app, user, { eventId: event.id }));
    expect(locksOfEvent(sent)).toHaveLength(1);
    counted.hold = sent;
  });

  it('PAY-03 twenty people who want seats of one event at once take two locks of it', async () => {
    const { pool, db } = environment.app;
    const { event } = await buildScene(environment.app, { capacity: 19 });
    const crowd = await Promise.all(Array.from({ length: 20 }, () => buildTraveller(db)));
    const statuses: number[] = [];
    const other = await pool.connect();
    await other.query(`begin; select from events where id = ${event.id} for update`);
    const sent = await roundTripsOf(pool, async () => {
      const asked = crowd.map(({ user }) => openPayment(environment.app, user, { eventId: event.id }));
      await untilAllWait();
      await other.query('commit');
      other.release();
      statuses.push(...(await Promise.all(asked)).map(({ status }) => status));
    });
    expect(statuses.toSorted()).toEqual([...Array<number>(19).fill(200), 409]);
    // The first person's, and one for those who came meanwhile.
    expect(locksOfEvent(sent)).toHaveLength(2);
  });

  it('asking again for the same hold takes no lock', async () => {
    const { event, user } = await buildOpenPayment(environment.app);
    const sent = await tripsOf(() => openPayment(environment.app, user, { eventId: event.id }));
    expect(locksOfEvent(sent)).toEqual([]);
  });

  it('a confirmation takes one lock of the event', async () => {
    const { user, opened } = await buildPaid(environment);
    const sent = await tripsOf(() => confirm(environment.app, user, opened.paymentIntentId));
    expect(locksOfEvent(sent)).toHaveLength(1);
    counted.confirmation = sent;
  });

  it('IDE-02 with keys, as browsers send them, a confirmation ends with its commit', async () => {
    const { event, user } = await buildScene(environment.app);
    const keyed = (key: string) => ({ ...as(user), 'idempotency-key': key });
    let opened: { paymentIntentId: string; clientSecret: string } | undefined;
    const held = await tripsOf(async () => {
      const order = paymentData({ eventId: event.id });
      const reply = await environment.app.call(routes.createPaymentIntent, { body: order }, keyed('hold'));
      opened = reply.body;
      return reply;
    });
    counted['hold with a key'] = held;
    if (!opened) throw new RangeError('nothing was opened');
    await environment.pay(opened);
    const { paymentIntentId } = opened;
    const confirmed = await tripsOf(() =>
      environment.app.call(routes.confirmPayment, { body: { paymentIntentId } }, keyed('confirm')),
    );
    counted['confirmation with a key'] = confirmed;
    expect(confirmed.at(-1)?.at(-1)).toBe('commit');
  });

  it('PAY-03 a confirmation sends its locks in order: event, discount, booking and hold, payment', async () => {
    const { user, opened } = await buildPaid(environment);
    const sent = await tripsOf(() => confirm(environment.app, user, opened.paymentIntentId));
    const locks = sent.flat().filter((text) => text.includes('for no key update'));
    const locked = locks.map((text) => /from "?(events|discount_codes|bookings|payments)\b/.exec(text)?.[1]);
    expect(locked).toEqual(['events', 'discount_codes', 'bookings', 'payments']);
  });

  it('are about as many as ever', async ({ annotate }) => {
    const names = Object.keys(roundTrips) as (keyof typeof roundTrips)[];
    for (const name of names)
      await annotate(`${name}: ${counted[name]?.length} round trips, ${roundTrips[name]} before`);
    const all = names.reduce((sum, name) => sum + (counted[name]?.length ?? 0), 0);
    const before = names.reduce((sum, name) => sum + roundTrips[name], 0);
    expect(all).toBeGreaterThan(names.length);
    expect(all, names.map((name) => `${name}\n${written(counted[name] ?? [])}`).join('\n\n')).toBeLessThanOrEqual(
      before * margin,
    );
  });
});
