import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents, formatDollars } from '@ascendant/domain/money';
import { isDisputeOpen } from '@ascendant/domain/payment/disputes';
import type { SettlementRefundReason } from '@ascendant/domain/payment/payment-fields';
import type { DisputeRow } from '../../../../db/schema/disputes';
import type { Transaction } from '../../../database/database';
import { dateTimeText } from '../../../mail/date-text';
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

async function tellAdmins(tx: Transaction, { kind, of, subject, letter }: AdminMail): Promise<void> {
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
  booking_changed: 'the booking that it was to move had changed when it came through',
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

interface DisputeAlert {
  readonly bookingId: number;
  readonly dispute: Pick<DisputeRow, 'id' | 'status' | 'amountCents' | 'reason' | 'evidenceDueAt'>;
  readonly publicUrl: string;
}

/** Rule PAY-21: tells every admin that a dispute was opened, won or lost. */
export async function tellAdminsOfDispute(tx: Transaction, alert: DisputeAlert): Promise<void> {
  const { dispute, bookingId } = alert;
  const of = `${dispute.id}:${isDisputeOpen(dispute.status) ? 'open' : dispute.status}`;
  const subject = `${headings[dispute.status]}: ${bookingReference(bookingId)}`;
  await tellAdmins(tx, { kind: 'admin_dispute', of, subject, letter: disputeLetter(alert) });
}

/** Rule PAY-25: reminds every admin that the deadline for evidence comes near. */
export async function remindAdminsOfDispute(
  tx: Transaction,
  alert: DisputeAlert,
  reminder: 'first' | 'last',
): Promise<void> {
  const subject = `Evidence is due soon: ${bookingReference(alert.bookingId)}`;
  const letter = disputeReminderLetter(alert);
  await tellAdmins(tx, { kind: 'admin_dispute_reminder', of: `${alert.dispute.id}:${reminder}`, subject, letter });
}

export function disputeReminderLetter(alert: DisputeAlert): Letter {
  return {
    ...disputeLetter(alert),
    heading: 'Evidence is due soon',
    paragraphs: [
      'We’ve put the evidence together, but no one has sent it. If the bank gets none by the deadline, the dispute is lost.',
    ],
  };
}

const headings: Readonly<Record<DisputeRow['status'], string>> = {
  inquiry: 'A bank is asking about a payment',
  needs_response: 'A payment is disputed',
  under_review: 'A payment is disputed',
  won: 'A dispute was won',
  lost: 'A dispute was lost',
  closed: 'A bank’s inquiry is closed',
};

export function disputeLetter({ bookingId, dispute, publicUrl }: DisputeAlert): Letter {
  const { status, amountCents, reason, evidenceDueAt } = dispute;
  return {
    heading: headings[status],
    paragraphs: [consequences[status]],
    facts: [
      ['Booking', bookingReference(bookingId)],
      ['Amount', formatDollars(cents(amountCents))],
      ['Reason', reason.replaceAll('_', ' ')],
      ...(isDisputeOpen(status) && evidenceDueAt !== null
        ? [['Evidence due', dateTimeText(evidenceDueAt, 'UTC')] as const]
        : []),
    ],
    link: { label: 'View the dispute', url: `${publicUrl}/admin/payments` },
  };
}

const respond =
  'We’ve put evidence together: add what we don’t know, and send it. Until the bank decides, the money is withheld and the payment can’t be refunded. The booking and its tickets stay valid.';

const consequences: Readonly<Record<DisputeRow['status'], string>> = {
  inquiry:
    'The bank is only asking: nothing is withheld, and the payment can be refunded. We’ve put evidence together that you can send.',
  needs_response: respond,
  under_review: respond,
  won: 'The money is ours again. Refunds that were waiting for this are being made.',
  lost: 'The bank returned the money to the traveller. If the booking is still confirmed, it stays valid until you end it.',
  closed: 'It ended without a dispute.',
};
