import { routes } from '@ascendant/contract/routes';
import { cents, toDecimal } from '@ascendant/domain/money';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { armFaults } from '../../src/faults/fault-points';
import { bookingData, paymentData, payWith } from '../checkout/checkout';
import { expectCleanInvariants } from '../clean-invariants';
import { bookFreely } from '../factories/bookings';
import { buildEvent, buildFreeEvent, dayFromNow, oneAdultTotal } from '../factories/events';
import { buildAdmin, buildDependent, buildTraveller, type SignedInPerson } from '../factories/people';
import { testApp, type Reply, type Session } from '../test-app';

const app = await testApp();
const admin = await buildAdmin(app.db);

afterEach(() => armFaults(new Map([['effect-committed', 'off-0']])));
afterAll(async () => {
  await app.runJobs();
  await expectCleanInvariants(app.db);
});

/** A call with a key, and what it changes. */
interface Keyed {
  readonly send: (headers: Session) => Promise<Reply<unknown>>;
  /** What the call has done so far, to compare before and after the repeat. */
  readonly effects: () => Promise<unknown>;
}

let keys = 0;

/** Makes a call whose request ends between the commit and the answer, then repeats it with the same key. */
async function repeatAfterCrash({ send, effects }: Keyed) {
  const key = `after-crash-${(keys += 1)}`;
  const headers = { 'idempotency-key': key };
  const untouched = await effects();
  armFaults(new Map([['effect-committed', 'throw']]));
  const lost = await send(headers);
  expect(lost.status).toBe(500);
  const committed = await effects();
  expect(committed).not.toEqual(untouched);
  const repeat = await send(headers);
  expect(await effects()).toEqual(committed);
  await app.pool.query(`update idempotency_keys set renewed_at = now() - interval '61 seconds' where key = $1`, [key]);
  expect(await send(headers)).toMatchObject({ status: repeat.status, json: repeat.json });
  expect(await effects()).toEqual(committed);
  return repeat;
}

async function rowsOf(text: string, id: number): Promise<unknown> {
  return (await app.pool.query(text, [id])).rows;
}

async function openPayment(person: SignedInPerson, headers: Session = {}) {
  const { event } = await buildEvent(app.db);
  return app.call(
    routes.createPaymentIntent,
    { body: paymentData({ eventId: event.id }) },
    { ...person.session, ...headers },
  );
}

async function buildConfirmed() {
  const person = await buildTraveller(app.db);
  const { body: opened } = await openPayment(person);
  await payWith(app, opened);
  await app.call(routes.confirmPayment, { body: { paymentIntentId: opened.paymentIntentId } }, person.session);
  return opened;
}

const holdsOf = (userId: number) => rowsOf('select id, status, settled_at from holds where user_id = $1', userId);
const bookingOf = (id: number) => rowsOf('select status, payment_status, confirmed_at from bookings where id = $1', id);

describe('IDE-02 a call whose process ended before it answered is repeated with the same key', () => {
  it('a partial refund is made once, and the repeat answers with what was refunded', async () => {
    const { bookingId } = await buildConfirmed();
    const repeat = await repeatAfterCrash({
      send: (headers) =>
        app.call(
          routes.refundBooking,
          { params: { id: bookingId }, body: { amount: 20 } },
          { ...admin.session, ...headers },
        ),
      effects: () => rowsOf(refundsOfBooking, bookingId),
    });
    expect(repeat).toMatchObject({ status: 200, json: { bookingId, status: 'confirmed', refunded: '20.00' } });
    expect(await rowsOf(refundsOfBooking, bookingId)).toEqual([{ number: 1, amount_cents: 2000 }]);
  });

  it('some people are cancelled once, and the repeat answers with what goes back', async () => {
    const { event } = await buildEvent(app.db, { cancellationPolicy: 'flexible' });
    const person = await buildTraveller(app.db);
    const { id } = await buildDependent(app.db, person.id, { dateOfBirth: '1985-07-03' });
    const order = { eventId: event.id, attendees: [{ type: 'dependent' as const, id }] };
    const { body: opened } = await app.call(
      routes.createPaymentIntent,
      { body: paymentData(order, 20_000) },
      person.session,
    );
    await payWith(app, opened);
    await app.call(routes.confirmPayment, { body: { paymentIntentId: opened.paymentIntentId } }, person.session);
    const { bookingId, quote } = opened;
    const refund = toDecimal(cents(Math.round(Number(quote.total) * 50)));
    const repeat = await repeatAfterCrash({
      send: (headers) =>
        app.call(
          routes.cancelPeople,
          { params: { id: bookingId }, body: { positions: [1], refund } },
          { ...person.session, ...headers },
        ),
      effects: () => rowsOf(refundsOfBooking, bookingId),
    });
    expect(repeat).toMatchObject({ status: 200, json: { bookingId, refund } });
  });

  it('a move to another date is made once, and answers 200', async () => {
    const person = await buildTraveller(app.db);
    const { event } = await buildFreeEvent(app.db);
    const { id: eventId } = await buildFreeEvent(app.db, { seriesId: event.seriesId, startDate: dayFromNow(200) });
    const bookingId = await bookFreely(app, person, { eventId: event.id });
    const body = { fromEventId: event.id, eventId, refund: '0.00' };
    const repeat = await repeatAfterCrash({
      send: (headers) =>
        app.call(routes.moveBooking, { params: { id: bookingId }, body }, { ...person.session, ...headers }),
      effects: () => rowsOf('select from_event_id, to_event_id from booking_moves where booking_id = $1', bookingId),
    });
    expect(repeat).toMatchObject({ status: 200, json: { bookingId, eventId } });
  });

  it('a full refund answers 200', async () => {
    const { bookingId } = await buildConfirmed();
    const repeat = await repeatAfterCrash({
      send: (headers) =>
        app.call(routes.refundBooking, { params: { id: bookingId }, body: {} }, { ...admin.session, ...headers }),
      effects: () => rowsOf(refundsOfBooking, bookingId),
    });
    expect(repeat).toMatchObject({ status: 200, json: { status: 'cancelled', refunded: oneAdultTotal } });
  });

  it('a free booking answers its 201', async () => {
    const person = await buildTraveller(app.db);
    const { event } = await buildFreeEvent(app.db);
    const repeat = await repeatAfterCrash({
      send: (headers) =>
        app.call(routes.createBooking, { body: bookingData({ eventId: event.id }) }, { ...person.session, ...headers }),
      effects: () => rowsOf('select id, status from bookings where user_id = $1', person.id),
    });
    expect(repeat).toMatchObject({ status: 201, json: { status: 'confirmed' } });
  });

  it('opening a payment answers with the same client secret', async () => {
    const person = await buildTraveller(app.db);
    const { event } = await buildEvent(app.db);
    const send = (headers: Session) =>
      app.call(
        routes.createPaymentIntent,
        { body: paymentData({ eventId: event.id }) },
        { ...person.session, ...headers },
      );
    const repeat = await repeatAfterCrash({ send, effects: () => holdsOf(person.id) });
    const { rows } = await app.pool.query(
      'select p.client_secret, p.booking_id from payments p join holds h on h.id = p.hold_id where h.user_id = $1',
      [person.id],
    );
    expect(rows).toEqual([
      { client_secret: Reflect.get(Object(repeat.json), 'clientSecret'), booking_id: expect.any(Number) },
    ]);
  });

  it('confirming a payment answers 200, even if the booking has been refunded since', async () => {
    const person = await buildTraveller(app.db);
    const { body: opened } = await openPayment(person);
    await payWith(app, opened);
    const send = (headers: Session) =>
      app.call(
        routes.confirmPayment,
        { body: { paymentIntentId: opened.paymentIntentId } },
        { ...person.session, ...headers },
      );
    armFaults(new Map([['effect-committed', 'throw']]));
    const headers = { 'idempotency-key': 'confirmed-then-refunded' };
    expect((await send(headers)).status).toBe(500);
    await app.call(routes.refundBooking, { params: { id: opened.bookingId }, body: {} }, admin.session);
    expect(await send(headers)).toMatchObject({ status: 200, json: { success: true, bookingId: opened.bookingId } });
  });

  it('releasing a hold answers 204', async () => {
    const person = await buildTraveller(app.db);
    const { body: opened } = await openPayment(person);
    const repeat = await repeatAfterCrash({
      send: (headers) =>
        app.call(
          routes.releaseHold,
          { body: { paymentIntentId: opened.paymentIntentId } },
          { ...person.session, ...headers },
        ),
      effects: async () => [await holdsOf(person.id), await bookingOf(opened.bookingId)],
    });
    expect(repeat.status).toBe(204);
  });

  it.each(['draft', 'pending_approval', 'cancelled'] as const)(
    'a published event changed to %s answers 200',
    async (status) => {
      const { event } = await buildEvent(app.db, { createdBy: admin.id });
      if (status === 'pending_approval')
        await app.pool.query(`update events set status = 'draft' where id = $1`, [event.id]);
      const repeat = await repeatAfterCrash({
        send: (headers) =>
          app.call(
            routes.updateEvent,
            { params: { id: event.id }, body: { status } },
            { ...admin.session, ...headers },
          ),
        effects: () =>
          rowsOf(
            `select action from audit_log where target_type = 'event' and target_id = $1::int::text order by id`,
            event.id,
          ),
      });
      expect(repeat).toMatchObject({ status: 200, json: { id: event.id, status } });
    },
  );
});

const refundsOfBooking = `select r.number, r.amount_cents from refunds r join payments p on p.id = r.payment_id
  where p.booking_id = $1 order by r.number`;
