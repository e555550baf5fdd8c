import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents, formatDollars } from '@ascendant/domain/money';
import type { SettlementRefundReason } from '@ascendant/domain/payment/payment-fields';
import type { Transaction } from '../../../database/database';
import type { Letter } from '../../../mail/letter';
import type { MailKind } from '../../../mail/mail-kinds';
import { queueMail } from '../../../mail/mail-queue.repository';
import { events } from '../../events/events.module';

interface AdminMail {
  readonly kind: MailKind;
  /** What it's about: no admin is told twice. */
  readonly of: string;
  readonly subject: string;
  readonly letter: Letter;
}

/** Tells every admin, each once. */
export async function tellAdmins(tx: Transaction, { kind, of, subject, letter }: AdminMail): Promise<void> {
  for (const admin of await events.findAdmins(tx)) {
    const dedupeKey = `${kind}:${of}:${admin.id}`;
    await queueMail(tx, { kind, dedupeKey, userId: admin.id, to: admin.email, subject, letter });
  }
}

interface RefundedPayment {
  readonly bookingId: number;
  readonly amountCents: number;
  readonly reason: SettlementRefundReason;
}

/** T7: tells every admin that someone paid and got no booking. It should be rare: seats are held while people pay. */
export async function tellAdminsOfRefundedPayment(
  tx: Transaction,
  publicUrl: string,
  refunded: RefundedPayment,
): Promise<void> {
  const { bookingId } = refunded;
  const subject = `A payment is being refunded: ${bookingReference(bookingId)}`;
  const letter = refundedPaymentLetter(refunded, publicUrl);
  await tellAdmins(tx, { kind: 'admin_payment_refunded', of: String(bookingId), subject, letter });
}

const whyRefunded: Readonly<Record<SettlementRefundReason, string>> = {
  no_seats: 'its seats were gone when the payment came through',
  event_cancelled: 'the event was cancelled while the payment was under way',
  booking_changed: 'the booking that it was to change had changed when it came through',
  amount_mismatch: "the provider received another amount than the booking's, which is also a discrepancy",
};

export function refundedPaymentLetter({ bookingId, amountCents, reason }: RefundedPayment, publicUrl: string): Letter {
  return {
    heading: 'A payment is being refunded',
    paragraphs: [
      `${formatDollars(cents(amountCents))} for booking ${bookingReference(bookingId)} goes back, because ${whyRefunded[reason]}. The traveller has been told.`,
      "There's nothing to do, unless it happens often.",
    ],
    link: { label: 'View payments', url: `${publicUrl}/admin/payments` },
  };
}

interface FailedRefund {
  readonly bookingId: number;
  readonly amountCents: number;
  readonly number: number;
}

/** T12: tells every admin that a refund needs them. */
export async function tellAdminsOfFailedRefund(
  tx: Transaction,
  publicUrl: string,
  failed: FailedRefund,
): Promise<void> {
  const { bookingId, number } = failed;
  const subject = `A refund failed: ${bookingReference(bookingId)}`;
  const letter = failedRefundLetter(failed, publicUrl);
  await tellAdmins(tx, { kind: 'admin_refund_failed', of: `${bookingId}:${number}`, subject, letter });
}

export function failedRefundLetter({ bookingId, amountCents }: FailedRefund, publicUrl: string): Letter {
  return {
    heading: 'A refund failed',
    paragraphs: [
      `The refund of ${formatDollars(cents(amountCents))} for booking ${bookingReference(bookingId)} didn't reach the traveller. They've been told.`,
      'Try it again, or pay them another way and close it with a note.',
    ],
    link: { label: 'View the refund', url: `${publicUrl}/admin/payments` },
  };
}
