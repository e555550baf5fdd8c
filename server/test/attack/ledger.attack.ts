import { cents } from '@ascendant/domain/money';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { refundBooking } from '../../src/modules/payments/refund/refund-booking';
import { bookPaid } from '../checkout/book-paid';
import { confirm } from '../checkout/checkout';
import { buildPaid, type OpenScene, checkedEnvironment } from '../checkout/scene';
import { expectCleanInvariants } from '../clean-invariants';
import { buildEvent } from '../factories/events';
import { buildAdmin, buildOrganizer, buildTraveller } from '../factories/people';
import { testApp } from '../test-app';

describe('reading other people’s money', () => {
  const strange = ['1', '0', '-1', '1e9', '9999999999', '1;select 1', '%00', '../7', '[]', 'null'];

  it('no one but the organizer and admins gets a line of an event, whatever they ask for', async () => {
    const app = await testApp();
    const owner = await buildOrganizer(app.db);
    const { id } = await buildEvent(app.db, { createdBy: owner.id, title: 'Cairn of Fennel' });
    await bookPaid(app, id);
    const others = [null, await buildTraveller(app.db), await buildOrganizer(app.db)];
    const paths = [
      ...['paidByTravellers', 'revenue', 'siteFee', 'tax', 'provider', '__proto__'].flatMap((figure) =>
        [String(id), ...strange].map((value) => `/api/organizer/earnings/lines?figure=${figure}&eventId=${value}`),
      ),
      ...strange.map((value) => `/api/organizer/earnings/lines?figure=revenue&after=${value}`),
      '/api/organizer/earnings',
      `/api/organizer/earnings?organizerId=${owner.id}`,
      '/api/admin/money',
      ...['organizer', 'provider', "tax'--"].map(
        (account) => `/api/admin/money/lines?account=${account}&organizerId=${owner.id}`,
      ),
    ];
    for (const url of paths) {
      for (const person of others) {
        const { statusCode, body } = await app.inject({ url, headers: person?.session ?? {} });
        expect([200, 400, 401, 403], url).toContain(statusCode);
        expect(body, url).not.toMatch(/Cairn of Fennel|100\.00|120\.01/);
      }
    }
    await expectCleanInvariants(app.db);
  });
});

describe('reading other people’s receipts', () => {
  it('no one gets a document by guessing its number, or a list by a booking’s', async () => {
    const app = await testApp();
    const owner = await buildOrganizer(app.db, { displayName: 'Cairn of Fennel' });
    const { id } = await buildEvent(app.db, { createdBy: owner.id });
    const { booker, bookingId } = await bookPaid(app, id);
    const year = new Date().getUTCFullYear();
    const number = `R-${owner.id}-${year}-00001`;
    const list = `/api/bookings/${bookingId}/documents`;
    expect((await app.inject({ url: list, headers: booker.session })).statusCode).toBe(200);
    expect((await app.inject({ url: `/documents/${number}.pdf`, headers: booker.session })).statusCode).toBe(200);
    const others = [null, await buildTraveller(app.db), await buildOrganizer(app.db)];
    const guesses = [
      number,
      number.toLowerCase(),
      `${number}%20`,
      `${number}/..`,
      `C${number.slice(1)}`,
      `F-${year}-00001`,
      "R-1-2026-00001'--",
    ];
    for (const person of others) {
      for (const url of [list, '/api/organizer/fee-invoices', ...guesses.map((guess) => `/documents/${guess}.pdf`)]) {
        const { statusCode, body } = await app.inject({ url, headers: person?.session ?? {} });
        expect([200, 401, 403, 404], url).toContain(statusCode);
        expect(body, url).not.toMatch(/%PDF|120\.01|Cairn of Fennel/);
      }
    }
    await expectCleanInvariants(app.db);
  });
});

const environment = await checkedEnvironment();
const adminId = (await buildAdmin(environment.app.db)).id;

describe('posting twice', () => {
  const postingsOf = async (bookingId: number) => {
    const { rows } = await environment.app.db.execute<{ cause: string }>(
      sql`select cause from ledger_postings where booking_id = ${bookingId} order by id`,
    );
    return rows.map(({ cause }) => cause);
  };

  /** Confirms and hears everything, many times at once. */
  async function hammer({ user, opened }: OpenScene): Promise<void> {
    const confirms = Array.from({ length: 8 }, () => confirm(environment.app, user, opened.paymentIntentId));
    await Promise.all([...confirms, environment.hear(opened.paymentIntentId, { copies: 5, isReversed: true })]);
  }

  it('takes more than confirmations, webhooks and refunds at once, repeated and reversed', async () => {
    const scene = await buildPaid(environment);
    const { bookingId } = scene.opened;
    await hammer(scene);
    const admin = { userId: adminId, role: 'admin', sessionId: 1 } as const;
    const refund = () => refundBooking(environment.app, admin, { bookingId, amount: cents(500) });
    await Promise.all([refund(), refund(), environment.app.runJobs(), environment.app.runJobs()]);
    await environment.app.runJobs();
    await hammer(scene);
    expect((await postingsOf(bookingId)).toSorted()).toEqual([
      'payment',
      'refund_made',
      'refund_made',
      'refund_requested',
      'refund_requested',
    ]);
  });

  it.each([
    'update ledger_entries set amount_cents = amount_cents * 2',
    'delete from ledger_entries',
    'truncate ledger_postings cascade',
    `insert into ledger_postings (key, cause, currency) values ('payment:0', 'payment', 'usd')`,
    `insert into ledger_entries (posting_id, account, amount_cents, currency) select id, 'organizer', -100, 'usd' from ledger_postings limit 1`,
  ])('can’t be hidden: the program’s own connection can’t %s', async (statement) => {
    await expect(environment.app.pool.query(statement)).rejects.toThrow();
  });
});
