import { cents } from '@ascendant/domain/money';
import { eq } from 'drizzle-orm';
import { disputeAttachments, disputes } from '../../db/schema/disputes';
import { paymentDiscrepancies, payments, providerEvents } from '../../db/schema/payments';
import { adjustments, bankPayouts, payoutAccounts, transferReversals, transfers } from '../../db/schema/payouts';
import { refunds } from '../../db/schema/refunds';
import { sandboxAccounts, sandboxTransfers } from '../../db/schema/sandbox-accounts';
import { inTransaction } from '../../src/database/database';
import { ledger } from '../../src/modules/ledger/ledger.module';
import { postMissing } from '../../src/modules/ledger/post';
import type { TestApp } from '../test-app';
import { first, words } from './plant-rows';
import { plantTicketUse } from './plant-ticket-use';

/** What becomes of a booking's money: a refund, a dispute with its evidence, and what the provider says. */
export async function plantMoney({ db }: TestApp, bookingId: number): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.bookingId, bookingId));
  const paymentId = first([payment]).id;
  const back = { status: 'failed', reason: 'requested', number: 1, amountCents: 1, providerRefundId: 're_1' } as const;
  await db.insert(refunds).values({ paymentId, lastError: 'refused', ...back });
  const dispute = { status: 'closed' as const, reason: 'fraudulent', amountCents: 1, currency: 'usd' as const };
  const [openedAt, closedAt] = [new Date(), new Date()];
  const [disputed] = await db
    .insert(disputes)
    .values({
      evidence: { sale: words('evidence'), policy: '', use: '', contact: '', note: '' },
      paymentId,
      providerDisputeId: 'dp_1',
      openedAt,
      closedAt,
      ...dispute,
    })
    .returning();
  const attachment = {
    kind: 'service' as const,
    type: 'application/pdf' as const,
    content: Buffer.from(words('file')),
  };
  await db.insert(disputeAttachments).values({ disputeId: first([disputed]).id, ...attachment });
  await postMissing(db);
  await db.insert(paymentDiscrepancies).values({ kind: 'refund_failed', subject: 'pi', paymentId, bookingId });
  const message = { provider: 'sandbox' as const, type: 'payment_intent.succeeded', occurredAt: new Date() };
  await db.insert(providerEvents).values({ id: 'evt_whole', objectId: first([payment]).intentId, ...message });
  await plantTicketUse(db, bookingId);
}

/** An account at the provider, a payout that was made and couldn't be taken back, and an adjustment. */
export async function plantPayouts({ db }: TestApp, organizerId: number): Promise<void> {
  const [currency, day, amountCents, madeAt] = ['usd', '2026-11-20', 1, new Date()] as const;
  await db.insert(sandboxAccounts).values({ id: 'acct_whole', state: 'active', currency });
  const moved = { id: 'tr_whole', accountId: 'acct_whole', reference: 'transfer:whole', amountCents, currency };
  await db.insert(sandboxTransfers).values(moved);
  const account = { organizerId, provider: 'sandbox', providerAccountId: 'acct_whole', state: 'active' } as const;
  const accountId = first(await db.insert(payoutAccounts).values(account).returning()).id;
  const made = { status: 'made', providerTransferId: 'tr_whole', madeAt } as const;
  const own = { accountId, organizerId, day, amountCents, currency };
  const transferId = first(
    await db
      .insert(transfers)
      .values({ ...own, ...made })
      .returning(),
  ).id;
  await inTransaction(db, (tx) =>
    ledger.postTransfer(tx, { id: transferId, organizerId, amount: cents(amountCents), movedAt: madeAt }, currency),
  );
  await db.insert(transferReversals).values({ transferId, day, amountCents, status: 'refused' });
  const toBank = { status: 'paid', amountCents, currency, arrivesOn: day, startedAt: madeAt } as const;
  await db.insert(bankPayouts).values({ accountId, providerPayoutId: 'po_whole', ...toBank });
  await inTransaction(db, async (tx) => {
    const adjustment = { organizerId, amountCents, currency, reason: 'For the broken lift.' };
    const { id } = first(await tx.insert(adjustments).values(adjustment).returning());
    await ledger.postAdjustment(tx, { id, organizerId, amount: cents(amountCents) }, currency);
  });
}
