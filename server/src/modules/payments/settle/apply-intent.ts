import { settle, type Settlement } from '@ascendant/domain/booking/settlement';
import { cents } from '@ascendant/domain/money';
import type { SettlementRefundReason } from '@ascendant/domain/payment/payment-fields';
import type { BookingRow } from '../../../../db/schema/bookings';
import type { HoldRow } from '../../../../db/schema/holds';
import type { PaymentRow } from '../../../../db/schema/payments';
import type { ProviderIntent } from '../../../adapters/payments/payment-provider';
import { inTransaction, withCommit, type BeforeCommit, type Transaction } from '../../../database/database';
import { faultPoint } from '../../../faults/fault-points';
import { findRecipientOfBooking, type Recipient } from '../../../mail/recipient.repository';
import { bookings } from '../../bookings/bookings.module';
import type { CloseReason } from '../../bookings/end-booking.service';
import type { LockedBooking } from '../../bookings/lock-for-settlement';
import { ledger } from '../../ledger/ledger.module';
import { recordDiscrepancy } from '../compare/discrepancies.repository';
import { insertAttempt } from '../open/attempts.repository';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { tellAdminsOfRefundedPayment } from '../refund/money-mail';
import { requestRefund } from '../refund/request-refund';
import { changeForSupplement, lockChanging, type ChangingBooking } from './confirm-supplement';

/** A payment and its booking after a check. */
export interface SettledPayment {
  readonly booking: Pick<BookingRow, 'id' | 'status' | 'paymentStatus'>;
  /** The booking's number as its traveller knows it: of the one that changes, if this is a supplement. */
  readonly knownAs: number;
  /** Whether it's a supplement for people who are added. */
  readonly addsPeople: boolean;
  /** The provider's answer to this check. */
  readonly intent: ProviderIntent;
  /** The payment as it was when it was locked for this check. */
  readonly payment: PaymentRow;
}

/** How a payment is settled. */
export interface SettleOptions {
  /** The reason we record if the intent turns out to be canceled. */
  readonly closeReason: CloseReason;
  /**
   * Called with the result, as the last step of the transaction that settles the payment. It sends what it writes at once, as a `statement`
   * does: a confirmation commits right after it.
   */
  readonly beforeCommit?: BeforeCommit<SettledPayment>;
}

/**
 * Applies the provider's state of a payment to our records: confirms the booking, records a decline, closes it or requests a refund.
 * It's all one short transaction, and doing it again changes nothing.
 * @param intent just read from the provider
 * Source: transitions T3 to T7; rules PAY-03, PAY-07, PAY-08.
 */
export async function applyIntent(
  { db, log, publicUrl }: PaymentDeps,
  payment: PaymentRow,
  intent: ProviderIntent,
  { closeReason, beforeCommit }: SettleOptions,
): Promise<SettledPayment> {
  const { settlement, settled } = await inTransaction(db, async (tx) => {
    const [locked, current, recipient] = await Promise.all([
      bookings.lockForSettlement(tx, payment.bookingId),
      payments.lockPayment(tx, payment.id),
      findRecipientOfBooking(tx, payment.bookingId),
    ]);
    const changing = await lockChanging(tx, locked);
    const settlement = settlementOf(locked, changing, intent);
    const work = { locked, changing, payment: current, intent, recipient, closeReason, publicUrl, beforeCommit };
    return { settlement, settled: await carryOut(tx, settlement, work) };
  });
  FAULT: if (settlement.act === 'confirm') await faultPoint('confirmed');
  if (settlement.act === 'refund') {
    log.warn(
      { bookingId: settled.booking.id, reason: settlement.reason },
      "a payment is being refunded because its booking couldn't be confirmed",
    );
  }
  return settled;
}

/** What to do with a payment in this state, and its booking. */
function settlementOf(
  { booking, hold, eventStatus, seatsKeptOrFree, discountKeptOrFree }: LockedBooking,
  changing: ChangingBooking | null,
  intent: ProviderIntent,
): Settlement {
  return settle({
    state: `${booking.status}/${booking.paymentStatus}`,
    holdId: hold?.id ?? 0,
    bookingId: booking.id,
    total: cents(booking.totalCents),
    currency: booking.currency,
    seatsKeptOrFree,
    discountKeptOrFree,
    eventIsOpen: eventStatus !== 'cancelled',
    canChange: changing?.canChange ?? true,
    intent: { ...intent, wasDeclined: intent.lastError !== null },
  });
}

/** What's settled, everything locked. */
interface Work {
  readonly locked: LockedBooking;
  /** The booking that an unsettled supplement is for; null for any other payment. */
  readonly changing: ChangingBooking | null;
  readonly payment: PaymentRow;
  readonly intent: ProviderIntent;
  /** Null if the account no longer exists. */
  readonly recipient: Recipient | null;
  readonly closeReason: CloseReason;
  readonly publicUrl: string;
  readonly beforeCommit: SettleOptions['beforeCommit'];
}

async function carryOut(tx: Transaction, settlement: Settlement, work: Work): Promise<SettledPayment> {
  if (settlement.act === 'confirm') return work.changing ? confirmChange(tx, work, work.changing) : confirm(tx, work);
  const { intent, payment, beforeCommit } = work;
  const booking = await leaveUnconfirmed(tx, settlement, work);
  const settled = { booking, ...changeOf(work.locked), intent, payment };
  await beforeCommit?.(tx, settled);
  return settled;
}

/** T4: sends the payment first, then the booking, what's kept with them, and the commit, without waiting between them. */
async function confirm(
  tx: Transaction,
  { locked: { booking, hold, organizerId }, payment, intent, recipient, publicUrl, beforeCommit }: Work,
): Promise<SettledPayment> {
  FAULT: await faultPoint('confirming');
  const confirmed = { id: booking.id, status: 'confirmed', paymentStatus: 'completed' } as const;
  const settled = { booking: confirmed, knownAs: booking.id, addsPeople: false, intent, payment };
  await withCommit(tx, () =>
    Promise.all([
      payments.markReceived(tx, { paymentId: payment.id, receivedCents: intent.amountReceived }),
      ledger.postPayment(tx, { paymentId: payment.id, booking, organizerId }),
      noteAttempt(tx, payment, intent),
      bookings.confirmBooking(tx, { of: { booking, hold: held(hold) }, recipient }, publicUrl),
      beforeCommit?.(tx, settled),
    ]),
  );
  return settled;
}

/** T4 for a supplement: its payment is posted, and the booking that it's for changes. */
async function confirmChange(tx: Transaction, work: Work, changing: ChangingBooking): Promise<SettledPayment> {
  const { locked, payment, intent, beforeCommit } = work;
  const { booking, organizerId } = locked;
  FAULT: await faultPoint('confirming');
  await payments.markReceived(tx, { paymentId: payment.id, receivedCents: intent.amountReceived });
  await ledger.postPayment(tx, { paymentId: payment.id, booking, organizerId });
  await noteAttempt(tx, payment, intent);
  await changeForSupplement(tx, locked, changing);
  const confirmed = { id: booking.id, status: 'confirmed', paymentStatus: 'completed' } as const;
  const settled = { booking: confirmed, ...changeOf(locked), intent, payment };
  await beforeCommit?.(tx, settled);
  return settled;
}

/** A supplement is part of the booking that it's for, which people know by its number. */
function changeOf({ booking, supplement }: LockedBooking): Pick<SettledPayment, 'knownAs' | 'addsPeople'> {
  const isAdding = supplement !== null && supplement.people !== null;
  return { knownAs: supplement?.bookingId ?? booking.id, addsPeople: isAdding };
}

/** Keeps the attempt that the provider tells us of, with why it was declined. */
async function noteAttempt(tx: Transaction, payment: PaymentRow, { lastAttempt }: ProviderIntent): Promise<void> {
  if (lastAttempt !== null) await insertAttempt(tx, payment.id, lastAttempt);
}

/** @returns the booking afterwards */
async function leaveUnconfirmed(
  tx: Transaction,
  settlement: Exclude<Settlement, { act: 'confirm' }>,
  { locked, payment, intent, closeReason, publicUrl }: Work,
): Promise<BookingRow> {
  const { booking, hold } = locked;
  await noteAttempt(tx, payment, intent);
  switch (settlement.act) {
    case 'nothing':
      await follow(tx, payment, intent);
      return booking;
    case 'decline':
      await payments.noteCheck(tx, payment.id, intent.lastError);
      await bookings.markDeclined(tx, booking);
      return locked.reload();
    case 'close':
      await payments.movePayment(tx, payment.id, 'canceled');
      await bookings.closeUnpaid(tx, { booking, hold: held(hold) }, closeReason);
      // Nothing changed for someone who only wanted to change their booking.
      if (closeReason === 'expired' && booking.paymentStatus === 'failed' && locked.supplement === null)
        await bookings.queuePaymentProblemMail(tx, booking, publicUrl);
      return locked.reload();
    case 'refund':
      await payments.markReceived(tx, { paymentId: payment.id, receivedCents: intent.amountReceived });
      await reportMismatch(tx, settlement.reason, payment, intent);
      await bookings.cancelForRefund(tx, { booking, hold, actor: null, reason: settlement.reason });
      await requestRefund(tx, payment, {
        reason: settlement.reason,
        amountCents: intent.amountReceived,
        requestedBy: null,
      });
      await tellAdminsOfRefundedPayment(tx, publicUrl, {
        bookingId: booking.id,
        amountCents: intent.amountReceived,
        reason: settlement.reason,
      });
      return locked.reload();
  }
}

/** Updates our record of an open payment to the provider's status. */
async function follow(tx: Transaction, payment: PaymentRow, intent: ProviderIntent): Promise<void> {
  const isOpen =
    payment.status === 'requires_payment' || payment.status === 'requires_action' || payment.status === 'processing';
  const follows =
    intent.status === 'requires_payment' || intent.status === 'requires_action' || intent.status === 'processing';
  if (isOpen && follows && payment.status !== intent.status) await payments.movePayment(tx, payment.id, intent.status);
  else await payments.noteCheck(tx, payment.id, isOpen ? intent.lastError : null);
}

async function reportMismatch(
  tx: Transaction,
  reason: SettlementRefundReason,
  payment: PaymentRow,
  intent: ProviderIntent,
): Promise<void> {
  if (reason !== 'amount_mismatch') return;
  await recordDiscrepancy(tx, {
    kind: 'amount_mismatch',
    subject: intent.id,
    paymentId: payment.id,
    bookingId: payment.bookingId,
    details: { expectedCents: payment.amountCents, receivedCents: intent.amountReceived, currency: intent.currency },
  });
}

function held(hold: HoldRow | null): HoldRow {
  if (!hold) throw new RangeError('this payment has no hold');
  return hold;
}
