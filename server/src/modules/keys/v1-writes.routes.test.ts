import { randomUUID } from 'node:crypto';
import { routes } from '@ascendant/contract/routes';
import { checkInCodeOf } from '@ascendant/domain/booking/ticket-code';
import { keyScopes } from '@ascendant/domain/organization/api-key';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { tickets } from '../../../db/schema/attendees';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { auditLog } from '../../../db/schema/logs';
import { pricingTiers } from '../../../db/schema/pricing';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { bookFreely } from '../../../test/factories/bookings';
import { buildEvent, buildFreeEvent } from '../../../test/factories/events';
import { buildKey } from '../../../test/factories/organizations';
import { buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';
import { inTransaction } from '../../database/database';
import { insertOutsideBooking } from '../manual-bookings/manual-bookings.repository';
import { issueTickets } from '../tickets/tickets.service';

const app = await testApp();
afterAll(() => expectCleanInvariants(app.db));

/** An organization with a key that includes everything, and an event. */
async function organization(options: object = {}) {
  const owner = await buildOrganizer(app.db);
  const key = await buildKey(app.db, { organizerId: owner.id });
  const { id } = await buildEvent(app.db, { createdBy: owner.id, capacity: 3, ...options });
  return { owner, key, session: key.session, eventId: id, params: { id: `ev_${id}` } };
}

const once = (session: Session, key: string = randomUUID()): Session => ({ ...session, 'idempotency-key': key });
const people = [
  { name: 'Ada Roy', comesAs: 'adult' },
  { name: 'Théo Roy', comesAs: 'child' },
];
const book = (params: { id: string }, session: Session, body: object = {}) =>
  app.call(routes.addV1Booking, { params, body: { people, paidBy: 'cash', ...body } }, session);

describe('a program books', () => {
  it('seats for people who pay the organizer, as the screen does, and the audit log names its key', async () => {
    const { key, session, eventId, params } = await organization();
    const { status, body } = await book(params, once(session), { email: 'ada@example.org' });
    expect([status, body]).toMatchObject([
      201,
      { channel: 'organizer', state: 'confirmed', people: { adults: 1, children: 1 }, paid: { amountCents: 0 } },
    ]);
    const [row] = await app.db.select().from(events).where(eq(events.id, eventId));
    expect(row?.seatsConfirmed).toBe(2);
    const log = await app.db.select().from(auditLog).where(eq(auditLog.action, 'booking.made_manually'));
    expect(log.find(({ targetId }) => `bk_${targetId}` === body.id)).toMatchObject({
      actorRole: 'key',
      changes: { key: { before: null, after: key.id } },
    });
  });

  it('once, however often it sends the same request, and apart from other keys', async () => {
    const { owner, session, params } = await organization();
    const [first, again] = [await book(params, once(session, 'a')), await book(params, once(session, 'a'))];
    expect(again.body).toEqual(first.body);
    const otherKey = await buildKey(app.db, { organizerId: owner.id });
    expect((await book(params, once(otherKey.session, 'a'), { people: people.slice(0, 1) })).status).toBe(201);
    expect((await book(params, once(session, 'a'), { paidBy: 'card' })).status).toBe(422);
  });

  it('only with an Idempotency-Key', async () => {
    const { session, params } = await organization();
    const message = 'Send an Idempotency-Key, so that a repeat doesn’t book twice.';
    expect((await book(params, session)).json).toMatchObject({ code: 'bad_request', message });
  });

  it('no more than fit, of the kinds that are sold, in the site’s currency: it hears which field is wrong', async () => {
    const { session, params } = await organization({ capacity: 1 });
    expect((await book(params, once(session))).json).toMatchObject({
      code: 'sold_out',
      fields: { people: 'Only 1 seat is left.' },
    });
    const senior = [{ name: 'Ada Roy', comesAs: 'Senior' }];
    expect((await book(params, once(session), { people: senior })).json).toMatchObject({
      fields: { 'people.0.comesAs': expect.stringContaining('Senior') },
    });
    const taken = { amountCents: 100, currency: 'cad' };
    expect((await book(params, once(session), { taken })).json).toMatchObject({
      fields: { 'taken.currency': 'Amounts here are in usd.' },
    });
  });

  it('also while sales are paused, which it can do', async () => {
    const { session, params } = await organization();
    const set = (paused: boolean, as = session) => app.call(routes.setV1Sales, { params, body: { paused } }, once(as));
    expect((await set(true)).body).toMatchObject({ id: params.id, salesPaused: true });
    expect((await book(params, once(session))).status).toBe(201);
    expect((await set(false)).body.salesPaused).toBe(false);
    expect((await set(true, (await organization()).session)).status).toBe(404);
  });
});

describe('a program cancels', () => {
  it('what the organization booked, whose seats are free again', async () => {
    const { session, eventId, params } = await organization();
    const { id } = (await book(params, once(session))).body;
    const cancel = (as: Session) => app.call(routes.cancelV1Booking, { params: { id } }, as);
    const [first, again] = [await cancel(once(session, 'a')), await cancel(once(session, 'a'))];
    expect(first.body).toMatchObject({ id, state: 'cancelled', cancelledAt: expect.any(String) });
    expect(again.body).toEqual(first.body);
    expect((await cancel(once(session))).status).toBe(409);
    const [row] = await app.db.select().from(events).where(eq(events.id, eventId));
    expect(row?.seatsConfirmed).toBe(0);
  });

  it.each([
    ['imported', 200],
    ['reseller', 409],
  ] as const)('a booking of the origin “%s”: %i', async (origin, status) => {
    const { session, eventId } = await organization();
    const [tier] = await app.db.select().from(pricingTiers).where(eq(pricingTiers.eventId, eventId));
    const booked = await inTransaction(app.db, async (tx) => {
      const attendees = [{ type: 'user' as const, id: 0, name: 'Ada Roy', age: 0, isChild: false }];
      const guests = { origin, eventId, pricingTierId: tier?.id ?? null, tierType: 'regular' as const, attendees };
      const booking = await insertOutsideBooking(tx, guests);
      await issueTickets(tx, booking);
      return booking;
    });
    const reply = await app.call(routes.cancelV1Booking, { params: { id: `bk_${booked.id}` } }, once(session));
    expect(reply.status).toBe(status);
  });

  it('no booking that a traveller made', async () => {
    const { owner, session } = await organization();
    const { id: eventId } = await buildFreeEvent(app.db, { createdBy: owner.id });
    const bookingId = await bookFreely(app, await buildTraveller(app.db), { eventId });
    const reply = await app.call(routes.cancelV1Booking, { params: { id: `bk_${bookingId}` } }, once(session));
    expect(reply.json).toMatchObject({ code: 'illegal_transition', message: /only what you booked yourself/ });
    const [row] = await app.db.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(row?.status).toBe('confirmed');
  });
});

describe('a program checks people in', () => {
  async function ticketed() {
    const made = await organization();
    const { id } = (await book(made.params, once(made.session))).body;
    const rows = await app.db
      .select()
      .from(tickets)
      .where(eq(tickets.bookingId, Number(id.slice(3))))
      .orderBy(tickets.id);
    const [code = ''] = rows.map((row) => checkInCodeOf(row.code));
    const body = { event: made.params.id, code };
    const check = (as: Session, more: object = {}) => app.call(routes.addV1CheckIn, { body: { ...body, ...more } }, as);
    const undo = (as: Session) => app.call(routes.undoV1CheckIn, { body }, as);
    return { ...made, id, check, undo };
  }

  it('by the code of their ticket, early only if it says so, and a second time it’s used', async () => {
    const { session, id, params, check } = await ticketed();
    expect((await check(once(session))).body).toMatchObject({ outcome: 'too_early', ticket: { checkedInAt: null } });
    const { body } = await check(once(session, 'a'), { early: true });
    expect(body).toMatchObject({ outcome: 'admitted', ticket: { booking: id, event: params.id }, movedTo: null });
    expect(body.ticket?.checkedInAt).not.toBeNull();
    expect((await check(once(session, 'a'), { early: true })).body).toEqual(body);
    expect((await check(once(session), { early: true })).body.outcome).not.toBe('admitted');
  });

  it('and undoes it', async () => {
    const { session, check, undo } = await ticketed();
    await check(once(session), { early: true });
    expect((await undo(once(session))).body.checkedInAt).toBeNull();
    expect((await check(once(session), { early: true })).body.outcome).toBe('admitted');
  });

  it('of its own events only, and hears of a code that’s no one’s', async () => {
    const { session, check, undo } = await ticketed();
    const { session: other } = await organization();
    expect((await check(once(other))).status).toBe(404);
    expect((await undo(once(other))).status).toBe(404);
    expect((await check(once(session), { code: '00000000' })).body).toMatchObject({ outcome: 'unknown', ticket: null });
  });
});

it('a program that writes more than 60 times a minute waits, and can still read', async () => {
  const limited = await testApp({ settings: { RATE_LIMITS: 'on' } });
  const owner = await buildOrganizer(limited.db);
  const { session } = await buildKey(limited.db, { organizerId: owner.id, scopes: keyScopes });
  const { id } = await buildEvent(limited.db, { createdBy: owner.id });
  const write = async (index: number) => {
    const send = { params: { id: `ev_${id}` }, body: { paused: index % 2 === 0 } };
    return (await limited.call(routes.setV1Sales, send, once(session))).status;
  };
  for (let writes = 0; writes < 60; writes += 1) expect(await write(writes)).toBe(200);
  expect(await write(60)).toBe(429);
  expect((await limited.call(routes.readKey, {}, session)).status).toBe(200);
});
