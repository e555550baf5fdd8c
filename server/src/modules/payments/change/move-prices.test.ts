import { routes } from '@ascendant/contract/routes';
import type { CancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import { cents, toDecimal } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eventSeries } from '../../../../db/schema/event-series';
import { as, confirm, openPayment, type Asking } from '../../../../test/checkout/checkout';
import { bookingOf, paymentOf, stateOf, checkedEnvironment } from '../../../../test/checkout/scene';
import { buildEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildAdmin, buildDependent, buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { refundBooking } from '../refund/refund-booking';

const total = (ticketsCents: number) => quoteTotals(cents(ticketsCents)).total;
const wire = (amount: number) => toDecimal(cents(amount));
const at = (adultPrice: string, childPrice: string): Pick<EventOptions, 'tiers'> => ({
  tiers: [{ tierType: 'regular', adultPrice, childPrice }],
});

const environment = await checkedEnvironment();
const { app } = environment;

describe('what a move does to people’s shares', () => {
  interface Family {
    readonly from: Pick<EventOptions, 'tiers'>;
    readonly to: Pick<EventOptions, 'tiers'>;
    readonly policy?: CancellationPolicy;
    readonly days?: number;
    readonly childBornOn?: string;
    readonly paid: number;
  }

  /** An adult and a child, booked, and another date of the series. */
  async function family({ from, to, policy = 'flexible', days = 100, childBornOn = '2019-07-03', paid }: Family) {
    const { id: organizerId } = await buildOrganizer(app.db);
    const options = { organizerId, cancellationPolicy: policy, childCarer: 'Two leaders' };
    const { event } = await buildEvent(app.db, { ...options, ...from, startDate: dayFromNow(days) });
    const next = await buildEvent(app.db, {
      ...options,
      ...to,
      seriesId: event.seriesId,
      startDate: dayFromNow(days + 10),
    });
    const { user } = await buildTraveller(app.db);
    const { id } = await buildDependent(app.db, user.id, { dateOfBirth: childBornOn });
    const order = { eventId: event.id, attendees: [{ type: 'dependent' as const, id }] };
    const opened = (await openPayment(app, user, order, paid)).body;
    await environment.pay(opened);
    expect((await confirm(app, user, opened.paymentIntentId)).status).toBe(200);
    return { user, event, next: next.event, bookingId: opened.bookingId };
  }

  const quoteMove = async (user: Asking, id: number, eventId: number) =>
    (await app.call(routes.getMove, { params: { id }, query: { eventId } }, as(user))).body;
  const quotePeople = async (user: Asking, id: number) =>
    (await app.call(routes.getPeopleCancellation, { params: { id }, query: { positions: '1' } }, as(user))).body;
  const quoteAll = async (user: Asking, id: number) =>
    (await app.call(routes.getCancellation, { params: { id } }, as(user))).body;

  /** Moves for what the server says it costs or gives back. @returns the quote */
  async function move(user: Asking, id: number, eventId: number) {
    const quote = await quoteMove(user, id, eventId);
    const { fromEventId, refund, charge } = quote;
    if (charge === '0.00') {
      const body = { fromEventId, eventId, refund };
      expect((await app.call(routes.moveBooking, { params: { id }, body }, as(user))).status).toBe(200);
      return quote;
    }
    const opened = (
      await app.call(routes.payForMove, { params: { id }, body: { fromEventId, eventId, charge } }, as(user))
    ).body;
    await environment.pay(opened);
    expect((await confirm(app, user, opened.paymentIntentId)).status).toBe(200);
    return quote;
  }

  async function cancelChild(user: Asking, id: number) {
    const { refund } = await quotePeople(user, id);
    const body = { positions: [1], refund };
    expect((await app.call(routes.cancelPeople, { params: { id }, body }, as(user))).status).toBe(200);
    await app.runJobs();
    return refund;
  }

  async function refundAsCourtesy(id: number, amount: number) {
    const { id: userId } = await buildAdmin(app.db);
    const admin = { userId, role: 'admin', sessionId: 1 } as const;
    await refundBooking({ db: app.db }, admin, { bookingId: id, amount: cents(amount) });
    await app.runJobs();
  }

  it('a child who was free and costs $80 on the new date gives back their share of that', async () => {
    const { user, next, bookingId } = await family({
      from: at('100.00', '0.00'),
      to: at('100.00', '80.00'),
      paid: 10_000,
    });
    expect(await move(user, bookingId, next.id)).toMatchObject({ charge: '94.28' });
    expect(await cancelChild(user, bookingId)).toBe('95.24');
    expect((await quoteAll(user, bookingId)).refund).toBe(wire(total(18_000) - 9524));
  });

  it('a child who cost $100 and is free on the new date gives back nothing more, and the adult keeps their price', async () => {
    const { user, next, bookingId } = await family({
      from: at('100.00', '100.00'),
      to: at('100.00', '0.00'),
      paid: 20_000,
    });
    expect(await move(user, bookingId, next.id)).toMatchObject({ refund: '117.86', kept: '0.00' });
    expect(await cancelChild(user, bookingId)).toBe('0.00');
    expect((await quoteAll(user, bookingId)).refund).toBe(wire(total(10_000)));
  });

  it('a move that an older version made counts by the tier that was on sale there', async () => {
    const { user, next, bookingId } = await family({
      from: at('100.00', '0.00'),
      to: at('100.00', '80.00'),
      paid: 10_000,
    });
    await move(user, bookingId, next.id);
    await app.db.execute(sql`
      update booking_moves set adult_price_cents = null, child_price_cents = null, party_price_cents = null where booking_id = ${bookingId}`);
    expect((await quotePeople(user, bookingId)).refund).toBe('95.24');
    expect((await quoteMove(user, bookingId, next.id)).paid).toBe(wire(total(18_000)));
  });

  it('what the policy keeps of people can be more than the booking’s own payment was', async () => {
    const { user, next, bookingId } = await family({
      from: at('1.00', '1.00'),
      to: at('500.00', '500.00'),
      policy: 'strict',
      days: 40,
      paid: 200,
    });
    await move(user, bookingId, next.id);
    const half = total(100_000) / 4;
    expect(await cancelChild(user, bookingId)).toBe(wire(Math.round(half)));
    const { rows } = await app.db.execute(sql`
      select kept_cents <= total_cents as fits from bookings where id = ${bookingId}
        or id in (select supplement_id from booking_supplements where booking_id = ${bookingId})`);
    expect(rows).toEqual([{ fits: true }, { fits: true }]);
  });

  it('a child of 15 who’s 16 on the new date is an adult there, pays and gives back that price, and was booked as a child', async () => {
    const turns16 = dayFromNow(105);
    const born = `${Number(turns16.slice(0, 4)) - 16}${turns16.slice(4)}`;
    const prices = at('100.00', '60.00');
    const { user, next, bookingId } = await family({ from: prices, to: prices, childBornOn: born, paid: 16_000 });
    const { attendees: before } = await bookingOf(app, bookingId);
    expect(before[1]).toMatchObject({ age: 15, isChild: true });
    expect(await move(user, bookingId, next.id)).toMatchObject({ charge: wire(total(20_000) - total(16_000)) });
    const { attendees } = await bookingOf(app, bookingId);
    expect(attendees[1]).toMatchObject({ age: 16, isChild: false, bookedAsChild: true });
    expect((await quotePeople(user, bookingId)).refund).toBe(wire(Math.round(total(20_000) / 2)));
    const mine = (await app.call(routes.listMyBookings, {}, as(user))).body.find(({ id }) => id === bookingId);
    expect(mine).toMatchObject({ quote: { adults: 1, children: 1 }, attendees: [{}, { isChild: false }] });
  });

  it('a courtesy refund of $20 isn’t taken back by a date at the same price, and is shared by those who come', async () => {
    const prices = at('100.00', '100.00');
    const { user, next, bookingId } = await family({ from: prices, to: prices, paid: 20_000 });
    await refundAsCourtesy(bookingId, 2000);
    expect(await move(user, bookingId, next.id)).toMatchObject({ charge: '0.00', refund: '0.00', refusal: null });
    expect(await cancelChild(user, bookingId)).toBe(wire(Math.round((total(20_000) - 2000) / 2)));
  });

  it('the policy’s share of the difference goes back: of a strict booking half, and no more than cancelling gives', async () => {
    const { user, event, next, bookingId } = await family({
      from: at('200.00', '200.00'),
      to: at('5.00', '5.00'),
      policy: 'strict',
      days: 20,
      paid: 40_000,
    });
    const cancelled = Number((await quoteAll(user, bookingId)).refund);
    const difference = total(40_000) - total(1000);
    const half = Math.round(difference / 2);
    expect(await move(user, bookingId, next.id)).toMatchObject({ refund: wire(half), kept: wire(difference - half) });
    expect(Number((await quoteAll(user, bookingId)).refund)).toBeCloseTo(total(1000) / 200, 1);
    expect(half / 100 + total(1000) / 200).toBeCloseTo(cancelled, 1);
    expect(await quoteMove(user, bookingId, event.id)).toMatchObject({ charge: wire(difference) });
  });

  it('a final sale that may move gives back nothing of the difference, until the organizer moves the event', async () => {
    const { user, event, next, bookingId } = await family({
      from: at('100.00', '100.00'),
      to: at('0.00', '0.00'),
      policy: 'final_sale',
      paid: 20_000,
    });
    await app.db.update(eventSeries).set({ finalSaleMoves: true }).where(eq(eventSeries.id, event.seriesId));
    expect(await quoteMove(user, bookingId, next.id)).toMatchObject({ refund: '0.00', kept: wire(total(20_000)) });
    await app.db.execute(
      sql`update bookings set free_cancellation_until = now() + interval '2 days' where id = ${bookingId}`,
    );
    expect(await quoteMove(user, bookingId, next.id)).toMatchObject({ refund: wire(total(20_000)), kept: '0.00' });
    await app.db.execute(sql`update event_series set final_sale_moves = false where id = ${event.seriesId}`);
    expect(await move(user, bookingId, next.id)).toMatchObject({ refund: wire(total(20_000)) });
    await app.runJobs();
    expect(await stateOf(app, bookingId)).toBe('confirmed/completed');
    expect((await paymentOf(app, bookingId)).refundedCents).toBe(total(20_000));
  });
});
