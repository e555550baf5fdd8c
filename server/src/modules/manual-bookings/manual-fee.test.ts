import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountingDocuments } from '../../../db/schema/accounting-documents';
import { bookings } from '../../../db/schema/bookings';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { buildEvent, buildFreeEvent } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, type SignedInPerson } from '../../../test/factories/people';
import { whileRowsFail } from '../../../test/failing-row';
import { testApp } from '../../../test/test-app';
import { inTransaction } from '../../database/database';
import { issueMissing } from '../accounting/issue-documents';
import { postFreeSaleMove } from '../ledger/post-free-sales';
import { returnMissingFees } from '../ledger/post-manual-fees';

const app = await testApp({ settings: { MANUAL_BOOKING_FEE: 'charged' } });
afterAll(() => expectCleanInvariants(app.db));
const guests = [
  { name: 'Ada Roy', isChild: false },
  { name: 'Ines Roy', isChild: false },
];

let organizer: SignedInPerson;
let eventId: number;
beforeEach(async () => {
  organizer = await buildOrganizer(app.db);
  eventId = (await buildEvent(app.db, { createdBy: organizer.id, capacity: 20 })).id;
});

async function book(paidBy: 'cash' | 'invoice' | 'free' = 'cash', id = eventId): Promise<number> {
  const order = { params: { id }, body: { guests, paidBy } };
  const { status, body } = await app.call(routes.bookManually, order, organizer.session);
  expect(status).toBe(201);
  return body.bookingId;
}

const earnings = async () => (await app.call(routes.organizerEarnings, {}, organizer.session)).body;
const cancel = (id: number) => app.call(routes.refundBooking, { params: { id }, body: {} }, organizer.session);

/** As an older version did, which posted nothing for it. */
async function cancelAsBefore(id: number): Promise<void> {
  await app.db.execute(sql`update bookings set status = 'cancelled', cancel_reason = 'requested' where id = ${id}`);
  await app.db.execute(sql`update tickets set voided_at = now() where booking_id = ${id}`);
}

/** Two tickets of $100.00: 4.3% and $1.90, and 13% of that. */
const charged = { paidByTravellers: '0.00', siteDiscount: '0.00', revenue: '-11.87', siteFee: '10.50', tax: '1.37' };

describe('where the operator charges the site’s fee on manual bookings', () => {
  it.each(['cash', 'invoice'] as const)(
    'it’s taken from what the organizer is owed, with its tax: %s',
    async (paidBy) => {
      const bookingId = await book(paidBy);
      expect(await earnings()).toMatchObject({ ...charged, owed: '-11.87', events: [charged] });
      const list = await app.call(routes.listEventBookings, { params: { id: eventId } }, organizer.session);
      expect(list.body).toMatchObject({
        money: charged,
        bookings: [{ id: bookingId, total: '0.00', revenue: '-11.87' }],
      });
      const query = { figure: 'siteFee' as const };
      const { body } = await app.call(routes.organizerEarningLines, { query }, organizer.session);
      expect(body.lines).toMatchObject([{ cause: 'manual_fee', amount: '10.50' }]);
    },
  );

  it('the booking’s own amounts stay 0: the site never had that money', async () => {
    const id = await book();
    const [row] = await app.db.select().from(bookings).where(eq(bookings.id, id));
    expect(row).toMatchObject({ totalCents: 0, bookingFeeCents: 0, hstCents: 0, totalAmount: '0.00' });
  });

  it('there’s none for guests who come free of charge, and none at an event that’s free', async () => {
    await book('free');
    await book('cash', (await buildFreeEvent(app.db, { createdBy: organizer.id })).id);
    expect(await earnings()).toMatchObject({ owed: '0.00', siteFee: '0.00' });
  });

  it('it goes back when the booking is cancelled, once', async () => {
    const id = await book();
    expect((await cancel(id)).status).toBe(200);
    expect((await cancel(id)).status).not.toBe(200);
    expect(await earnings()).toMatchObject({ owed: '0.00', revenue: '0.00', siteFee: '0.00', tax: '0.00' });
    expect(await returnMissingFees(app.db)).toBe(0);
  });

  it('what an older version left with the site when it cancelled one goes back later', async () => {
    const id = await book();
    await cancelAsBefore(id);
    expect([await returnMissingFees(app.db), await returnMissingFees(app.db)]).toEqual([1, 0]);
    expect(await earnings()).toMatchObject({ owed: '0.00', siteFee: '0.00' });
  });

  it('OPS-06 one that can’t be given back stops no other', async () => {
    const broken = await book();
    const other = await book();
    for (const id of [broken, other]) await cancelAsBefore(id);
    await whileRowsFail(app, { table: 'ledger_postings', which: `new.booking_id = ${broken}` }, async () => {
      await expect(returnMissingFees(app.db)).rejects.toThrow(AggregateError);
    });
    expect(await earnings()).toMatchObject({ siteFee: '10.50' });
    expect(await returnMissingFees(app.db)).toBe(1);
    expect(await earnings()).toMatchObject({ siteFee: '0.00' });
  });

  it('it goes along when the booking moves to another date', async () => {
    const id = await book();
    const other = (await buildEvent(app.db, { createdBy: organizer.id })).id;
    await inTransaction(app.db, (tx) => postFreeSaleMove(tx, { bookingId: id, moveId: 999_001, toEventId: other }));
    const { events } = await earnings();
    const feeOf = (of: number) => events.find((event) => event.eventId === of)?.siteFee;
    expect([feeOf(eventId), feeOf(other)]).toEqual(['0.00', '10.50']);
    await inTransaction(app.db, (tx) => postFreeSaleMove(tx, { bookingId: id, moveId: 999_002, toEventId: eventId }));
  });

  it('the month’s fee invoice has it, and says that no traveller paid it', async () => {
    await book();
    await cancel(await book());
    await app.db.execute(sql`alter table ledger_postings disable trigger guard_ledger`);
    await app.db.execute(
      sql`update ledger_postings set occurred_at = occurred_at - interval '40 days' where event_id = ${eventId}`,
    );
    await app.db.execute(sql`alter table ledger_postings enable trigger guard_ledger`);
    const report = (error: unknown) => {
      throw error;
    };
    await issueMissing(app.db, { isWhole: true, report });
    const [invoice] = await app.db
      .select()
      .from(accountingDocuments)
      .where(eq(accountingDocuments.organizerId, organizer.id));
    expect(invoice).toMatchObject({ kind: 'fee_invoice', totalCents: 1050 });
    expect(invoice?.content.notes.join(' ')).toContain(
      '$10.50 of it is for bookings that you made for guests, who paid you. It’s settled with your earnings',
    );
  });

  it('dashboards and reports go on working when an event has earned less than nothing', async () => {
    await book();
    const admin = await buildAdmin(app.db);
    const { body: summary } = await app.call(routes.organizerSummary, {}, organizer.session);
    expect(summary.totalRevenue).toBe(-11.87);
    expect((await app.call(routes.listOrganizerEvents, {}, organizer.session)).status).toBe(200);
    expect((await app.call(routes.adminMoney, {}, admin.session)).status).toBe(200);
  });
});
