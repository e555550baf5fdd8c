import { routes } from '@ascendant/contract/routes';
import { cents, toDecimal } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookingSupplements } from '../../../../db/schema/booking-changes';
import { bookingNotices } from '../../../../db/schema/mails';
import { as, confirm, openPayment, type Asking } from '../../../../test/checkout/checkout';
import { bookingOf, checkedEnvironment, countOf, paymentOf, seatsOf, stateOf } from '../../../../test/checkout/scene';
import { expectCleanInvariants } from '../../../../test/clean-invariants';
import { buildEvent, buildFreeEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildDependent, buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { inTransaction } from '../../../database/database';
import { documentsOfBooking } from '../../accounting/accounting.service';
import { forgetAttendees } from '../../personal-data/erase.repository';

const total = (ticketsCents: number) => quoteTotals(cents(ticketsCents)).total;
const wire = (amount: number) => toDecimal(cents(amount));
const guest = { type: 'user', guest: 'unnamed' } as const;
const guests = (count: number) => Array.from({ length: count }, () => guest);
/** An adult at $100 more: its 4.3% and 13%, without the fixed part of the fee. */
const oneMore = 11_786;

const environment = await checkedEnvironment();
const { app } = environment;

describe('adding people to a booking', () => {
  /** A paid booking of its traveller alone, at $100, or $60 for a child. */
  async function booked(own: EventOptions = {}) {
    const organizer = await buildOrganizer(app.db);
    const { event } = await buildEvent(app.db, {
      cancellationPolicy: 'flexible',
      startDate: dayFromNow(180),
      organizerId: organizer.id,
      ...own,
    });
    const { user } = await buildTraveller(app.db);
    const opened = (await openPayment(app, user, { eventId: event.id }, 10_000)).body;
    await environment.pay(opened);
    expect((await confirm(app, user, opened.paymentIntentId)).status).toBe(200);
    return { user, event, bookingId: opened.bookingId };
  }

  type Person = { readonly type: 'dependent'; readonly id: number } | typeof guest;
  const body = (attendees: readonly Person[], charge: number) => ({ attendees: [...attendees], charge: wire(charge) });
  const quote = (user: Asking, id: number, attendees: readonly Person[]) =>
    app.call(routes.quotePeople, { params: { id }, body: { attendees: [...attendees] } }, as(user));
  const payFor = (user: Asking, id: number, attendees: readonly Person[], charge = oneMore) =>
    app.call(routes.payForPeople, { params: { id }, body: body(attendees, charge) }, as(user));
  const addFree = (user: Asking, id: number, attendees: readonly Person[]) =>
    app.call(routes.addPeople, { params: { id }, body: body(attendees, 0) }, as(user));
  async function add(user: Asking, id: number, attendees: readonly Person[], charge?: number) {
    const opened = (await payFor(user, id, attendees, charge)).body;
    await environment.pay(opened);
    return { opened, confirmed: await confirm(app, user, opened.paymentIntentId) };
  }
  const dependentOf = async (user: Asking, dateOfBirth: string) => {
    const { id } = await buildDependent(app.db, user.id, { dateOfBirth });
    return { type: 'dependent', id } as const;
  };
  const refundsAbout = async (bookingId: number) =>
    (
      await app.db.execute<{ cents: number }>(
        sql`select r.amount_cents as cents from refunds r join payments p on p.id = r.payment_id
          where p.booking_id = ${bookingId} or p.booking_id in (select supplement_id from booking_supplements where booking_id = ${bookingId})
          order by r.id`,
      )
    ).rows.map(({ cents: amount }) => amount);
  const lettersTo = (user: { email: string }, subject: RegExp) =>
    app.mailer.sent.filter((mail) => mail.to === user.email && subject.test(mail.subject));

  it('asks for their price with its share of the fee, but not for the fixed part again, and holds their seats', async () => {
    const { user, event, bookingId } = await booked();
    const asked = (await quote(user, bookingId, [guest])).body;
    expect(asked.refusal).toBeNull();
    expect(asked.quote).toMatchObject({ ticketsTotal: '100.00', bookingFee: '4.30', hst: '13.56', total: '117.86' });
    await payFor(user, bookingId, [guest]);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 1, held: 1 });
    expect(await bookingOf(app, bookingId)).toMatchObject({ seats: 1 });
  });

  it('once they’re paid for, they have seats and tickets in the same booking, whose own price stays', async () => {
    const { user, event, bookingId } = await booked();
    const child = await dependentOf(user, dayFromNow(-365 * 10));
    const { confirmed } = await add(user, bookingId, [guest, child], 18_857);
    expect(confirmed).toMatchObject({ status: 200, body: { success: true, bookingId } });
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 3, held: 0 });
    expect(await countOf(app, bookingId)).toMatchObject({ tickets: 3 });
    const { body: mine } = await app.call(routes.listMyBookings, {}, as(user));
    expect(mine).toMatchObject([
      { id: bookingId, quote: { adults: 1, children: 0 }, added: '188.57', supplements: '0.00' },
    ]);
    expect(mine[0]?.attendees.map(({ isChild }) => isChild)).toEqual([false, false, true]);
    expect(mine[0]?.tickets).toHaveLength(3);
    const notices = await app.db.select().from(bookingNotices).where(eq(bookingNotices.bookingId, bookingId));
    expect(notices.map(({ kind, people }) => [kind, people])).toEqual([
      ['booked', 1],
      ['people_added', 2],
    ]);
    await app.runJobs();
    expect(lettersTo(user, /has changed/)).toHaveLength(1);
    expect(lettersTo(user, /confirmed/)).toHaveLength(1);
    const documents = await documentsOfBooking(app.db, user.id, bookingId);
    expect(documents.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['receipt', total(10_000)],
      ['receipt', 18_857],
    ]);
    await expectCleanInvariants(app.db, environment);
  });

  it('until it’s paid, My Bookings says whose seats are held, and asking twice continues with the same payment', async () => {
    const { user, bookingId } = await booked();
    const shown = async () => (await app.call(routes.listMyBookings, {}, as(user))).body[0]?.peopleToPay;
    expect(await shown()).toBeNull();
    const first = (await payFor(user, bookingId, [guest])).body;
    expect(await shown()).toMatchObject({ attendees: [{ type: 'user', guest: 'unnamed' }], charge: wire(oneMore) });
    expect((await payFor(user, bookingId, [guest])).body.paymentIntentId).toBe(first.paymentIntentId);
    const other = (await payFor(user, bookingId, [guest, guest], 2 * oneMore)).body;
    expect(await stateOf(app, first.bookingId)).toBe('cancelled/failed');
    await app.call(routes.releaseHold, { body: { paymentIntentId: other.paymentIntentId } }, as(user));
    expect(await shown()).toBeNull();
  });

  it('an event’s last seat is theirs while it’s held, and no one’s who asks after', async () => {
    const { user, event, bookingId } = await booked({ capacity: 2 });
    await payFor(user, bookingId, [guest]);
    expect((await quote(user, bookingId, [guest])).body.refusal).toBeNull();
    expect((await quote(user, bookingId, [guest, guest])).body.refusal).toMatch(/1 seat/);
    const { user: other } = await buildTraveller(app.db);
    expect(await openPayment(app, other, { eventId: event.id }, 10_000)).toMatchObject({ status: 409 });
  });

  it('the group price of everyone counts for those who are added; the others keep theirs', async () => {
    const { user, event, bookingId } = await booked();
    await app.db.execute(
      sql`update event_series set group_prices = '[{"people": 3, "percent": 10}]' where id = ${event.seriesId ?? 0}`,
    );
    expect((await quote(user, bookingId, [guest])).body.quote?.ticketsTotal).toBe('100.00');
    expect((await quote(user, bookingId, [guest, guest])).body.quote?.ticketsTotal).toBe('180.00');
  });

  it.each([
    ['a child without an adult’s age', async (user: Asking) => [await dependentOf(user, dayFromNow(-365 * 10))], null],
    ['someone twice', async (user: Asking) => Array(2).fill(await dependentOf(user, '1985-07-03')), /already added/i],
    [
      'someone else’s dependent',
      async () => [await dependentOf((await buildTraveller(app.db)).user, '1985-07-03')],
      /isn't in your family/,
    ],
  ] as const)('of %s, it says whether they can come', async (_what, people, refusal) => {
    const { user, bookingId } = await booked();
    const { body: answer } = await quote(user, bookingId, await people(user));
    if (refusal === null) expect(answer.refusal).toBeNull();
    else expect(answer.refusal).toMatch(refusal);
  });

  it('a dependent who’s on the date already isn’t added again, and 20 people are the most', async () => {
    const { user, bookingId } = await booked({ capacity: 40 });
    const partner = await dependentOf(user, '1985-07-03');
    await add(user, bookingId, [partner]);
    expect((await quote(user, bookingId, [partner])).body.refusal).toMatch(/already/i);
    expect((await quote(user, bookingId, guests(18))).body.refusal).toBeNull();
    expect((await quote(user, bookingId, guests(19))).body.refusal).toMatch(/20 people/);
  });

  it('another price than the one that was shown is refused with the new quote', async () => {
    const { user, bookingId } = await booked();
    expect(await payFor(user, bookingId, [guest], oneMore - 1)).toMatchObject({
      status: 409,
      json: { code: 'price_changed', quote: { total: '117.86' } },
    });
    expect(await addFree(user, bookingId, [guest])).toMatchObject({ status: 409, json: { code: 'price_changed' } });
  });

  it('of a free event, they join at once; of a booking that was free where seats cost something, they can’t', async () => {
    const event = await buildFreeEvent(app.db);
    const { user } = await buildTraveller(app.db);
    const order = { eventId: event.id, attendees: [{ type: 'user' as const }], agreementAccepted: true as const };
    const { bookingId } = (await app.call(routes.createBooking, { body: order }, as(user))).body;
    expect(await addFree(user, bookingId, [guest])).toMatchObject({ status: 200, body: { people: 1 } });
    expect(await countOf(app, bookingId)).toMatchObject({ tickets: 2 });
    await app.db.execute(sql`update pricing_tiers set adult_price = 50 where event_id = ${event.id}`);
    expect((await quote(user, bookingId, [guest])).body.refusal).toMatch(/was free/);
    await expectCleanInvariants(app.db, environment);
  });

  it('cancelling for someone who was added gives back their own price, the latest payment first', async () => {
    const { user, event, bookingId } = await booked();
    const child = await dependentOf(user, dayFromNow(-365 * 10));
    await add(user, bookingId, [child], 7_072);
    // 60 of 160 of all that was paid.
    const share = Math.round(((total(10_000) + 7_072) * 60) / 160);
    const leaving = { positions: [1], refund: wire(share) };
    expect((await app.call(routes.cancelPeople, { params: { id: bookingId }, body: leaving }, as(user))).status).toBe(
      200,
    );
    expect(await refundsAbout(bookingId)).toEqual([7_072, share - 7_072]);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 1, held: 0 });
    await expectCleanInvariants(app.db, environment);
  });

  it('cancelling everything refunds both payments, with one email', async () => {
    const { user, event, bookingId } = await booked();
    await add(user, bookingId, [guest]);
    const refund = wire(total(10_000) + oneMore);
    await app.call(routes.cancelBooking, { params: { id: bookingId }, body: { refund } }, as(user));
    await app.runJobs();
    expect(await refundsAbout(bookingId)).toEqual([oneMore, total(10_000)]);
    expect(await stateOf(app, bookingId)).toBe('cancelled/refunded');
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 0 });
    expect(lettersTo(user, /refund/i)).toHaveLength(1);
  });

  it('everyone moves to another date together, at its prices', async () => {
    const { user, event, bookingId } = await booked();
    await add(user, bookingId, [guest]);
    const { seriesId } = event;
    const tiers = [{ tierType: 'regular' as const, adultPrice: '150.00', childPrice: '60.00' }];
    const { event: next } = await buildEvent(app.db, { seriesId, startDate: dayFromNow(200), tiers });
    const { body: move } = await app.call(
      routes.getMove,
      { params: { id: bookingId }, query: { eventId: next.id } },
      as(user),
    );
    expect(move).toMatchObject({ seats: 2, paid: wire(total(10_000) + oneMore), price: wire(total(30_000)) });
    const paid = { fromEventId: event.id, eventId: next.id, charge: move.charge };
    const opened = (await app.call(routes.payForMove, { params: { id: bookingId }, body: paid }, as(user))).body;
    await environment.pay(opened);
    expect((await confirm(app, user, opened.paymentIntentId)).status).toBe(200);
    expect(await seatsOf(app, next.id)).toEqual({ confirmed: 2, held: 0 });
    // At the new date's price, half of everything is one person's.
    const half = wire(Math.round(total(30_000) / 2));
    const leaving = { params: { id: bookingId }, query: { positions: '1' } };
    expect((await app.call(routes.getPeopleCancellation, leaving, as(user))).body.refund).toBe(half);
    await expectCleanInvariants(app.db, environment);
  });

  it.each(['cancelled', 'changed'] as const)(
    'a booking that’s %s while the payment is under way gets the payment back, and its person is told',
    async (what) => {
      const { user, event, bookingId } = await booked();
      const partner = await dependentOf(user, '1985-07-03');
      await add(user, bookingId, [partner]);
      const opened = (await payFor(user, bookingId, [guest])).body;
      await environment.pay(opened);
      const half = Math.round((total(10_000) + oneMore) / 2);
      const all = { refund: wire(total(10_000) + oneMore) };
      const params = { id: bookingId };
      if (what === 'cancelled') await app.call(routes.cancelBooking, { params, body: all }, as(user));
      else await app.call(routes.cancelPeople, { params, body: { positions: [1], refund: wire(half) } }, as(user));
      const late = await confirm(app, user, opened.paymentIntentId);
      const error = expect.stringContaining('people couldn’t be added');
      expect(late).toMatchObject({ status: 409, json: { code: 'payment_returned', error } });
      await app.runJobs();
      expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refunded');
      expect(await seatsOf(app, event.id)).toEqual({ confirmed: what === 'cancelled' ? 0 : 1, held: 0 });
      expect(lettersTo(user, /refund is on its way/).some(({ text }) => text.includes('add people'))).toBe(true);
    },
  );

  it('no one is added while the bank looks into a payment', async () => {
    const { user, bookingId } = await booked();
    const { intentId } = await paymentOf(app, bookingId);
    await environment.disputeAtProvider(intentId ?? '');
    await environment.hear(intentId ?? '');
    expect((await quote(user, bookingId, [guest])).body.refusal).toMatch(/bank is looking/);
  });

  it('no one else can add people, nor to a payment of such people', async () => {
    const { user, bookingId } = await booked();
    const { user: stranger } = await buildTraveller(app.db);
    expect((await payFor(stranger, bookingId, [guest])).status).toBe(404);
    expect((await quote(stranger, bookingId, [guest])).status).toBe(404);
    const { opened } = await add(user, bookingId, [guest]);
    expect((await payFor(user, opened.bookingId, [guest])).status).toBe(404);
  });

  it('the last seat goes to one of two who ask at once: someone to add, or another booking', async () => {
    const { user, event, bookingId } = await booked({ capacity: 2 });
    const { user: other } = await buildTraveller(app.db);
    const both = await Promise.all([
      payFor(user, bookingId, [guest]),
      openPayment(app, other, { eventId: event.id }, 10_000),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 1, held: 1 });
  });

  it('without its person’s account, the names go and the amounts stay right', async () => {
    const { user, bookingId } = await booked();
    await add(user, bookingId, [await dependentOf(user, '1985-07-03')]);
    await inTransaction(app.db, (tx) => forgetAttendees(tx, user.id));
    const { attendees } = await bookingOf(app, bookingId);
    expect(attendees).toMatchObject([
      { name: 'Deleted account' },
      { name: 'Deleted account', added: { price: 10_000 } },
    ]);
    const supplements = await app.db
      .select()
      .from(bookingSupplements)
      .where(eq(bookingSupplements.bookingId, bookingId));
    expect(supplements.flatMap(({ people }) => people ?? []).map(({ name }) => name)).toEqual(['Deleted account']);
    await expectCleanInvariants(app.db, environment);
  });

  it('the database takes no seats for people who aren’t added behind those who are booked', async () => {
    const { bookingId } = await booked();
    const person = (added: string) =>
      `{"type": "user", "id": 1, "name": "Bo", "age": 0, "isChild": false, "guest": "unnamed"${added}}`;
    const write = (people: string) =>
      app.db.execute(sql`update bookings set seats = 2, attendees = ${people}::jsonb where id = ${bookingId}`);
    const { attendees } = await bookingOf(app, bookingId);
    const [first] = attendees.map((each) => JSON.stringify(each));
    const refused = { cause: { constraint: 'booking_added_people' } };
    await expect(write(`[${first}, ${person('')}]`)).rejects.toMatchObject(refused);
    await expect(write(`[${person(', "added": {}')}, ${first}]`)).rejects.toMatchObject(refused);
  });
});
