import { routes } from '@ascendant/contract/routes';
import { cents, type Cents } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { pricingTiers } from '../../../../db/schema/pricing';
import { as, bookingData, type Asking } from '../../../../test/checkout/checkout';
import { buildConfirmed, buildScene, reconcileNow, seatsOf, checkedEnvironment } from '../../../../test/checkout/scene';
import { buildTraveller } from '../../../../test/factories/people';
import { inTransaction } from '../../../database/database';
import { addJob } from '../../../jobs/add-job.repository';
import { bookings } from '../../bookings/bookings.module';
import type { SeatOrder } from '../../bookings/sell-seats';
import { insertPaymentsOfHolds } from '../payments.repository';

const environment = await checkedEnvironment();
const { app } = environment;

const price = quoteTotals(cents(10_000)).total;

/** Whose seat it is, and what differs from an order at the right price. */
interface Wanted {
  readonly person: Asking;
  readonly claimedTotal?: Cents;
  /** Whether it's sent as a free order. */
  readonly isFree?: true;
}

/** Sells a seat of an event to each of some people in one transaction, in this order. @returns 'held', 'booked', or why not */
async function sellTo(eventId: number, wanted: readonly Wanted[]): Promise<string[]> {
  const orders = wanted.map(({ person, claimedTotal = price, isFree }): SeatOrder => {
    const caller = { userId: person.id, role: 'traveller' as const, sessionId: 1 };
    const own = { eventId, buyerId: person.id, caller, order: bookingData({ eventId }) };
    if (isFree) return { ...own, kind: 'free', claimedTotal: null, beforeCommit: async () => undefined };
    return { ...own, kind: 'hold', claimedTotal, ip: 'here' };
  });
  const outcomes = await inTransaction(app.db, (tx) =>
    bookings.sellSeats(tx, orders, {
      lock: 'row',
      publicUrl: 'https://ascendant.test',
      currency: 'usd',
      writePayments: (of, held) => {
        const payers = held.map(({ buyerId, ip }) => ({ userId: buyerId, eventId, address: ip }));
        return insertPaymentsOfHolds(of, { provider: 'sandbox', payers });
      },
    }),
  );
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') return outcome.reason.code;
    return outcome.value.opened ? 'held' : 'booked';
  });
}

const seatsFor = (...people: readonly Asking[]): Wanted[] => people.map((person) => ({ person }));

const join = (user: Asking, eventId: number, seats: number) =>
  app.call(routes.joinWaitlist, { params: { id: eventId }, body: { seats } }, as(user));

const threePeople = async () => [await build(), await build(), await build()] as const;
const build = () => buildTraveller(app.db);

async function addSeats(eventId: number, capacity: number): Promise<void> {
  await app.db.update(events).set({ capacity }).where(eq(events.id, eventId));
  await addJob(app.db, 'tend_waitlists', {});
  await app.runJobs();
}

describe('PAY-03 orders of one event that are priced in one transaction', () => {
  it('get the last seats in their order, and leave them to the next if one is refused', async () => {
    const { event } = await buildScene(app, { capacity: 2 });
    const [one, two, three] = await threePeople();
    const mistaken = { person: two, claimedTotal: cents(price - 2) };
    const wanted = [...seatsFor(one), mistaken, ...seatsFor(three, await build())];
    expect(await sellTo(event.id, wanted)).toEqual(['held', 'price_changed', 'held', 'sold_out']);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 2 });
    await reconcileNow(app);
  });

  it('of an event that does not exist are all refused', async () => {
    expect(await sellTo(2_000_000_000, seatsFor(await build(), await build()))).toEqual(['not_found', 'not_found']);
  });

  it('T10 are booked if they are free: the last seats go to those who come first, held or booked', async () => {
    const { event } = await buildScene(app, { capacity: 2 });
    await app.db
      .update(pricingTiers)
      .set({ adultPrice: '0', childPrice: '0' })
      .where(eq(pricingTiers.eventId, event.id));
    const [one, two, three] = await threePeople();
    const free = [one, two, three].map((person) => ({ person, isFree: true as const }));
    const paying = { person: await build(), claimedTotal: cents(0) };
    expect(await sellTo(event.id, [paying, ...free])).toEqual(['nothing_to_pay', 'booked', 'booked', 'sold_out']);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 2, held: 0 });
  });

  it('T10 are refused if they are sent as free and cost something, and leave the others as they are', async () => {
    const { event } = await buildScene(app, { capacity: 2 });
    const [one, two, three] = await threePeople();
    expect(await sellTo(event.id, [{ person: one, isFree: true }, ...seatsFor(two, three)])).toEqual([
      'not_free',
      'held',
      'held',
    ]);
    await reconcileNow(app);
  });

  it('leave what an order does not need of its offer to the waitlist, if anyone is on it', async () => {
    const { event } = await buildConfirmed(environment, { capacity: 1 });
    const [offered, next, stranger] = await threePeople();
    await join(offered, event.id, 2);
    await join(next, event.id, 1);
    await addSeats(event.id, 3);
    expect(await sellTo(event.id, seatsFor(offered, stranger))).toEqual(['held', 'sold_out']);
    await addSeats(event.id, 3);
    expect((await app.call(routes.listMyWaitlist, {}, as(next))).body).toMatchObject([{ status: 'offered' }]);
    await reconcileNow(app);
  });

  it('leave it to those who are priced next, if no one is waiting', async () => {
    const { event } = await buildConfirmed(environment, { capacity: 1 });
    const [offered, stranger, late] = await threePeople();
    await join(offered, event.id, 2);
    await addSeats(event.id, 3);
    expect(await sellTo(event.id, seatsFor(offered, stranger, late))).toEqual(['held', 'held', 'sold_out']);
    await reconcileNow(app);
  });
});
