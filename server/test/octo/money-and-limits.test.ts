import type { OctoBooking } from '@ascendant/contract/octo/booking-shapes';
import type { OctoAvailability } from '@ascendant/contract/octo/catalogue-shapes';
import { resellerRoutes } from '@ascendant/contract/reseller';
import { routes } from '@ascendant/contract/routes';
import { maxReservationMinutes } from '@ascendant/domain/channel/reseller';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accountingDocuments } from '../../db/schema/accounting-documents';
import { tickets } from '../../db/schema/attendees';
import { bookings } from '../../db/schema/bookings';
import { events } from '../../db/schema/events';
import { holds } from '../../db/schema/holds';
import { ledgerEntries } from '../../db/schema/ledger';
import { resellerBookings, resellers } from '../../db/schema/resellers';
import { users } from '../../db/schema/users';
import { issueMissing } from '../../src/modules/accounting/issue-documents';
import { endRunOut } from '../../src/modules/resellers/octo/cancel';
import { forgetContacts } from '../../src/modules/resellers/octo/reservations.repository';
import { expectCleanInvariants } from '../clean-invariants';
import { buildEvent, dayFromNow, type EventOptions } from '../factories/events';
import { addMember } from '../factories/organizations';
import { buildOrganizer, buildSession, buildTraveller } from '../factories/people';
import { buildReseller, seriesOf } from '../factories/resellers';
import { testApp, type Session } from '../test-app';
import { octoClient } from './octo-client';

const app = await testApp();
afterAll(async () => {
  await endRunOut(app.db);
  await expectCleanInvariants(app.db);
});

const adults = (count: number) => Array.from({ length: count }, () => ({ unitId: 'adult' }));

/** An event that a reseller can sell at 20%: $120 an adult in Ontario, of an organizer who's registered for tax. */
async function sold(options: EventOptions = {}) {
  const owner = await buildOrganizer(app.db);
  await app.db.update(users).set({ gstNumber: '123456789 RT0001' }).where(eq(users.id, owner.id));
  const tiers = [{ tierType: 'regular' as const, adultPrice: '120.00', childPrice: '60.00' }];
  const { id } = await buildEvent(app.db, { createdBy: owner.id, capacity: 100, tiers, ...options });
  const reseller = await buildReseller(app.db, { eventIds: [id] });
  const client = octoClient(app, reseller.session, 'pricing');
  const productId = String(await seriesOf(app.db, id));
  const dates = async () => {
    const days = { localDateStart: dayFromNow(0), localDateEnd: dayFromNow(300) };
    return (await client.post<OctoAvailability[]>('/availability', { productId, optionId: 'DEFAULT', ...days })).body;
  };
  const reserve = async (asked: object = {}) => {
    const [date] = await dates();
    const order = { productId, optionId: 'DEFAULT', availabilityId: date?.id, unitItems: adults(2), ...asked };
    return client.post<OctoBooking & { errorMessage?: string }>('/bookings', order);
  };
  const book = async (asked: object = {}, confirmed: object = {}) => {
    const { uuid } = (await reserve(asked)).body;
    return (await client.post<OctoBooking>(`/bookings/${uuid}/confirm`, confirmed)).body;
  };
  return { owner, eventId: id, reseller, client, dates, reserve, book };
}

/** What the accounts of the ledger say about an organizer, in cents. */
async function balances(organizerId: number) {
  const rows = await app.db
    .select({ account: ledgerEntries.account, sum: sql<number>`sum(${ledgerEntries.amountCents})::int` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.organizerId, organizerId))
    .groupBy(ledgerEntries.account);
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}

const seatsOf = async (eventId: number) => {
  const [row] = await app.db.select().from(events).where(eq(events.id, eventId));
  return [row?.seatsConfirmed, row?.seatsHeld];
};

describe('what a reseller owes', () => {
  it('is the price less commission, with the organizer’s tax on it, and none of it is the site’s', async () => {
    const { owner, book } = await sold();
    const { pricing } = await book({ unitItems: adults(1) });
    expect(pricing).toMatchObject({ retail: 12000, net: 9600, includedTaxes: [] });
    expect(await balances(owner.id)).toEqual({ reseller: 10848, outside: -10848 });
  });

  it('has no tax where the organizer isn’t registered', async () => {
    const { owner, book } = await sold();
    await app.db.update(users).set({ gstNumber: null }).where(eq(users.id, owner.id));
    await book({ unitItems: adults(1) });
    expect(await balances(owner.id)).toEqual({ reseller: 9600, outside: -9600 });
  });

  it('stays what it was confirmed at, whatever is agreed on later', async () => {
    const { owner, reseller, book } = await sold();
    const { uuid } = await book({ unitItems: adults(1) });
    await app.db.update(resellers).set({ commission: 50 }).where(eq(resellers.id, reseller.id));
    await book({ unitItems: adults(1) });
    expect((await balances(owner.id))['reseller']).toBe(10848 + 6780);
    expect(uuid).not.toBe('');
  });

  it.each([
    ['flexible', 30, 'FULL', 0],
    ['moderate', 5, 'PARTIAL', 10848],
    ['final_sale', 30, 'NONE', 21696],
  ] as const)('by the policy “%s” %i days before: cancelled, %s goes back', async (policy, days, refund, owed) => {
    const { owner, eventId, client, book } = await sold({ cancellationPolicy: policy, startDate: dayFromNow(days) });
    const { uuid, cancellable } = await book();
    expect(cancellable).toBe(refund !== 'NONE');
    const { body } = await client.post<OctoBooking>(`/bookings/${uuid}/cancel`);
    expect(body).toMatchObject({ status: 'CANCELLED', cancellation: { refund } });
    expect((await balances(owner.id))['reseller'] ?? 0).toBe(owed);
    expect(await seatsOf(eventId)).toEqual([0, 0]);
    // Again, nothing changes.
    expect((await client.post<OctoBooking>(`/bookings/${uuid}/cancel`)).body).toEqual(body);
  });

  it('of people who are taken out goes back by the policy, and of the rest at the end', async () => {
    const { owner, client, book } = await sold({ cancellationPolicy: 'flexible' });
    const { uuid } = await book({ unitItems: adults(3) });
    const two = await client.patch<OctoBooking>(`/bookings/${uuid}`, { unitItems: adults(2) });
    expect(two.body).toMatchObject({ status: 'CONFIRMED', unitItems: [{}, {}], pricing: { net: 19200 } });
    expect((await balances(owner.id))['reseller']).toBe(21696);
    const more = await client.patch<{ error: string }>(`/bookings/${uuid}`, { unitItems: adults(3) });
    expect([more.status, more.body.error]).toEqual([400, 'UNPROCESSABLE_ENTITY']);
    await client.post(`/bookings/${uuid}/cancel`);
    expect((await balances(owner.id))['reseller']).toBe(0);
  });

  it('is nothing for a date that’s cancelled, and what’s held ends with it', async () => {
    const { owner, eventId, client, reserve, book } = await sold();
    const { uuid } = await book();
    const waiting = (await reserve()).body;
    const session = await buildSession(app.db, owner.id);
    const body = { status: 'cancelled' } as const;
    const cancelled = await app.call(routes.updateEvent, { params: { id: eventId }, body }, session);
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200);
    await app.runJobs();
    expect((await client.get<OctoBooking>(`/bookings/${uuid}`)).body).toMatchObject({
      status: 'CANCELLED',
      cancellation: { refund: 'FULL' },
      availability: { status: 'CLOSED', available: false },
    });
    expect((await client.get<OctoBooking>(`/bookings/${waiting.uuid}`)).body.status).toBe('CANCELLED');
    expect((await balances(owner.id))['reseller']).toBe(0);
  });
});

describe('a reservation', () => {
  it('is the same when it’s sent again, and another one is refused under its uuid', async () => {
    const { eventId, reserve, reseller } = await sold();
    const uuid = 'd1a6f0a2-61f5-4f8e-9d5d-7a3f1f7e0a11';
    const [one, again] = [await reserve({ uuid }), await reserve({ uuid })];
    expect(again.body).toEqual(one.body);
    expect((await reserve({ uuid, unitItems: adults(3) })).body.errorMessage).toMatch(/another reservation/u);
    const rows = await app.db.select().from(resellerBookings).where(eq(resellerBookings.resellerId, reseller.id));
    expect(rows).toHaveLength(1);
    expect(await seatsOf(eventId)).toEqual([0, 2]);
  });

  it('holds half of a date’s seats at most, and not one more', async () => {
    const { reserve } = await sold({ capacity: 44 });
    expect((await reserve({ unitItems: adults(20) })).status).toBe(200);
    expect((await reserve({ unitItems: adults(2) })).status).toBe(200);
    expect((await reserve({ unitItems: adults(1) })).body.errorMessage).toMatch(/holding as many seats/u);
  });

  it('ends when its time is over, unless it’s confirmed before that’s noticed and the seats are free', async () => {
    const { eventId, client, reserve } = await sold();
    const [late, over] = [(await reserve()).body, (await reserve()).body];
    const own = app.db.select({ id: bookings.id }).from(bookings).where(eq(bookings.eventId, eventId));
    await app.db
      .update(holds)
      .set({ expiresAt: new Date(0) })
      .where(inArray(holds.bookingId, own));
    const confirmed = await client.post<OctoBooking>(`/bookings/${late.uuid}/confirm`);
    expect(confirmed.body.status).toBe('CONFIRMED');
    await endRunOut(app.db);
    expect((await client.get<OctoBooking>(`/bookings/${over.uuid}`)).body.status).toBe('EXPIRED');
    const tooLate = await client.post<{ errorMessage: string }>(`/bookings/${over.uuid}/confirm`);
    expect([tooLate.status, tooLate.body.errorMessage]).toEqual([400, expect.stringContaining('Reserve again')]);
    expect(await seatsOf(eventId)).toEqual([2, 0]);
  });

  it('is refused at its confirmation if its time was over and the seats were sold', async () => {
    const { eventId, client, reserve, owner } = await sold({ capacity: 2 });
    const { uuid } = (await reserve()).body;
    const own = app.db.select({ id: bookings.id }).from(bookings).where(eq(bookings.eventId, eventId));
    await app.db
      .update(holds)
      .set({ expiresAt: new Date(0) })
      .where(inArray(holds.bookingId, own));
    const session = await buildSession(app.db, owner.id);
    const guests = [{ name: 'Ada Roy', isChild: false }];
    await app.call(routes.bookManually, { params: { id: eventId }, body: { guests, paidBy: 'cash' } }, session);
    const refused = await client.post<{ errorMessage: string }>(`/bookings/${uuid}/confirm`);
    expect([refused.status, refused.body.errorMessage]).toEqual([400, expect.stringContaining('seats were sold')]);
    expect((await balances(owner.id))['reseller']).toBeUndefined();
  });

  it(`lasts ${maxReservationMinutes} minutes at most, however often it’s extended`, async () => {
    const { client, reserve } = await sold();
    const { uuid, utcCreatedAt } = (await reserve()).body;
    for (const expirationMinutes of [60, 10_000]) await client.post(`/bookings/${uuid}/extend`, { expirationMinutes });
    const { body } = await client.get<OctoBooking>(`/bookings/${uuid}`);
    const minutes = (Date.parse(body.utcExpiresAt ?? '') - Date.parse(utcCreatedAt)) / 60_000;
    expect(minutes).toBeGreaterThan(maxReservationMinutes - 2);
    expect(minutes).toBeLessThanOrEqual(maxReservationMinutes);
  });

  it('needs an adult for a child, and a date that’s on sale and as it was seen', async () => {
    const { eventId, dates, reserve } = await sold();
    expect((await reserve({ unitItems: [{ unitId: 'child' }] })).body.errorMessage).toMatch(/needs an adult/u);
    const [seen] = await dates();
    await app.db.update(events).set({ salesPausedAt: new Date() }).where(eq(events.id, eventId));
    expect((await dates())[0]).toMatchObject({ status: 'CLOSED', available: false, vacancies: 0 });
    expect((await reserve()).body.errorMessage).toMatch(/paused/u);
    await app.db.update(events).set({ salesPausedAt: null, startTime: '10:00' }).where(eq(events.id, eventId));
    expect((await reserve({ availabilityId: seen?.id })).body).toMatchObject({ error: 'INVALID_AVAILABILITY_ID' });
  });

  it('can be confirmed with the contacts of its people after sales were paused', async () => {
    const { eventId, client, reserve } = await sold();
    const { uuid, unitItems } = (await reserve()).body;
    await app.db.update(events).set({ salesPausedAt: new Date() }).where(eq(events.id, eventId));
    const named = unitItems.map(({ unitId }, index) => ({ unitId, contact: { fullName: `Guest ${index}` } }));
    const { body } = await client.post<OctoBooking>(`/bookings/${uuid}/confirm`, { unitItems: named });
    expect(body).toMatchObject({ status: 'CONFIRMED', unitItems: [{ contact: { fullName: 'Guest 0' } }, {}] });
  });

  it('of a reseller that’s turned off is refused, and what it held and sold can be confirmed, read and cancelled', async () => {
    const { client, reseller, reserve, book } = await sold();
    const { uuid } = await book();
    const held = (await reserve()).body;
    await app.db.update(resellers).set({ offAt: new Date() }).where(eq(resellers.id, reseller.id));
    expect((await reserve()).status).toBe(400);
    expect((await client.post(`/bookings/${held.uuid}/extend`, { expirationMinutes: 60 })).status).toBe(400);
    expect((await client.post<OctoBooking>(`/bookings/${held.uuid}/confirm`)).body.status).toBe('CONFIRMED');
    expect((await client.get(`/bookings/${uuid}`)).status).toBe(200);
    expect((await client.post<OctoBooking>(`/bookings/${uuid}/cancel`)).body.status).toBe('CANCELLED');
  });
});

describe('a confirmed booking', () => {
  it('moves to another date of its event, with new tickets, and stays at its price', async () => {
    const { owner, eventId, client, dates, book } = await sold();
    const [event] = await app.db.select().from(events).where(eq(events.id, eventId));
    const later = { createdBy: owner.id, seriesId: event?.seriesId ?? 0, startDate: dayFromNow(200) };
    const other = await buildEvent(app.db, later);
    const before = await book();
    const hidden = { ...later, startDate: dayFromNow(210), accessCode: 'HIDDEN-2027' };
    const secret = await buildEvent(app.db, hidden);
    const [, target, ...others] = await dates();
    expect(others).toEqual([]);
    const unlisted = {
      availabilityId: target?.id
        .replace(`${other.id}-`, `${secret.id}-`)
        .replace(dayFromNow(200).replaceAll('-', ''), dayFromNow(210).replaceAll('-', '')),
    };
    expect((await client.patch(`/bookings/${before.uuid}`, unlisted)).body).toMatchObject({
      error: 'INVALID_AVAILABILITY_ID',
    });
    const moved = await client.patch<OctoBooking>(`/bookings/${before.uuid}`, { availabilityId: target?.id });
    expect(moved.body).toMatchObject({ availabilityId: target?.id, pricing: { net: 19200 }, status: 'CONFIRMED' });
    expect(moved.body.unitItems[0]?.ticket).not.toEqual(before.unitItems[0]?.ticket);
    expect([await seatsOf(eventId), await seatsOf(other.id)]).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });

  it('is redeemed once everyone is checked in', async () => {
    const { eventId, client, book } = await sold();
    const { uuid } = await book();
    const check = async (position: number) => {
      const own = app.db.select({ id: bookings.id }).from(bookings).where(eq(bookings.eventId, eventId));
      const one = and(inArray(tickets.bookingId, own), eq(tickets.position, position));
      await app.db.update(tickets).set({ checkedInAt: new Date() }).where(one);
      return (await client.get<OctoBooking>(`/bookings/${uuid}`)).body;
    };
    expect(await check(0)).toMatchObject({
      status: 'CONFIRMED',
      unitItems: [{ status: 'REDEEMED' }, { status: 'CONFIRMED' }],
    });
    expect(await check(1)).toMatchObject({ status: 'REDEEMED', utcRedeemedAt: expect.any(String) });
  });

  it('OCT-01 doesn’t exist for another reseller, nor do events that aren’t on its list', async () => {
    const { reserve, book } = await sold();
    const { uuid } = await book();
    const stranger = await sold();
    const { status, body } = await stranger.client.get(`/bookings/${uuid}`);
    expect([status, body]).toMatchObject([400, { error: 'INVALID_BOOKING_UUID' }]);
    const { productId } = (await reserve()).body;
    expect((await stranger.reserve({ productId })).body).toMatchObject({ error: 'INVALID_PRODUCT_ID' });
  });

  it('OCT-03 keeps contacts encrypted, names people at check-in, and forgets both 30 days after the event', async () => {
    const { eventId, client, book } = await sold();
    const contact = { fullName: 'Ada Quill', emailAddress: 'quill@example.org' };
    const { uuid } = await book({ notes: 'A quiet tent' }, { contact });
    const [row] = await app.db.select().from(resellerBookings).where(eq(resellerBookings.uuid, uuid));
    expect(String(row?.sealed)).not.toContain('quill');
    const [booking] = await app.db.select().from(bookings).where(eq(bookings.eventId, eventId));
    expect(booking?.attendees.map(({ name }) => name)).toEqual(['Ada Quill', 'Guest']);
    const days = { startDate: dayFromNow(-31), endDate: dayFromNow(-31) };
    await app.db.update(events).set(days).where(eq(events.id, eventId));
    await forgetContacts(app.db, 30);
    expect((await client.get<OctoBooking>(`/bookings/${uuid}`)).body).toMatchObject({
      contact: { fullName: null, emailAddress: null },
      notes: null,
    });
  });
});

describe('a reseller’s invoice', () => {
  /** As if everything that an organizer's resellers owe had been posted so many days earlier, for a date that was then. */
  async function age(eventId: number, organizerId: number, days: number) {
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(
        sql`update events set starts_at = starts_at - make_interval(days => ${days + 200}) where id = ${eventId}`,
      );
      await tx.execute(sql`update ledger_postings p set occurred_at = occurred_at - make_interval(days => ${days})
        from ledger_entries e where e.posting_id = p.id and e.account = 'reseller' and e.organizer_id = ${organizerId}`);
    });
  }
  async function bringBack(eventId: number, days: number) {
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(
        sql`update events set starts_at = starts_at + make_interval(days => ${days + 200}) where id = ${eventId}`,
      );
    });
  }
  const farOff = { startDate: dayFromNow(190), endDate: dayFromNow(190) };
  const report = (error: unknown) => {
    throw error;
  };

  it('has what’s owed for a month that’s over, once; what’s given back later is on a later one', async () => {
    const { owner, eventId, book, client } = await sold({ ...farOff, cancellationPolicy: 'flexible' });
    const invoices = async () => {
      await issueMissing(app.db, { isWhole: true, report });
      return (await app.call(resellerRoutes.listResellers, {}, owner.session)).body.invoices;
    };
    const { uuid } = await book();
    expect(await invoices()).toEqual([]);
    await age(eventId, owner.id, 70);
    const [first] = await invoices();
    const year = new Date().getUTCFullYear();
    expect(first).toMatchObject({ number: `I-${owner.id}-${year}-00001`, reseller: 'Viator', total: '216.96' });
    expect(await invoices()).toHaveLength(1);
    await bringBack(eventId, 70);
    expect((await client.post(`/bookings/${uuid}/cancel`)).body).toMatchObject({ status: 'CANCELLED' });
    expect(await invoices()).toHaveLength(1);
    await age(eventId, owner.id, 35);
    expect((await invoices()).map(({ total }) => total)).toEqual(['-216.96', '216.96']);
    await bringBack(eventId, 35);
  });

  it('is read by the organizer and their accountants, as a PDF with the tax apart', async () => {
    const { owner, eventId, book } = await sold(farOff);
    await book();
    await age(eventId, owner.id, 70);
    await issueMissing(app.db, { isWhole: true, report });
    await bringBack(eventId, 70);
    const [document] = await app.db
      .select()
      .from(accountingDocuments)
      .where(and(eq(accountingDocuments.organizerId, owner.id), eq(accountingDocuments.kind, 'reseller_invoice')));
    expect(document?.content.lines.map(({ label, amount }) => [label, amount])).toEqual([
      [expect.stringContaining('Ridge walk'), 19_200],
      ['Tax', 2496],
    ]);
    const statusFor = async (session: Session) =>
      (await app.inject({ method: 'GET', url: `/documents/${document?.number}.pdf`, headers: session })).statusCode;
    const member = async (role: 'accountant' | 'manager') => {
      const person = await buildTraveller(app.db);
      await addMember(app.db, { organizerId: owner.id, userId: person.id, role });
      return person.session;
    };
    expect(await statusFor(owner.session)).toBe(200);
    expect(await statusFor(await member('accountant'))).toBe(200);
    expect(await statusFor(await member('manager'))).toBe(404);
    expect(await statusFor((await buildOrganizer(app.db)).session)).toBe(404);
  });
});

it('a reseller that asks more than 600 times in a minute waits, by its key', async () => {
  const limited = await testApp({ settings: { RATE_LIMITS: 'on' } });
  const { id } = await buildEvent(limited.db, { createdBy: (await buildOrganizer(limited.db)).id });
  const [reseller, other] = [
    octoClient(limited, (await buildReseller(limited.db, { eventIds: [id] })).session),
    octoClient(limited, (await buildReseller(limited.db, { eventIds: [id] })).session),
  ];
  for (let asks = 0; asks < 600; asks += 1) expect((await reseller.get('/capabilities')).status).toBe(200);
  expect((await reseller.get('/capabilities')).status).toBe(429);
  expect((await other.get('/capabilities')).status).toBe(200);
});
