import { routes } from '@ascendant/contract/routes';
import { cents } from '@ascendant/domain/money';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accountingDocuments } from '../../../db/schema/accounting-documents';
import { bookPaid } from '../../../test/checkout/book-paid';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { buildEvent } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { pdfTexts } from '../../../test/pdf-text';
import { testApp } from '../../../test/test-app';
import { refundBooking } from '../payments/refund/refund-booking';
import { issueMissing } from './issue-documents';

const app = await testApp();
const organizer = await buildOrganizer(app.db, { displayName: 'Larch Valley Guides' });
const admin = await buildAdmin(app.db);

afterAll(() => expectCleanInvariants(app.db));

const sold = async (by = organizer) => {
  const { id } = await buildEvent(app.db, { createdBy: by.id, title: 'Dawn Traverse' });
  const { booker, bookingId } = await bookPaid(app, id);
  return { eventId: id, booker, bookingId };
};
const documentsOf = async (person: SignedInPerson | null, id: number) =>
  app.call(routes.listBookingDocuments, { params: { id } }, person?.session ?? {});
const refund = async (bookingId: number, amount: number | null) => {
  const actor = { userId: admin.id, role: 'admin', sessionId: 1 } as const;
  await refundBooking(app, actor, { bookingId, amount: amount === null ? null : cents(amount) });
  await app.runJobs();
};
const fileOf = (number: string, person: SignedInPerson | null) =>
  app.inject({ method: 'GET', url: `/documents/${number}.pdf`, headers: person?.session ?? {} });
const textOf = async (number: string, person: SignedInPerson) =>
  (await pdfTexts((await fileOf(number, person)).rawPayload)).flat().join('|');
const issueAll = () => {
  const problems: unknown[] = [];
  return issueMissing(app.db, { isWhole: true, report: (problem) => problems.push(problem) }).then(() =>
    expect(problems).toEqual([]),
  );
};

describe('the documents of a booking', () => {
  it('are a receipt as soon as it’s paid, and a credit note after each refund that’s made', async () => {
    const { booker, bookingId } = await sold();
    const { body: first } = await documentsOf(booker, bookingId);
    expect(first).toMatchObject([{ kind: 'receipt', total: '120.01', currency: 'usd' }]);
    await refund(bookingId, 5000);
    await refund(bookingId, null);
    const { body } = await documentsOf(booker, bookingId);
    expect(body.map(({ kind, total }) => [kind, total])).toEqual([
      ['receipt', '120.01'],
      ['credit_note', '50.00'],
      ['credit_note', '70.01'],
    ]);
    expect(body[0]).toEqual(first[0]);
    const [receipt, partial] = await Promise.all(body.map(({ number }) => textOf(number, booker)));
    for (const text of ['Receipt', 'Larch Valley Guides', 'Dawn Traverse', '$100.00', 'HST (13%)', '$13.81', '$120.01'])
      expect(receipt).toContain(text);
    expect(partial).toContain(`Corrects|${body[0]?.number}`);
    expect(partial).toContain('Refunded to the card that paid.');
  });

  it('are the same file each time, whatever happens to the event’s name later', async () => {
    const { booker, bookingId, eventId } = await sold();
    const number = (await documentsOf(booker, bookingId)).body[0]?.number ?? '';
    const before = await fileOf(number, booker);
    expect(before.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${number}.pdf"`,
    });
    await app.db.execute(sql`update events set title = 'Another' where id = ${eventId}`);
    expect((await fileOf(number, booker)).rawPayload.equals(before.rawPayload)).toBe(true);
  });

  it('are none for a free or unpaid booking, and 404 for anyone else’s', async () => {
    const { booker, bookingId } = await sold();
    expect((await documentsOf(null, bookingId)).status).toBe(401);
    for (const person of [await buildTraveller(app.db), organizer, admin])
      expect((await documentsOf(person, bookingId)).status).toBe(404);
    const unpaid = await buildEvent(app.db, { createdBy: organizer.id });
    const { body } = await app.call(
      routes.createPaymentIntent,
      {
        body: {
          amount: 120.01,
          eventId: unpaid.id,
          bookingData: { eventId: unpaid.id, attendees: [{ type: 'user' }], agreementAccepted: true },
        },
      },
      booker.session,
    );
    expect((await documentsOf(booker, body.bookingId)).body).toEqual([]);
  });

  it('can be read by the traveller, the organizer who sold them and admins, and are 404 for everyone else', async () => {
    const { booker, bookingId } = await sold();
    const number = (await documentsOf(booker, bookingId)).body[0]?.number ?? '';
    for (const person of [booker, organizer, admin]) expect((await fileOf(number, person)).statusCode).toBe(200);
    for (const person of [await buildTraveller(app.db), await buildOrganizer(app.db)])
      expect((await fileOf(number, person)).statusCode).toBe(404);
    expect((await fileOf(number, null)).statusCode).toBe(401);
    for (const wrong of ['R-1-2026-99999', 'x', '..%2f..', 'F-2026-00001%00'])
      expect((await fileOf(wrong, admin)).statusCode, wrong).toBe(404);
  });

  it('are issued by the job, too, each once', async () => {
    const { bookingId } = await sold();
    await issueAll();
    await issueAll();
    expect(await app.db.$count(accountingDocuments, eq(accountingDocuments.bookingId, bookingId))).toBe(1);
  });

  it('never change: the database refuses it, and a number that isn’t the next', async () => {
    const { booker, bookingId } = await sold();
    const number = (await documentsOf(booker, bookingId)).body[0]?.number ?? '';
    for (const change of [
      sql`update accounting_documents set total_cents = 1 where number = ${number}`,
      sql`update accounting_documents set recipient = 'Someone' where number = ${number}`,
      sql`update accounting_documents set seller = 'Someone' where number = ${number}`,
      sql`delete from accounting_documents where number = ${number}`,
      sql`truncate accounting_documents cascade`,
      sql`insert into accounting_documents (kind, series, sequence, number, cause, organizer_id, period, currency, total_cents, content, occurred_at)
        values ('fee_invoice', 'F-2020', 2, 'F-2020-00002', 'x', 1, '2020-01', 'usd', 1, '{}', now())`,
    ])
      await expect(app.db.execute(change)).rejects.toThrow();
  });

  it('lose the names of traveller and seller when their accounts go, and nothing else', async () => {
    const { booker, bookingId } = await sold();
    const number = (await documentsOf(booker, bookingId)).body[0]?.number ?? '';
    expect(await textOf(number, booker)).toContain(`To|${booker.user.firstName} ${booker.user.lastName}`);
    await app.db.execute(sql`update accounting_documents set recipient = null, seller = null where number = ${number}`);
    const text = await textOf(number, admin);
    expect(text).toContain('To|Deleted account');
    expect(text).toContain('sold by the organizer');
    expect(text).not.toContain('Larch');
    expect(text).toContain('$120.01');
  });
});

describe('fee invoices', () => {
  const invoicesOf = async (person: SignedInPerson) =>
    (await app.call(routes.listFeeInvoices, {}, person.session)).body;

  it('have last month’s booking fees, once, and nothing of this month', async () => {
    const seller = await buildOrganizer(app.db, { displayName: 'Kananaskis Walks' });
    const { eventId } = await sold(seller);
    await issueAll();
    expect(await invoicesOf(seller)).toEqual([]);
    await makeOlder(eventId);
    await issueAll();
    await issueAll();
    const [invoice, ...others] = await invoicesOf(seller);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ total: '6.20', currency: 'usd' });
    const text = await textOf(invoice?.number ?? '', seller);
    for (const part of [
      'Fee invoice',
      'To|Kananaskis Walks',
      'Dawn Traverse',
      '1 booking',
      '$6.20',
      'nothing for you to pay',
    ])
      expect(text).toContain(part);
  });

  it('are one for each month, and have what was posted late on the next one', async () => {
    const seller = await buildOrganizer(app.db);
    const [first, second, late] = [await sold(seller), await sold(seller), await sold(seller)];
    await makeOlder(first.eventId, 2);
    await issueAll();
    await makeOlder(late.eventId, 2);
    await issueAll();
    expect((await invoicesOf(seller)).map(({ total }) => total)).toEqual(['6.20']);
    await makeOlder(second.eventId);
    await issueAll();
    expect((await invoicesOf(seller)).map(({ total }) => total)).toEqual(['12.40', '6.20']);
  });

  it('are the organizer’s own, and 404 for travellers and other organizers', async () => {
    const seller = await buildOrganizer(app.db);
    const { eventId, booker } = await sold(seller);
    await makeOlder(eventId);
    await issueAll();
    const number = (await invoicesOf(seller))[0]?.number ?? '';
    expect(await invoicesOf(organizer)).not.toContainEqual(expect.objectContaining({ number }));
    for (const person of [booker, organizer]) expect((await fileOf(number, person)).statusCode).toBe(404);
    expect((await app.call(routes.listFeeInvoices, {}, booker.session)).status).toBe(403);
  });

  /** As if it had been paid some months before. The ledger itself refuses such changes. */
  async function makeOlder(eventId: number, months = 1) {
    await app.db.execute(sql`alter table ledger_postings disable trigger guard_ledger`);
    await app.db.execute(
      sql`update ledger_postings set occurred_at = date_trunc('month', now() - interval '1 hour') - ${months}::int * interval '1 month' + interval '9 days' where event_id = ${eventId}`,
    );
    await app.db.execute(sql`alter table ledger_postings enable trigger guard_ledger`);
  }
});
