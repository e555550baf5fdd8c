import { routes } from '@ascendant/contract/routes';
import { cents, toDecimal } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentData, payWith } from '../../../test/checkout/checkout';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { buildEvent, dayFromNow } from '../../../test/factories/events';
import {
  buildAdmin,
  buildDependent,
  buildOrganizer,
  buildTraveller,
  type SignedInPerson,
} from '../../../test/factories/people';
import { nextNumber } from '../../../test/factories/sequence';
import { whileRowsFail } from '../../../test/failing-row';
import { testApp } from '../../../test/test-app';
import { issueMissing } from '../accounting/issue-documents';
import { postMissingFreeSales } from './post-free-sales';

const app = await testApp();
const admin: SignedInPerson = await buildAdmin(app.db);
let organizer: SignedInPerson;
let eventId: number;

beforeEach(async () => {
  organizer = await buildOrganizer(app.db);
  eventId = (await buildEvent(app.db, { createdBy: organizer.id })).id;
});
afterAll(() => expectCleanInvariants(app.db));

/** $100 less a quarter, which the site pays. */
const quarterOff = quoteTotals(cents(7500));
const dollars = (amount: number) => toDecimal(cents(amount));

async function createCode(discountValue: number): Promise<string> {
  const code = `SITE${nextNumber()}`;
  const body = { code, eventId, discountType: 'percentage' as const, discountValue, borneBy: 'site' as const };
  const { status } = await app.call(routes.createDiscountCode, { body: body as never }, admin.session);
  expect(status).toBe(201);
  return code;
}

async function bookWith(discountCode: string, booker?: SignedInPerson) {
  const by = booker ?? (await buildTraveller(app.db));
  const body = paymentData({ eventId, discountCode }, 7500);
  const { body: opened } = await app.call(routes.createPaymentIntent, { body }, by.session);
  await payWith(app, opened);
  const confirmed = { body: { paymentIntentId: opened.paymentIntentId } };
  expect((await app.call(routes.confirmPayment, confirmed, by.session)).status).toBe(200);
  return opened.bookingId;
}

async function refund(bookingId: number, amount?: number) {
  const asked = { params: { id: bookingId }, body: amount === undefined ? {} : { amount: dollars(amount) } };
  expect((await app.call(routes.refundBooking, asked as never, admin.session)).status).toBe(200);
  await app.runJobs();
}

const earnings = async () => (await app.call(routes.organizerEarnings, {}, organizer.session)).body;
const siteDiscounts = async () => Number((await app.call(routes.adminMoney, {}, admin.session)).body.siteDiscounts);

describe('a code that the site pays for', () => {
  it('gives the organizer the full price and costs the site the difference, on every screen', async () => {
    const before = await siteDiscounts();
    await bookWith(await createCode(25));
    const figures = {
      paidByTravellers: dollars(quarterOff.total),
      siteDiscount: '25.00',
      revenue: '100.00',
      siteFee: dollars(quarterOff.bookingFee),
      tax: dollars(quarterOff.hst),
    };
    expect(await earnings()).toMatchObject({ ...figures, owed: '100.00', events: [figures] });
    expect(await siteDiscounts()).toBe(before + 25);
    const { body } = await app.call(routes.listEventBookings, { params: { id: eventId } }, organizer.session);
    expect(body.money).toEqual({ ...figures, takenByOrganizer: '0.00' });
    const { body: summary } = await app.call(routes.organizerSummary, {}, organizer.session);
    expect(summary.totalRevenue).toBe(100);
    const query = { figure: 'siteDiscount' as const };
    const lines = await app.call(routes.organizerEarningLines, { query }, organizer.session);
    expect(lines.body.lines.map(({ cause, amount }) => [cause, amount])).toEqual([['payment', '25.00']]);
    const paid = await app.call(
      routes.organizerEarningLines,
      { query: { figure: 'paidByTravellers' } },
      organizer.session,
    );
    expect(paid.body.lines.map(({ amount }) => amount)).toEqual([dollars(quarterOff.total)]);
    const file = await app.inject({
      url: `/organizer/statements/${new Date().toISOString().slice(0, 7)}.csv`,
      headers: organizer.session,
    });
    expect(file.payload).toContain('"Payment"');
    expect(file.payload.trim().split(',').at(-1)).toBe('"100.00"');
  });

  it('gets its share of each refund back, and everything of a whole one', async () => {
    const before = await siteDiscounts();
    const bookingId = await bookWith(await createCode(25));
    await refund(bookingId, quarterOff.total / 5);
    expect(await earnings()).toMatchObject({ revenue: '80.00', siteDiscount: '20.00' });
    expect(await siteDiscounts()).toBe(before + 20);
    await refund(bookingId);
    const nothing = { paidByTravellers: '0.00', siteDiscount: '0.00', revenue: '0.00', siteFee: '0.00', tax: '0.00' };
    expect(await earnings()).toMatchObject({ ...nothing, owed: '0.00' });
    expect(await siteDiscounts()).toBe(before);
  });

  it('is on the receipt and the credit note, whose lines add up', async () => {
    const bookingId = await bookWith(await createCode(25));
    await refund(bookingId);
    const problems: unknown[] = [];
    await issueMissing(app.db, { isWhole: true, report: (problem) => problems.push(problem) });
    expect(problems).toEqual([]);
    const { rows } = await app.pool.query<{ kind: string; total: number; lines: { label: string; amount: number }[] }>(
      `select kind, total_cents as total, content -> 'lines' as lines from accounting_documents where booking_id = $1 order by id`,
      [bookingId],
    );
    expect(rows.map(({ kind, total }) => [kind, total])).toEqual([
      ['receipt', quarterOff.total],
      ['credit_note', quarterOff.total],
    ]);
    for (const { lines, total } of rows) {
      expect(lines.find(({ label }) => label === 'Discount')?.amount).toBe(-2500);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }
  });

  it('that makes a booking free pays the organizer for everyone who comes', async () => {
    const discountCode = await createCode(100);
    const booker = await buildTraveller(app.db);
    const child = await buildDependent(app.db, booker.id);
    const attendees = [{ type: 'user' as const }, { type: 'dependent' as const, id: child.id }];
    const body = { eventId, attendees, agreementAccepted: true as const, discountCode };
    const { bookingId } = (await app.call(routes.createBooking, { body }, booker.session)).body;
    expect(await earnings()).toMatchObject({ revenue: '160.00', siteDiscount: '160.00', paidByTravellers: '0.00' });
    // Nothing is missing, so nothing is posted twice.
    expect(await postMissingFreeSales(app.db)).toBe(0);
    const some = { params: { id: bookingId }, body: { positions: [1], refund: '0.00' } };
    expect((await app.call(routes.cancelPeople, some as never, booker.session)).status).toBe(200);
    expect(await earnings()).toMatchObject({ revenue: '100.00', siteDiscount: '100.00' });
    const whole = { params: { id: bookingId }, body: { refund: '0.00' } };
    expect((await app.call(routes.cancelBooking, whole as never, booker.session)).status).toBe(200);
    expect(await earnings()).toMatchObject({ revenue: '0.00', siteDiscount: '0.00' });
  });

  it.each([
    ['paid', 25, 75],
    ['free', 100, 0],
  ])('goes along when a %s booking moves to another date', async (_, percent, paid) => {
    const { event } = await buildEvent(app.db, { organizerId: organizer.id, cancellationPolicy: 'flexible' });
    eventId = event.id;
    const date = { organizerId: organizer.id, seriesId: event.seriesId, startDate: dayFromNow(200) };
    const next = (await buildEvent(app.db, date)).event;
    const discountCode = await createCode(percent);
    const booker = await buildTraveller(app.db);
    const free = { eventId, attendees: [{ type: 'user' as const }], agreementAccepted: true as const, discountCode };
    const { bookingId } =
      paid > 0
        ? { bookingId: await bookWith(discountCode, booker) }
        : (await app.call(routes.createBooking, { body: free }, booker.session)).body;
    const move = { params: { id: bookingId }, body: { fromEventId: eventId, eventId: next.id, refund: '0.00' } };
    const { status } = await app.call(routes.moveBooking, move, booker.session);
    expect(status).toBe(200);
    const { events: byEvent } = await earnings();
    const borne = dollars(percent * 100);
    expect(byEvent.find(({ eventId: of }) => of === next.id)).toMatchObject({ revenue: '100.00', siteDiscount: borne });
    const before = byEvent.find(({ eventId: of }) => of === event.id);
    expect(before ?? { revenue: '0.00', siteDiscount: '0.00' }).toMatchObject({
      revenue: '0.00',
      siteDiscount: '0.00',
    });
  });

  /** Cancelled by an older version, which posted nothing for it. @returns its id */
  async function cancelledBefore(): Promise<number> {
    const discountCode = await createCode(100);
    const booker = await buildTraveller(app.db);
    const body = { eventId, attendees: [{ type: 'user' as const }], agreementAccepted: true as const, discountCode };
    const { bookingId } = (await app.call(routes.createBooking, { body }, booker.session)).body;
    await app.pool.query(`update bookings set status = 'cancelled', cancelled_at = now() where id = $1`, [bookingId]);
    await app.pool.query('update tickets set voided_at = now() where booking_id = $1', [bookingId]);
    return bookingId;
  }

  it('of an older version that posted nothing for a free booking is posted later', async () => {
    await cancelledBefore();
    expect(await earnings()).toMatchObject({ revenue: '100.00' });
    expect(await postMissingFreeSales(app.db)).toBe(1);
    expect(await earnings()).toMatchObject({ revenue: '0.00' });
  });

  it('OPS-06 one that can’t be posted stops no other', async () => {
    const broken = await cancelledBefore();
    await cancelledBefore();
    await whileRowsFail(app, { table: 'ledger_postings', which: `new.booking_id = ${broken}` }, async () => {
      await expect(postMissingFreeSales(app.db)).rejects.toThrow(AggregateError);
    });
    expect(await earnings()).toMatchObject({ revenue: '100.00' });
    expect(await postMissingFreeSales(app.db)).toBe(1);
    expect(await earnings()).toMatchObject({ revenue: '0.00' });
  });
});
