import { routes } from '@ascendant/contract/routes';
import { cents } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../../db/schema/events';
import { mails } from '../../../db/schema/mails';
import { discountCodes } from '../../../db/schema/pricing';
import { users } from '../../../db/schema/users';
import { as, bookingData, confirm, openPayment, type Order } from '../../../test/checkout/checkout';
import { expectCleanEnd, paymentOf, seatsOf, stateOf, checkedEnvironment } from '../../../test/checkout/scene';
import { buildEvent, dayFromNow } from '../../../test/factories/events';
import { buildDependent, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { compareLedger } from '../payments/compare/compare-ledger';
import { refundBooking } from '../payments/refund/refund-booking';
import { decideRuns } from './decide-runs';

const admin = { userId: 1, role: 'admin', sessionId: 1 } as const;

const environment = await checkedEnvironment();
const { app } = environment;

describe('paid bookings of a date that too few have booked', () => {
  /** A date that needs ten people, and whose decision was due an hour ago or more. Those who manage it have known for a day. */
  async function dueDate() {
    const organizer = await buildOrganizer(app.db);
    const own = { organizerId: organizer.id, createdBy: organizer.id, timezone: 'Africa/Abidjan' };
    const { event } = await buildEvent(app.db, {
      ...own,
      startDate: dayFromNow(9),
      runsFrom: 10,
      decideDaysBefore: 10,
    });
    await app.db
      .update(events)
      .set({ runsAskedAt: sql`now() - interval '25 hours'` })
      .where(eq(events.id, event.id));
    return { event, organizer };
  }

  /** Pays at the provider. @param ticketsCents what the tickets cost, which the server checks */
  async function pay(order: Order, ticketsCents: number, user = buildTraveller(app.db)) {
    const buyer = (await user).user;
    const opened = await openPayment(app, buyer, order, ticketsCents);
    expect(opened.status).toBe(200);
    await environment.pay(opened.body);
    return { buyer, ...opened.body, paid: quoteTotals(cents(ticketsCents)).total };
  }

  async function book(...order: Parameters<typeof pay>) {
    const paid = await pay(...order);
    expect((await confirm(app, paid.buyer, paid.paymentIntentId)).status).toBe(200);
    return paid;
  }

  async function decideAndFinish() {
    for (let run = 0; run < 3; run += 1) {
      await decideRuns({ db: app.db, publicUrl: 'https://ascendant.example' });
      await app.runJobs();
    }
  }

  const refundedOf = async (intentId: string) =>
    (await environment.refundsOf(intentId)).reduce((sum, { amountCents }) => sum + amountCents, 0);

  const subjectsTo = (email: string, start: number) =>
    app.mailer.sent
      .slice(start)
      .filter(({ to }) => to === email)
      .map(({ subject }) => subject.split(':')[0]);

  /** What the ledger says that each account has of an event's payments. */
  async function ledgerOf(eventId: number) {
    const { rows } = await app.db.execute<{ account: string; cents: number }>(sql`
      select account, sum(ledger_entries.amount_cents)::int as cents from ledger_entries join ledger_postings p on p.id = posting_id
      join payments on payments.id = p.payment_id join bookings on bookings.id = payments.booking_id
      where bookings.event_id = ${eventId} group by account`);
    return Object.fromEntries(rows.map(({ account, cents: amount }) => [account, amount]));
  }

  it('each traveller gets back what they paid, to the cent, and everyone is told once', async () => {
    const { event, organizer } = await dueDate();
    const order = { eventId: event.id };
    await app.db.insert(discountCodes).values([
      { code: `FEW15${event.id}`, eventId: event.id, discountType: 'percentage', discountValue: '15' },
      { code: `FEW0${event.id}`, eventId: event.id, discountType: 'percentage', discountValue: '100' },
    ]);
    const parent = await buildTraveller(app.db);
    const child = await buildDependent(app.db, parent.id);
    const alone = await book(order, 10_000);
    const family = await book(
      { ...order, attendees: [{ type: 'dependent', id: child.id }] },
      16_000,
      Promise.resolve(parent),
    );
    const discounted = await book({ ...order, discountCode: `FEW15${event.id}` }, 8_500);
    const partly = await book(order, 10_000);
    await refundBooking(app, admin, { bookingId: partly.bookingId, amount: cents(2_000) });
    const paying = await pay(order, 10_000);
    const free = (await buildTraveller(app.db)).user;
    const body = bookingData({ ...order, discountCode: `FEW0${event.id}` });
    const invited = (await app.call(routes.createBooking, { body }, as(free))).body;
    await app.runJobs();
    const before = app.mailer.sent.length;

    await decideAndFinish();

    for (const { buyer, bookingId, paymentIntentId, paid } of [alone, family, discounted, partly, paying]) {
      expect(await refundedOf(paymentIntentId)).toBe(paid);
      expect(await stateOf(app, bookingId)).toBe('cancelled/refunded');
      expect(await paymentOf(app, bookingId)).toMatchObject({ amountCents: paid, refundedCents: paid });
      expect(subjectsTo(buyer.email, before)).toEqual(['Your refund is on its way']);
    }
    expect((await environment.refundsOf(alone.paymentIntentId)).length).toBe(1);
    expect(await stateOf(app, invited.bookingId)).toBe('cancelled/completed');
    expect(subjectsTo(free.email, before)).toHaveLength(1);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 0 });
    const [owner] = await app.db.select().from(users).where(eq(users.id, organizer.id));
    const told = and(eq(mails.userId, organizer.id), eq(mails.kind, 'event_too_few'));
    expect(await app.db.select().from(mails).where(told)).toHaveLength(1);
    expect(subjectsTo(owner?.email ?? '', before)).toContain('Cancelled, too few booked');
  });

  it('the ledger has nothing left of them but what the provider kept, and agrees with the provider', async () => {
    const { event } = await dueDate();
    for (let count = 0; count < 3; count += 1) await book({ eventId: event.id }, 10_000);
    expect(await ledgerOf(event.id)).toMatchObject({ organizer: -30_000 });
    await decideAndFinish();
    await compareLedger({ db: app.db, provider: environment.provider }, 0);
    const { provider, provider_fees: kept, ...others } = await ledgerOf(event.id);
    expect(others).toEqual({ organizer: 0, fees: 0, tax: 0, refunds_due: 0 });
    expect(kept).toBeGreaterThan(0);
    expect(provider).toBe(-(kept ?? 0));
    const { rows } = await app.db.execute(
      sql`select 1 from payment_discrepancies where kind in ('not_in_ledger', 'not_at_provider')`,
    );
    expect(rows).toEqual([]);
  });

  it('a provider that fails in between makes no one wait for good, and pays no one twice', async () => {
    const { event } = await dueDate();
    const booked = [];
    for (let count = 0; count < 4; count += 1) booked.push(await book({ eventId: event.id }, 10_000));
    await app.runJobs();
    const before = app.mailer.sent.length;
    environment.faults.failCalls = 2;
    await decideAndFinish();
    environment.faults.failCalls = 0;
    environment.letPass(60);
    await expectCleanEnd(environment);
    for (const { buyer, paymentIntentId, paid } of booked) {
      expect(await environment.refundsOf(paymentIntentId)).toEqual([{ amountCents: paid }]);
      expect(subjectsTo(buyer.email, before)).toEqual(['Your refund is on its way']);
    }
  });
});
