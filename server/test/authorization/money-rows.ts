import { sql } from 'drizzle-orm';
import { disputeAttachments, disputes } from '../../db/schema/disputes';
import { payoutAccounts, transfers } from '../../db/schema/payouts';
import { refunds } from '../../db/schema/refunds';
import { postMissing } from '../../src/modules/ledger/post';
import { bookPaid } from '../checkout/book-paid';
import { buildOrganizer } from '../factories/people';
import { nextNumber } from '../factories/sequence';
import { idOf, ownEvent, type World } from './example-rows';

/** The payment of a booking that someone has paid. */
export async function paidWith(world: World): Promise<number> {
  const { bookingId } = await bookPaid(world.app, await ownEvent(world));
  return idOf(world, sql`select id from payments where booking_id = ${bookingId}`);
}

export async function unmadeRefund(world: World): Promise<number> {
  const paymentId = await paidWith(world);
  const refund = { paymentId, number: 1, amountCents: 500, reason: 'requested', status: 'failed' } as const;
  const [row] = await world.app.db.insert(refunds).values(refund).returning();
  await postMissing(world.app.db);
  return row?.id ?? 0;
}

/** An inquiry of a bank, which takes evidence. */
export async function openDispute(world: World): Promise<number> {
  const paymentId = await paidWith(world);
  const inquiry = { status: 'inquiry', reason: 'fraudulent', amountCents: 500, currency: 'usd' } as const;
  const [row] = await world.app.db
    .insert(disputes)
    .values({ paymentId, providerDisputeId: `dp_${nextNumber()}`, openedAt: new Date(), ...inquiry })
    .returning();
  return row?.id ?? 0;
}

/** A file that was added to the evidence about an inquiry. */
export async function attachmentOf(world: World): Promise<{ readonly id: number; readonly kind: string }> {
  const disputeId = await openDispute(world);
  const file = { kind: 'service', type: 'application/pdf', content: Buffer.from('%PDF-1.7') } as const;
  await world.app.db.insert(disputeAttachments).values({ disputeId, ...file });
  return { id: disputeId, kind: file.kind };
}

/** A dispute that the bank decided for the traveller, of a confirmed booking. */
export async function lostDispute(world: World): Promise<number> {
  const paymentId = await paidWith(world);
  const [openedAt, closedAt] = [new Date(), new Date()];
  const dispute = {
    status: 'lost',
    reason: 'fraudulent',
    amountCents: 500,
    currency: 'usd',
    openedAt,
    closedAt,
  } as const;
  const providerDisputeId = `dp_${nextNumber()}`;
  const [row] = await world.app.db
    .insert(disputes)
    .values({ paymentId, providerDisputeId, ...dispute })
    .returning();
  // What the bank took is in the sandbox's balance and in the ledger, too.
  await world.app.pool.query(
    `insert into sandbox.balance_transactions (id, kind, source_id, intent_id, amount_cents, currency)
     select 'txn_' || $2, 'dispute_withheld', $2, intent_id, -500, currency from payments where id = $1`,
    [paymentId, providerDisputeId],
  );
  await postMissing(world.app.db);
  return row?.id ?? 0;
}

/** A payout that the provider has refused. */
export async function refusedTransfer({ app }: World): Promise<number> {
  const { id: organizerId } = await buildOrganizer(app.db);
  const providerAccountId = `acct_${nextNumber()}`;
  const account = { organizerId, provider: 'sandbox', providerAccountId, state: 'restricted' } as const;
  const [made] = await app.db.insert(payoutAccounts).values(account).returning();
  const transfer = { accountId: made?.id ?? 0, organizerId, day: '2026-11-20', amountCents: 100, currency: 'usd' };
  const [row] = await app.db
    .insert(transfers)
    .values({ ...transfer, status: 'refused' })
    .returning();
  return row?.id ?? 0;
}
