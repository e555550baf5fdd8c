import { eq } from 'drizzle-orm';
import { disputeAttachments } from '../../db/schema/dispute-attachments';
import { disputes } from '../../db/schema/disputes';
import { paymentDiscrepancies } from '../../db/schema/payment-discrepancies';
import { payments } from '../../db/schema/payments';
import { providerEvents } from '../../db/schema/provider-events';
import { refunds } from '../../db/schema/refunds';
import { postMissing } from '../../src/modules/ledger/post';
import type { TestApp } from '../test-app';
import { first, words } from './plant-rows';
import { plantTicketUse } from './plant-ticket-use';

/** What becomes of a booking's money: a refund, a dispute with its evidence, and what the provider says. */
export async function plantMoney({ db }: TestApp, bookingId: number): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.bookingId, bookingId));
  const paymentId = first([payment]).id;
  const back = { status: 'failed' as const, reason: 'requested', number: 1, amountCents: 1, providerRefundId: 're_1' };
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
