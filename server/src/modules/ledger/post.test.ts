import { cents } from '@ascendant/domain/money';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { as, confirm } from '../../../test/checkout/checkout';
import { buildConfirmed, buildPaid, paymentOf, checkedEnvironment } from '../../../test/checkout/scene';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent, buildEvent, oneAdult } from '../../../test/factories/events';
import { buildTraveller } from '../../../test/factories/people';
import { whileRowsFail } from '../../../test/failing-row';
import { inTransaction } from '../../database/database';
import { refundBooking } from '../payments/refund/refund-booking';
import { post, postMissing } from './post';
import { postAllMissing } from './post-free-sales';

const admin = { userId: 1, role: 'admin', sessionId: 1 } as const;

const environment = await checkedEnvironment();
const { app } = environment;

describe('the ledger', () => {
  /** What the postings of a booking say, account by account; accounts at 0 are left out. */
  async function balances(bookingId: number): Promise<Readonly<Record<string, number>>> {
    const { rows } = await app.db.execute<{ account: string; cents: number }>(sql`
      select account, sum(amount_cents)::int as cents from ledger_entries where booking_id = ${bookingId}
      group by account having sum(amount_cents) <> 0`);
    return Object.fromEntries(rows.map(({ account, cents: sum }) => [account, sum]));
  }

  const paid = {
    provider: oneAdult.total,
    organizer: -oneAdult.subtotal,
    fees: -oneAdult.bookingFee,
    tax: -oneAdult.hst,
  };

  it('a confirmation posts the payment to the organizer, the fees and the tax', async () => {
    const { opened } = await buildConfirmed(environment);
    expect(await balances(opened.bookingId)).toEqual(paid);
  });

  it('confirming twice at once, and again, posts once', async () => {
    const { user, opened } = await buildPaid(environment);
    await Promise.all([1, 2, 3].map(() => confirm(app, user, opened.paymentIntentId)));
    const { id } = await paymentOf(app, opened.bookingId);
    await inTransaction(app.db, (tx) => post(tx, id));
    expect(await balances(opened.bookingId)).toEqual(paid);
  });

  it('a payment that isn’t made posts nothing', async () => {
    const { opened } = await buildPaid(environment);
    expect(await balances(opened.bookingId)).toEqual({});
  });

  it('a free booking posts nothing', async () => {
    const { id } = await buildFreeEvent(app.db);
    const traveller = await buildTraveller(app.db);
    const bookingId = await bookFreely(app, { ...traveller, session: as(traveller.user) }, { eventId: id });
    expect(await balances(bookingId)).toEqual({});
  });

  it('a refund is due when it’s asked for, and gone when it’s made', async () => {
    const { opened } = await buildConfirmed(environment);
    await refundBooking(app, admin, { bookingId: opened.bookingId, amount: cents(1201) });
    expect(await balances(opened.bookingId)).toMatchObject({ provider: oneAdult.total, refunds_due: -1201 });
    await app.runJobs();
    const after = await balances(opened.bookingId);
    expect(after).toMatchObject({ provider: oneAdult.total - 1201, organizer: -(oneAdult.subtotal - 1001) });
    expect(after['refunds_due']).toBeUndefined();
    await refundBooking(app, admin, { bookingId: opened.bookingId, amount: null });
    await app.runJobs();
    expect(await balances(opened.bookingId)).toEqual({});
  });

  it('a payment of another amount belongs to no one, and goes back whole', async () => {
    const { user, opened } = await buildPaid(environment);
    await environment.changeAtProvider(opened.paymentIntentId, { amountReceivedCents: 9000, currency: 'cad' });
    await confirm(app, user, opened.paymentIntentId);
    expect(await balances(opened.bookingId)).toEqual({ provider: 9000, refunds_due: -9000 });
    const { rows } = await app.db.execute(
      sql`select distinct currency from ledger_postings where booking_id = ${opened.bookingId}`,
    );
    expect(rows).toEqual([{ currency: 'cad' }]);
    await app.runJobs();
    expect(await balances(opened.bookingId)).toEqual({});
  });

  it('posts what was there before the ledger, as it would have then, and nothing the second time', async () => {
    const { event } = await buildEvent(app.db);
    expect(event.id).toBeGreaterThan(0);
    const scenes = [await buildConfirmed(environment), await buildConfirmed(environment)];
    const [whole, part] = scenes.map(({ opened }) => opened);
    if (!whole || !part) throw new RangeError('nothing was booked');
    await refundBooking(app, admin, { bookingId: part.bookingId, amount: cents(777) });
    await app.runJobs();
    const before = [await balances(whole.bookingId), await balances(part.bookingId)];
    await forget([whole.bookingId, part.bookingId]);
    expect(await balances(part.bookingId)).toEqual({});
    expect(await postMissing(app.db)).toBe(2);
    expect([await balances(whole.bookingId), await balances(part.bookingId)]).toEqual(before);
    expect(await postMissing(app.db)).toBe(0);
    const { rows } = await app.db.execute<{ ledger: number; payments: number }>(sql`select
      (select sum(amount_cents)::int from ledger_entries where account = 'provider' and currency = 'usd') as ledger,
      (select sum(p.amount_cents)::int - (select sum(r.amount_cents)::int from refunds r join payments q on q.id = r.payment_id
        where r.status = 'succeeded' and q.received_cents = q.amount_cents) from payments p
        where p.status in ('succeeded', 'refunded') and p.received_cents = p.amount_cents) as payments`);
    expect(rows[0]?.ledger).toBe(rows[0]?.payments);
  });

  it('OPS-06 one that can’t be posted stops no other', async () => {
    const scenes = [await buildConfirmed(environment), await buildConfirmed(environment)];
    const [broken = 0, whole = 0] = scenes.map(({ opened }) => opened.bookingId);
    const before = await balances(whole);
    await forget([broken, whole]);
    await whileRowsFail(app, { table: 'ledger_postings', which: `new.booking_id = ${broken}` }, async () => {
      await expect(postAllMissing(app.db)).rejects.toThrow(AggregateError);
    });
    expect([await balances(broken), await balances(whole)]).toEqual([{}, before]);
    expect(await postAllMissing(app.db)).toBe(1);
    expect(await balances(broken)).toEqual(before);
  });

  /** Removes postings as no one can: as if there had been no ledger. */
  async function forget(bookingIds: readonly number[]): Promise<void> {
    await inTransaction(app.db, async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`delete from ledger_entries where booking_id = any(${sql.param([...bookingIds])}::int[])`);
      await tx.execute(sql`delete from ledger_postings where booking_id = any(${sql.param([...bookingIds])}::int[])`);
    });
  }
});
