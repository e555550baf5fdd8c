import { routes } from '@ascendant/contract/routes';
import { cents } from '@ascendant/domain/money';
import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { as, confirm, openPayment } from '../../../test/checkout/checkout';
import { buildConfirmed, checkedEnvironment } from '../../../test/checkout/scene';
import { buildFreeEvent, dayFromNow } from '../../../test/factories/events';
import { buildAdmin, buildTraveller } from '../../../test/factories/people';
import { connectedOrganizer } from '../../../test/payouts/connect';
import { letEventEnd, pay } from '../../../test/payouts/pay';
import { inTransaction } from '../../database/database';
import { answerMove } from '../bookings/moves.repository';
import { cancelOwnBooking, quoteCancellation } from '../payments/change/cancel-own-booking';

const environment = await checkedEnvironment();

describe('an event that’s brought forward', () => {
  const change = (eventId: number, set: SQL) =>
    environment.app.db.execute(sql`update events set ${set} where id = ${eventId}`);
  const soldFor = async (eventId: number) => {
    const { rows } = await environment.app.db.execute<{ day: string | null }>(
      sql`select local_time(sold_ends_at, timezone)::date::text as day from events where id = ${eventId}`,
    );
    return rows[0]?.day;
  };
  const payoutsOf = async (organizerId: number) =>
    (await environment.app.call(routes.organizerPayouts, {}, as({ id: organizerId }, 'organizer'))).body;
  const tomorrow = sql`start_date = ${dayFromNow(1)}, end_date = ${dayFromNow(1)}`;

  /** $100 sold for a day in 90 days, in three days' length. */
  async function sold() {
    const organizerId = await connectedOrganizer(environment);
    const { event, opened, user } = await buildConfirmed(environment, {
      createdBy: organizerId,
      cancellationPolicy: 'flexible',
      startDate: dayFromNow(90),
      endDate: dayFromNow(92),
    });
    return { organizerId, event, bookingId: opened.bookingId, user };
  }

  /** The same, moved to tomorrow, and over for long enough by now. */
  async function broughtForward() {
    const scene = await sold();
    await change(scene.event.id, tomorrow);
    await letEventEnd(environment.app, scene.event.id, 49);
    return scene;
  }

  it('keeps the end that was sold, whichever way its own comes forward, and only then', async () => {
    const { event } = await sold();
    for (const later of [
      sql`end_date = ${dayFromNow(93)}`,
      sql`end_time = '23:00'`,
      sql`timezone = 'America/Vancouver'`,
    ]) {
      await change(event.id, later);
      expect(await soldFor(event.id)).toBeNull();
    }
    for (const [earlier, back] of [
      [sql`end_date = ${dayFromNow(91)}`, sql`end_date = ${dayFromNow(93)}`],
      [sql`end_time = '22:59'`, sql`end_time = '23:00'`],
      [sql`timezone = 'America/Edmonton'`, sql`timezone = 'America/Vancouver'`],
      [tomorrow, sql`start_date = ${dayFromNow(90)}, end_date = ${dayFromNow(93)}`],
    ] as const) {
      await change(event.id, earlier);
      // It was sold for three days.
      expect(await soldFor(event.id)).toBe(dayFromNow(92));
      await change(event.id, back);
      await change(event.id, sql`sold_ends_at = null`);
    }
  });

  it('keeps none where nothing was sold for money', async () => {
    const { event } = await buildFreeEvent(environment.app.db, { startDate: dayFromNow(90) });
    const { user } = await buildTraveller(environment.app.db);
    await environment.app.call(
      routes.createBooking,
      { body: { eventId: event.id, attendees: [{ type: 'user' }], agreementAccepted: true } },
      as(user),
    );
    await change(event.id, tomorrow);
    expect(await soldFor(event.id)).toBeNull();
  });

  it('is paid two days after the end that was sold, and not an hour before; organizer and admins see why', async () => {
    const { organizerId, event } = await broughtForward();
    await pay(environment.app);
    expect(await payoutsOf(organizerId)).toMatchObject({
      ready: '0.00',
      paidOut: '0.00',
      coming: [{ eventId: event.id, soldUntil: dayFromNow(92), amount: '100.00' }],
    });
    const admin = await buildAdmin(environment.app.db);
    const { body } = await environment.app.call(routes.adminPayouts, {}, as(admin, 'admin'));
    expect(body.broughtForward.find(({ eventId }) => eventId === event.id)).toMatchObject({
      organizerId,
      soldUntil: dayFromNow(92),
      amount: '100.00',
    });
    const soldUntil = (hours: number) =>
      environment.app.db.execute(sql`
        with b as (update bookings set sold_ends_at = now() - make_interval(hours => ${hours}::int) where event_id = ${event.id} returning 1)
        update events set sold_ends_at = now() - make_interval(hours => ${hours}::int) where id = ${event.id}`);
    await soldUntil(47);
    await pay(environment.app);
    expect(await payoutsOf(organizerId)).toMatchObject({ ready: '0.00' });
    await soldUntil(49);
    await pay(environment.app);
    expect(await payoutsOf(organizerId)).toMatchObject({ paidOut: '100.00', coming: [] });
  });

  it('is paid two days after its new end once everyone has accepted it, and not while one person hasn’t', async () => {
    const { organizerId, event, bookingId, user } = await sold();
    const { user: other } = await buildTraveller(environment.app.db);
    const { body: opened } = await openPayment(environment.app, other, { eventId: event.id });
    await environment.pay(opened);
    await confirm(environment.app, other, opened.paymentIntentId);
    await change(event.id, tomorrow);
    const accept = (id: number) => inTransaction(environment.app.db, (tx) => answerMove(tx, id));
    await accept(bookingId);
    await letEventEnd(environment.app, event.id, 49);
    await pay(environment.app);
    expect(await payoutsOf(organizerId)).toMatchObject({ ready: '0.00', paidOut: '0.00' });
    expect(user.id).not.toBe(other.id);
    await environment.app.db.execute(
      sql`update bookings set sold_ends_at = (select ends_at from events where id = ${event.id}) where id = ${bookingId}`,
    );
    await accept(opened.bookingId);
    await pay(environment.app);
    expect(await payoutsOf(organizerId)).toMatchObject({ paidOut: '200.00' });
  });

  it('is paid 48 hours after those who were asked could accept, and not an hour before', async () => {
    const { organizerId, event } = await broughtForward();
    const asked = (hours: number) =>
      environment.app.db.execute(
        sql`update bookings set move_answer_by = now() - make_interval(hours => ${hours}::int) where event_id = ${event.id}`,
      );
    await asked(47);
    await pay(environment.app);
    expect(await payoutsOf(organizerId)).toMatchObject({ paidOut: '0.00' });
    await asked(49);
    await pay(environment.app);
    expect(await payoutsOf(organizerId)).toMatchObject({ paidOut: '100.00' });
  });

  it.each([
    ['48 hours', 0, '100.00'],
    ['a second less', 1, '0.00'],
  ])('silence counts, or doesn’t, of those who were told %s before the new start', async (_what, late, paidOut) => {
    const { organizerId, event } = await broughtForward();
    await environment.app.db.execute(sql`update bookings b set move_answer_by = e.starts_at,
      free_cancellation_until = e.starts_at + make_interval(secs => ${late}) from events e where e.id = b.event_id and e.id = ${event.id}`);
    await pay(environment.app);
    expect(await payoutsOf(organizerId)).toMatchObject({ paidOut });
  });

  it('waits for no one who has cancelled', async () => {
    const { event, bookingId, user } = await sold();
    await change(event.id, sql`end_date = ${dayFromNow(91)}`);
    const caller = { userId: user.id, role: 'traveller', sessionId: 1 } as const;
    const { refund } = await quoteCancellation(environment.app.db, caller, bookingId);
    expect(refund).toBe('120.01');
    await cancelOwnBooking(environment.app.db, caller, { bookingId, claimedRefund: cents(12_001) });
    await pay(environment.app);
    expect(await soldFor(event.id)).toBeNull();
  });
});
