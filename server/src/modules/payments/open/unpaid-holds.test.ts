import { routes } from '@ascendant/contract/routes';
import { maxUnpaidHolds, unpaidHoldsHours, maxLiveHolds } from '@ascendant/domain/booking/hold';
import { sql, and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../../db/schema/holds';
import { discountCodes } from '../../../../db/schema/pricing';
import { as, bookingData, openPayment, type Asking } from '../../../../test/checkout/checkout';
import type { Payable } from '../../../../test/checkout/sandbox-environment';
import {
  buildScene,
  runOut,
  seatsOf,
  stateOf,
  type Scene,
  checkedEnvironment,
  bookingOf,
} from '../../../../test/checkout/scene';
import { buildEvent } from '../../../../test/factories/events';
import { buildDependent, buildTraveller } from '../../../../test/factories/people';
import { isLiveHold } from '../../../database/seats';

const environment = await checkedEnvironment();
const { app } = environment;

/** Someone who orders two seats and one by turns: each order replaces the one before. */
async function turns(options = {}) {
  const scene = await buildScene(app, options);
  const child = await buildDependent(app.db, scene.user.id);
  const order = (count: number) =>
    count % 2 === 0
      ? openPayment(app, scene.user, { eventId: scene.event.id }, 10_000)
      : openPayment(
          app,
          scene.user,
          { eventId: scene.event.id, attendees: [{ type: 'dependent', id: child.id }] },
          16_000,
        );
  const hold = async (times: number) => {
    const replies = [];
    for (let count = 0; count < times; count += 1) replies.push(await order(count));
    return replies;
  };
  return { ...scene, order, hold };
}

const statusOf = (replies: readonly { readonly status: number }[]) => replies.map(({ status }) => status);
const allowed = Array.from({ length: maxUnpaidHolds }, () => 200);
/** Makes the first hold this old. Ended holds are immutable, except to a replica. */
const ageFirst = ({ event }: Scene, seconds: number) =>
  app.db.transaction(async (tx) => {
    await tx.execute('set local session_replication_role = replica');
    await tx.execute(sql`update holds set created_at = now() - make_interval(secs => ${seconds}::int)
      where id = (select min(id) from holds where event_id = ${event.id})`);
  });

describe('PAY-23 a person who holds seats of an event without paying', () => {
  it('is refused after six times, with the time to wait, and what’s held stays held', async () => {
    const { event, hold, order } = await turns();
    const replies = await hold(maxUnpaidHolds);
    expect(statusOf(replies)).toEqual(allowed);
    const refused = await order(maxUnpaidHolds);
    expect(refused).toMatchObject({
      status: 429,
      json: {
        code: 'unpaid_holds',
        message: "You've held seats for this event 6 times in 24 hours without paying. You can try again in 24 hours.",
      },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 2 });
    expect(await stateOf(app, replies.at(-1)?.body.bookingId ?? 0)).toBe('pending/pending');
  });

  it('can still pay for the last one, with a second card too', async () => {
    const { event, hold, order, user } = await turns();
    const last = (await hold(maxUnpaidHolds)).at(-1);
    const again = await order(maxUnpaidHolds - 1);
    expect(again.body.paymentIntentId).toBe(last?.body.paymentIntentId);
    await environment.pay(again.body, '4000000000000002');
    await environment.pay(again.body);
    const body = { paymentIntentId: again.body.paymentIntentId };
    expect((await app.call(routes.confirmPayment, { body }, as(user))).status).toBe(200);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 2, held: 0 });
  });

  it.each([
    ['a minute less than 24 hours', -60, 429],
    ['24 hours', 0, 200],
  ])('can hold seats again %s after the first', async (_, seconds, status) => {
    const scene = await turns();
    await scene.hold(maxUnpaidHolds);
    await ageFirst(scene, unpaidHoldsHours * 3600 + seconds);
    expect((await scene.order(maxUnpaidHolds)).status).toBe(status);
  });

  it('uses one up by giving up, and by letting the time run out', async () => {
    const { user, hold, order } = await turns();
    const first = await order(0);
    await app.call(routes.releaseHold, { body: { paymentIntentId: first.body.paymentIntentId } }, as(user));
    await runOut(app, (await order(0)).body.bookingId);
    expect(statusOf(await hold(maxUnpaidHolds - 1))).toEqual([...allowed.slice(2), 429]);
  });

  it('is refused before another checkout is given up for it', async () => {
    const { user, hold, order } = await turns();
    await runOut(app, (await hold(maxUnpaidHolds)).at(-1)?.body.bookingId ?? 0);
    const others = [];
    for (let count = 0; count < 3; count += 1)
      others.push((await openPayment(app, user, { eventId: (await buildEvent(app.db)).id })).body.bookingId);
    expect((await order(0)).status).toBe(429);
    expect(await Promise.all(others.map((id) => stateOf(app, id)))).toEqual(others.map(() => 'pending/pending'));
  });

  it('has all of them again at another event, and others have theirs', async () => {
    const { event, user, hold } = await turns();
    await hold(maxUnpaidHolds);
    expect((await openPayment(app, user, { eventId: (await buildEvent(app.db)).id })).status).toBe(200);
    expect((await openPayment(app, await buildTraveller(app.db), { eventId: event.id })).status).toBe(200);
  });

  it('isn’t refused a free order, which holds nothing', async () => {
    const { event, user, hold } = await turns();
    await hold(maxUnpaidHolds);
    const code = {
      code: `FREE${event.id}`,
      eventId: event.id,
      discountType: 'percentage' as const,
      discountValue: '100',
    };
    await app.db.insert(discountCodes).values(code);
    const body = bookingData({ eventId: event.id, discountCode: code.code });
    expect((await app.call(routes.createBooking, { body }, as(user))).status).toBe(201);
  });
});

const asksBank = '4000002500003155';

describe('PAY-16 a checkout beyond the last that one person may hold', () => {
  const begin = async (user: Asking, values = {}) =>
    openPayment(app, user, { eventId: (await buildEvent(app.db, values)).id });
  const liveHolds = (user: Asking) => app.db.$count(holds, and(eq(holds.userId, user.id), isLiveHold));
  const leave = async (user: Asking) => {
    const left: (Payable & { readonly bookingId: number })[] = [];
    for (let count = 0; count < maxLiveHolds; count += 1) left.push((await begin(user)).body);
    return left;
  };
  const statesOf = (left: readonly { readonly bookingId: number }[]) =>
    Promise.all(left.map(({ bookingId }) => stateOf(app, bookingId)));

  it('gives up the oldest', async () => {
    const user = await buildTraveller(app.db);
    const left = await leave(user);
    expect((await begin(user)).status).toBe(200);
    expect(await statesOf(left)).toEqual(['cancelled/failed', 'pending/pending', 'pending/pending']);
    expect(await bookingOf(app, left[0]?.bookingId ?? 0)).toMatchObject({ cancelReason: 'released' });
    expect((await begin(user)).status).toBe(200);
    expect(await statesOf(left)).toEqual(['cancelled/failed', 'cancelled/failed', 'pending/pending']);
    expect(await liveHolds(user)).toBe(maxLiveHolds);
  });

  it('gives up none for an order that’s refused anyway', async () => {
    const user = await buildTraveller(app.db);
    const left = await leave(user);
    expect((await begin(user, { status: 'cancelled' })).json).toMatchObject({ code: 'not_on_sale' });
    const { id } = await buildEvent(app.db);
    expect((await openPayment(app, user, { eventId: id }, 5_000)).json).toMatchObject({ code: 'price_changed' });
    expect(new Set(await statesOf(left))).toEqual(new Set(['pending/pending']));
  });

  it('books one that turns out to be paid, and gives up none', async () => {
    const user = await buildTraveller(app.db);
    const left = await leave(user);
    await environment.pay(left[0]!);
    expect((await begin(user)).status).toBe(200);
    expect(await statesOf(left)).toEqual(['confirmed/completed', 'pending/pending', 'pending/pending']);
  });

  it('leaves alone one whose bank is asking its customer, and gives up the next', async () => {
    const user = await buildTraveller(app.db);
    const left = await leave(user);
    await environment.pay(left[0]!, asksBank);
    expect((await begin(user)).status).toBe(200);
    expect(await statesOf(left)).toEqual(['pending/pending', 'cancelled/failed', 'pending/pending']);
    await environment.challenge(left[0]!, 'pass');
  });

  it('is refused while each of them is being paid', async () => {
    const user = await buildTraveller(app.db);
    const left = await leave(user);
    for (const each of left) await environment.pay(each, asksBank);
    expect((await begin(user)).json).toMatchObject({ code: 'too_many_holds' });
    expect(new Set(await statesOf(left))).toEqual(new Set(['pending/pending']));
    await environment.challenge(left[1]!, 'fail');
    expect((await begin(user)).status).toBe(200);
    expect(await statesOf(left)).toEqual(['pending/pending', 'cancelled/failed', 'pending/pending']);
  });

  it('gives up nothing while the provider can’t be reached', async () => {
    const user = await buildTraveller(app.db);
    const left = await leave(user);
    environment.faults.failCalls = 1;
    expect((await begin(user)).status).toBe(503);
    environment.letPass(60);
    expect(new Set(await statesOf(left))).toEqual(new Set(['pending/pending']));
  });

  it('as often as two tabs begin one at the same time, that many end', async () => {
    const user = await buildTraveller(app.db);
    const left = await leave(user);
    const replies = await Promise.all([begin(user), begin(user)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await statesOf(left)).toEqual(['cancelled/failed', 'cancelled/failed', 'pending/pending']);
    expect(await liveHolds(user)).toBe(maxLiveHolds);
  });
});
