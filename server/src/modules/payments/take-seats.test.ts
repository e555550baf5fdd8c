import { routes } from '@ascendant/contract/routes';
import { cents } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../../db/schema/events';
import { as, bookingData, type Asking } from '../../../test/checkout/checkout';
import type { ProviderEnvironment } from '../../../test/checkout/provider-environment';
import { sandboxEnvironment } from '../../../test/checkout/sandbox-environment';
import { buildConfirmed, buildScene, expectCleanEnd, reconcileNow, seatsOf } from '../../../test/checkout/scene';
import { buildTraveller } from '../../../test/factories/people';
import type { TestApp } from '../../../test/test-app';
import { inTransaction } from '../../database/database';
import { addJob } from '../../jobs/add-job.repository';
import { bookings } from '../bookings/bookings.module';
import { insertPaymentsOfHolds } from './payments.repository';

let environment: ProviderEnvironment;
let app: TestApp;
beforeAll(async () => {
  environment = await sandboxEnvironment();
  app = environment.app;
});
afterAll(() => expectCleanEnd(environment));

const price = quoteTotals(cents(10_000)).total;

interface Wanting {
  readonly person: Asking;
  readonly eventId: number;
}

/** @returns what each of some people hears who want a seat of the same event: 'held', or why not */
async function holdTogether(eventId: number, people: readonly Asking[], mistaken?: Asking): Promise<string[]> {
  return holdAll(
    people.map((person) => ({ person, eventId })),
    mistaken,
  );
}

/** Holds a seat for each of some people in one transaction, in this order. @param mistaken expects another price */
async function holdAll(wanting: readonly Wanting[], mistaken?: Asking): Promise<string[]> {
  const wishes = wanting.map(({ person, eventId }) => ({
    eventId,
    caller: { userId: person.id, role: 'traveller' as const, sessionId: 1 },
    order: bookingData({ eventId }),
    claimedTotal: person === mistaken ? cents(price - 2) : price,
  }));
  const outcomes = await inTransaction(app.db, (tx) =>
    bookings.holdSeats(tx, wishes, {
      lock: 'row',
      writePayments: (of, granted) => {
        const payers = granted.map(({ caller, eventId }) => ({ userId: caller.userId, eventId, address: 'here' }));
        return insertPaymentsOfHolds(of, { provider: 'sandbox', payers });
      },
    }),
  );
  return outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'held' : outcome.reason.code));
}

const join = (user: Asking, eventId: number, seats: number) =>
  app.call(routes.joinWaitlist, { params: { id: eventId }, body: { seats } }, as(user));

const threePeople = async () => [await build(), await build(), await build()] as const;
const build = () => buildTraveller(app.db);

async function addSeats(eventId: number, capacity: number): Promise<void> {
  await app.db.update(events).set({ capacity }).where(eq(events.id, eventId));
  await addJob(app.db, 'tend_waitlists', {});
  await app.runJobs();
}

describe('PAY-03 orders that are priced together', () => {
  it('get the last seats in their order, and leave them to the next if one is refused', async () => {
    const { event } = await buildScene(app, { capacity: 2 });
    const people = await Promise.all([1, 2, 3, 4].map(() => buildTraveller(app.db)));
    expect(await holdTogether(event.id, people, people[1])).toEqual(['held', 'price_changed', 'held', 'sold_out']);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 2 });
    await reconcileNow(app);
  });

  it('of several events get the seats of theirs, whatever happens at the others', async () => {
    const [full, free] = [await buildScene(app, { capacity: 1 }), await buildScene(app, { capacity: 2 })];
    const [one, two, three] = await threePeople();
    const nowhere = { person: await build(), eventId: 2_000_000_000 };
    const wanting = [
      { person: one, eventId: free.event.id },
      { person: two, eventId: full.event.id },
      nowhere,
      { person: three, eventId: full.event.id },
      { person: await build(), eventId: free.event.id },
    ];
    expect(await holdAll(wanting)).toEqual(['held', 'held', 'not_found', 'sold_out', 'held']);
    expect([await seatsOf(app, full.event.id), await seatsOf(app, free.event.id)]).toEqual([
      { confirmed: 0, held: 1 },
      { confirmed: 0, held: 2 },
    ]);
    await reconcileNow(app);
  });

  it('leave what an order does not need of its offer to the waitlist, if anyone is on it', async () => {
    const { event } = await buildConfirmed(environment, { capacity: 1 });
    const [offered, next, stranger] = await threePeople();
    await join(offered, event.id, 2);
    await join(next, event.id, 1);
    await addSeats(event.id, 3);
    expect(await holdTogether(event.id, [offered, stranger])).toEqual(['held', 'sold_out']);
    await addSeats(event.id, 3);
    expect((await app.call(routes.listMyWaitlist, {}, as(next))).body).toMatchObject([{ status: 'offered' }]);
    await reconcileNow(app);
  });

  it('leave it to those who are priced next, if no one is waiting', async () => {
    const { event } = await buildConfirmed(environment, { capacity: 1 });
    const [offered, stranger, late] = await threePeople();
    await join(offered, event.id, 2);
    await addSeats(event.id, 3);
    expect(await holdTogether(event.id, [offered, stranger, late])).toEqual(['held', 'held', 'sold_out']);
    await reconcileNow(app);
  });
});
