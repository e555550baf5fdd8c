import { routes } from '@ascendant/contract/routes';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { cents, formatDollars } from '@ascendant/domain/money';
import { taxesOf } from '@ascendant/domain/pricing/event-taxes';
import { quoteTotals, type QuoteTotals } from '@ascendant/domain/pricing/quote';
import { chargeRatesOf } from '@ascendant/domain/pricing/rates';
import type { TaxPlace } from '@ascendant/domain/pricing/taxes';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../../db/schema/events';
import { ledgerEntries } from '../../../db/schema/ledger';
import { taxSettings } from '../../../db/schema/program';
import { users } from '../../../db/schema/users';
import { payWith } from '../../../test/checkout/checkout';
import { bookingOf } from '../../../test/checkout/scene';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { buildEvent, oneAdult, oneAdultTotal } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { inTransaction } from '../../database/database';
import { writeTaxSettings } from '../../database/tax-settings.repository';
import { assignTaxes } from '../ledger/post-free-sales';

const siteGst = '987654321 RT0001';
const organizerGst = '123456789 RT0001';
const organizerQst = '1234567890 TQ0001';
const today = calendarDay(new Date().toISOString().slice(0, 10));

const app = await testApp();
const numbers = { gst: siteGst, qst: null, pst: null };
let registered: SignedInPerson;
let small: SignedInPerson;

beforeAll(async () => {
  await writeTaxSettings(app.db, { rules: 'canada', numbers });
  registered = await buildOrganizer(app.db, { gstNumber: organizerGst, qstNumber: organizerQst });
  small = await buildOrganizer(app.db);
});

afterAll(() => expectCleanInvariants(app.db));

/** What one adult's ticket of $100 costs there. */
function priceAt(place: TaxPlace, isRegistered: boolean) {
  const organizer = { gst: isRegistered, qst: isRegistered };
  return quoteTotals(cents(10_000), chargeRatesOf(taxesOf({ place, day: today, organizer })));
}

async function eventAt(province: Exclude<TaxPlace, 'outside'> | null, organizer: SignedInPerson) {
  const { id } = await buildEvent(app.db, { createdBy: organizer.id });
  await app.db.update(events).set({ province }).where(eq(events.id, id));
  return id;
}

/** Opens the payment of one adult. @param total in cents, as the page shows it */
async function open(eventId: number, total: number, person?: SignedInPerson) {
  const booker = person ?? (await buildTraveller(app.db));
  const bookingData = { eventId, attendees: [{ type: 'user' as const }], agreementAccepted: true as const };
  const body = { amount: total / 100, eventId, bookingData };
  return { booker, reply: await app.call(routes.createPaymentIntent, { body }, booker.session) };
}

async function book(eventId: number, total: number) {
  const { booker, reply } = await open(eventId, total);
  await payWith(app, reply.body);
  const body = { paymentIntentId: reply.body.paymentIntentId };
  await app.call(routes.confirmPayment, { body }, booker.session);
  await app.runJobs();
  return { booker, bookingId: reply.body.bookingId };
}

/** What the ledger has to be remitted, by tax and remitter, in cents. */
async function postedTaxesOf(bookingId: number): Promise<Record<string, number>> {
  const { bookingId: booking, account, tax, amountCents } = ledgerEntries;
  const rows = await app.db
    .select({ tax, amountCents })
    .from(ledgerEntries)
    .where(and(eq(booking, bookingId), eq(account, 'tax')));
  return Object.fromEntries(rows.map((row) => [row.tax, -row.amountCents]));
}

/** The same of a quote's lines: those of one tax and remitter together. */
function taxesToRemit({ taxes = [] }: QuoteTotals): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { tax, jurisdiction, remitter, amountCents } of taxes) {
    const name = `${tax}-${jurisdiction}`.toLowerCase() + `:${remitter}`;
    sums[name] = (sums[name] ?? 0) + amountCents;
  }
  return sums;
}

describe('with TAX_RULES=canada', () => {
  it.each([
    ['ON', true],
    ['ON', false],
    ['QC', true],
    ['QC', false],
    ['AB', false],
    ['SK', false],
    [null, true],
  ] as const)('an event in %s (registered: %s) is charged and stored to the cent', async (province, isRegistered) => {
    const price = priceAt(province ?? 'outside', isRegistered);
    const eventId = await eventAt(province, isRegistered ? registered : small);
    const { booker, bookingId } = await book(eventId, price.total);
    const booking = await bookingOf(app, bookingId);
    expect(booking).toMatchObject({ hstCents: price.hst, totalCents: price.total, status: 'confirmed' });
    expect(booking.taxLines).toMatchObject(price.taxes ?? []);
    expect(booking.taxLines).toHaveLength(price.taxes?.length ?? 0);
    expect(await postedTaxesOf(bookingId)).toEqual(taxesToRemit(price));
    const { body } = await app.call(routes.listMyBookings, {}, booker.session);
    expect(body[0]?.quote.taxes).toHaveLength(price.taxes?.length ?? 0);
  });

  it('an event at a place that we don’t know has the taxes of the province that its location names', async () => {
    const draft = await buildEvent(app.db, { createdBy: registered.id, status: 'draft' });
    const location = 'Killarney Provincial Park, Ontario, Canada';
    await app.call(routes.updateEvent, { params: { id: draft.id }, body: { location } }, registered.session);
    await app.db.update(events).set({ status: 'published' }).where(eq(events.id, draft.id));
    const { reply } = await open(draft.id, 12_001);
    expect(reply.status).toBe(200);
  });

  it('an event in Canada without a province isn’t published', async () => {
    const admin = await buildAdmin(app.db);
    const { id } = await buildEvent(app.db, { createdBy: registered.id, status: 'draft' });
    const publish = async (change: Partial<typeof events.$inferInsert>) => {
      await app.db
        .update(events)
        .set({ province: null, latitude: null, longitude: null, ...change })
        .where(eq(events.id, id));
      const { status, json } = await app.call(
        routes.updateEvent,
        { params: { id }, body: { status: 'published' } },
        admin.session,
      );
      return [status, (json as { message?: string }).message];
    };
    const refused = [409, 'Say first in which province or territory this event is. Its taxes depend on it.'];
    expect(await publish({ location: 'Larch camp', country: 'Canada' })).toEqual(refused);
    expect(await publish({ location: 'Larch camp, Canada', country: null })).toEqual(refused);
    expect((await publish({ location: 'Larch camp', country: null }))[0]).toBe(200);
  });

  it('an event names its taxes, so that every price on the screen is the one that’s charged', async () => {
    const visitor = async (id: number) =>
      (await app.call(routes.getEvent, { params: { id: String(id) } as never }, {})).body.taxes;
    expect(await visitor(await eventAt('QC', registered))).toMatchObject([
      { tax: 'GST', rate: 5000, jurisdiction: 'CA', onTickets: 'organizer' },
      { tax: 'QST', rate: 9975, jurisdiction: 'QC', onTickets: 'organizer' },
    ]);
    expect(await visitor(await eventAt('ON', small))).toMatchObject([{ tax: 'HST', onTickets: null }]);
    expect(await visitor(await eventAt(null, registered))).toEqual([]);
  });

  it('MON-06 a client that still adds 13% is told the price, and pays it when it agrees', async () => {
    const eventId = await eventAt('AB', registered);
    const { booker, reply } = await open(eventId, oneAdult.total);
    const price = priceAt('AB', true);
    expect(reply).toMatchObject({ status: 409, json: { code: 'price_changed' } });
    const { quote } = reply.json as { quote: { total: string; taxes: unknown[] } };
    expect(quote).toMatchObject({ total: (price.total / 100).toFixed(2), taxes: [{ on: 'tickets' }, { on: 'fee' }] });
    expect((await open(eventId, price.total, booker)).reply.status).toBe(200);
  });

  it('the confirmation prints each tax and the numbers of those who remit it, as they were then', async () => {
    const eventId = await eventAt('QC', registered);
    const price = priceAt('QC', true);
    const { booker, bookingId } = await book(eventId, price.total);
    const { text } = app.mailer.lastTo(booker.user.email);
    expect(text).toContain('GST (5%): $5.31');
    expect(text).toContain('QST (9.975%): $10.');
    expect(text).not.toContain('HST (13%)');
    for (const number of [organizerGst, organizerQst, siteGst]) expect(text).toContain(number);
    expect(text).toContain(formatDollars(price.total));
    await app.db.update(users).set({ gstNumber: null }).where(eq(users.id, registered.id));
    expect((await bookingOf(app, bookingId)).taxLines?.[0]?.number).toBe(organizerGst);
    await app.db.update(users).set({ gstNumber: organizerGst }).where(eq(users.id, registered.id));
  });

  it('a refund repeats the lines of the payment', async () => {
    const admin = await buildAdmin(app.db);
    const { booker, bookingId } = await book(await eventAt('ON', registered), priceAt('ON', true).total);
    const part = { params: { id: bookingId }, body: { amount: '56.90' } };
    expect((await app.call(routes.refundBooking, part, admin.session)).status).toBe(200);
    await app.runJobs();
    expect(app.mailer.lastTo(booker.user.email).text).toMatch(/That includes HST \(13%\): \$6\.5\d\./);
  });

  it('MON-04 the lines of a booking never change', async () => {
    const { bookingId } = await book(await eventAt('ON', registered), priceAt('ON', true).total);
    const change = app.pool.query(`update bookings set tax_lines = '[]' where id = $1`, [bookingId]);
    await expect(change).rejects.toThrow(/cannot change/);
  });

  it('what a registered organizer remits is owed to them, also where it was posted before they were paid it', async () => {
    const organizer = await buildOrganizer(app.db, { gstNumber: organizerGst, qstNumber: organizerQst });
    const { total } = priceAt('QC', true);
    await book(await eventAt('QC', organizer), total);
    const owed = async () => (await app.call(routes.organizerEarnings, {}, organizer.session)).body.owed;
    expect(await owed()).toBe('114.98');
    await inTransaction(app.db, async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      const isTheirs = and(eq(ledgerEntries.account, 'tax'), eq(ledgerEntries.organizerId, organizer.id));
      await tx.update(ledgerEntries).set({ organizerId: null }).where(isTheirs);
    });
    expect(await owed()).toBe('100.00');
    expect(await assignTaxes(app.db)).toBe(2);
    expect(await owed()).toBe('114.98');
    expect(await assignTaxes(app.db)).toBe(0);
  });

  it('a small supplier is owed no tax', async () => {
    const organizer = await buildOrganizer(app.db);
    await book(await eventAt('QC', organizer), priceAt('QC', false).total);
    expect((await app.call(routes.organizerEarnings, {}, organizer.session)).body.owed).toBe('100.00');
  });

  it('an organizer’s number is checked and put into its usual form', async () => {
    const { session, user } = await buildOrganizer(app.db);
    const put = (gstNumber: string) =>
      app.call(
        routes.updateAccount,
        { body: { firstName: user.firstName, lastName: user.lastName, gstNumber } },
        session,
      );
    expect((await put('123456789rt0002')).body.gstNumber).toBe('123456789 RT0002');
    expect(await put('12345')).toMatchObject({ status: 400, json: { fields: { gstNumber: /9 digits, RT/ } } });
    expect((await put('')).body.gstNumber).toBeNull();
  });
});

describe('with the specification’s rules', () => {
  beforeAll(async () => {
    await app.db.delete(taxSettings);
  });

  it('everything is as it was: 13% HST on everything, wherever the event is', async () => {
    const eventId = await eventAt('AB', small);
    const { body } = await app.call(routes.getEvent, { params: { id: String(eventId) } as never }, {});
    expect(body).not.toHaveProperty('taxes');
    const { booker, bookingId } = await book(eventId, oneAdult.total);
    expect(await bookingOf(app, bookingId)).toMatchObject({ hstCents: oneAdult.hst, taxLines: null });
    expect(await postedTaxesOf(bookingId)).toEqual({ 'hst:site': oneAdult.hst });
    const { text } = app.mailer.lastTo(booker.user.email);
    expect(text).toContain('HST (13%)');
    const bookings = await app.call(routes.listMyBookings, {}, booker.session);
    expect(bookings.body[0]?.quote).toMatchObject({ total: oneAdultTotal });
    expect(bookings.body[0]?.quote).not.toHaveProperty('taxes');
  });
});
