import { bookingReference } from '@ascendant/domain/booking/reference';
import { tellUsPath } from '@ascendant/domain/help-topics';
import { cents, formatDollars } from '@ascendant/domain/money';
import { isDisputeOpen } from '@ascendant/domain/payment/disputes';
import type { DisputeRow } from '../../../../db/schema/disputes';
import type { Transaction } from '../../../database/database';
import { findDisputeOfEvent, type OrganizerDispute } from '../../../database/organizer-disputes.repository';
import { datedTitle, dateTimeText, startText } from '../../../mail/date-text';
import type { Letter } from '../../../mail/letter';
import { queueMail } from '../../../mail/mail-queue.repository';
import { events } from '../../events/events.module';
import { tellAdmins } from '../refund/money-mail';

interface DisputeAlert {
  readonly bookingId: number;
  readonly dispute: Pick<DisputeRow, 'id' | 'status' | 'amountCents' | 'reason' | 'evidenceDueAt'>;
  readonly publicUrl: string;
}

/** Rule PAY-21: tells every admin, and those who manage the event, that a dispute was opened, won or lost. The ledger has it by then. */
export async function tellOfDispute(tx: Transaction, alert: DisputeAlert): Promise<void> {
  const { dispute, bookingId, publicUrl } = alert;
  const of = `${dispute.id}:${isDisputeOpen(dispute.status) ? 'open' : dispute.status}`;
  const subject = `${headings[dispute.status]}: ${bookingReference(bookingId)}`;
  await tellAdmins(tx, { kind: 'admin_dispute', of, subject, letter: disputeLetter(alert) });
  const found = await findDisputeOfEvent(tx, dispute.id);
  const { event } = found;
  const managers = event.organizerId === null ? [] : await events.findManagers(tx, event.organizerId);
  for (const { id, email, firstName } of managers)
    await queueMail(tx, {
      kind: 'organizer_dispute',
      dedupeKey: `organizer_dispute:${of}:${id}`,
      userId: id,
      to: email,
      subject: `${headings[dispute.status]}: ${datedTitle(event)}`,
      letter: organizerDisputeLetter(found, { firstName, publicUrl }),
    });
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

/** The letter to those who manage the event: what it means for what they earn, and how they can help. */
export function organizerDisputeLetter(
  { dispute, bookingId, event, change }: OrganizerDispute,
  { firstName, publicUrl }: { readonly firstName: string; readonly publicUrl: string },
): Letter {
  const { status, amountCents, evidenceDueAt } = dispute;
  const reference = bookingReference(bookingId);
  const canHelp = status === 'inquiry' || status === 'needs_response';
  return {
    greeting: `Hello ${firstName},`,
    heading: headings[status],
    paragraphs: [meanings[status], ...(canHelp ? [howToHelp] : [])],
    facts: [
      ['Event', event.title],
      ['When', startText(event)],
      ['Booking', reference],
      ['Amount', formatDollars(cents(amountCents))],
      ...(change === 0 ? [] : [['What you earn', formatDollars(cents(change)).replace('-', '−')] as const]),
      ...(canHelp && evidenceDueAt !== null ? [['Write by', dateTimeText(evidenceDueAt, 'UTC')] as const] : []),
    ],
    link: canHelp
      ? { label: 'Tell us what you know', url: `${publicUrl}${tellUsPath(reference)}` }
      : { label: 'Open Earnings', url: `${publicUrl}/organizer/earnings` },
  };
}

const howToHelp =
  'We answer the bank. If you know something that helps, such as who came, or what you agreed with the traveller, please tell us.';

const withheld =
  'A traveller’s bank disputes a payment for your event. Until it has decided, we don’t pay out what you earn by it. The booking and its tickets stay valid.';

const meanings: Readonly<Record<DisputeRow['status'], string>> = {
  inquiry: 'A traveller’s bank asks about a payment for your event. Nothing is withheld.',
  needs_response: withheld,
  under_review: withheld,
  won: 'The bank has decided for us, so what you earn by this booking stays yours.',
  lost: 'The bank has returned the money to the traveller, so your part of it is no longer in your earnings. If the booking is still confirmed, it stays valid until we end it.',
  closed: 'The bank’s inquiry ended without a dispute, so nothing changes.',
};
