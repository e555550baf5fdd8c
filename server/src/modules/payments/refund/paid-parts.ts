import { spreadBack, type PartBack } from '@ascendant/domain/booking/refund';
import { cents, type Cents } from '@ascendant/domain/money';
import type { RefundReason } from '@ascendant/domain/payment/payment-fields';
import type { BookingRow } from '../../../../db/schema/bookings';
import type { HoldRow } from '../../../../db/schema/holds';
import type { PaymentRow } from '../../../../db/schema/payments';
import type { Caller } from '../../../access/caller';
import type { Transaction } from '../../../database/database';
import { bookings } from '../../bookings/bookings.module';
import { ledger } from '../../ledger/ledger.module';
import * as payments from '../payments.repository';
import { addRefund, requestRefund, type RefundRequest } from './request-refund';
import { settleEndedMoney } from './settle-ended-money';

/** A booking or one of its supplements, with the payment of its total. */
export interface PaidPart {
  readonly booking: BookingRow;
  readonly payment: PaymentRow;
}

/**
 * Locks a booking's payment, its supplements and theirs. The caller holds the locks of its event and its row.
 * @returns the latest first, the booking itself last; empty for a free booking
 */
export async function lockPaidParts(tx: Transaction, booking: BookingRow): Promise<readonly PaidPart[]> {
  const own = await lockPart(tx, booking);
  const supplements: PaidPart[] = [];
  for (const supplement of await bookings.lockSupplements(tx, booking.id)) {
    const part = await lockPart(tx, supplement);
    if (part) supplements.push(part);
  }
  return own ? [...supplements, own] : supplements;
}

async function lockPart(tx: Transaction, booking: BookingRow): Promise<PaidPart | null> {
  const found = await payments.findPaymentOfBooking(tx, booking.id);
  return found && { booking, payment: await payments.lockPayment(tx, found.id) };
}

/** What's left of all payments of a booking. */
export function leftOf(parts: readonly PaidPart[]): Cents {
  const left = parts.map(
    ({ payment: { amountCents, refundedCents, lostCents } }) => amountCents - refundedCents - lostCents,
  );
  return cents(left.reduce((sum, each) => sum + Math.max(0, each), 0));
}

function spreadOver(parts: readonly PaidPart[], back: PartBack): readonly (PaidPart & PartBack)[] {
  const of = parts.map(({ booking, payment }) => ({
    total: cents(booking.totalCents),
    refunded: cents(payment.refundedCents + payment.lostCents),
    kept: cents(booking.keptCents),
  }));
  return spreadBack(of, back).map((each, index) => {
    const part = parts[index];
    if (!part) throw new RangeError('more was spread than was paid');
    return { ...part, ...each };
  });
}

/**
 * Refunds a part of what was paid for a booking that goes on, the latest payment first, and notes what its organizer keeps.
 * @returns what tells it from its other refunds
 */
export async function refundParts(
  tx: Transaction,
  parts: readonly PaidPart[],
  { amountCents, keptCents = 0, ...request }: RefundRequest & { readonly keptCents?: number },
): Promise<string> {
  let last = '';
  for (const { booking, payment, refund, kept } of spreadOver(parts, {
    refund: cents(amountCents),
    kept: cents(keptCents),
  })) {
    if (kept > 0) await bookings.keep(tx, booking.id, kept);
    if (refund === 0) continue;
    const { number } = await addRefund(tx, payment, { ...request, amountCents: refund });
    last = parts.length === 1 ? String(number) : `${payment.id}-${number}`;
  }
  return last;
}

/** Posts that the payments of a booking move to another date with it. */
export async function postMoveOfParts(
  tx: Transaction,
  parts: readonly PaidPart[],
  moved: { readonly bookingId: number; readonly moveId: number; readonly toEventId: number },
): Promise<void> {
  for (const { booking, payment } of parts) {
    const supplementId = booking.id === moved.bookingId ? null : booking.id;
    await ledger.postMove(tx, { paymentId: payment.id, ...moved, supplementId });
  }
}

/** A paid booking that ends. */
export interface Ending {
  readonly parts: readonly PaidPart[];
  readonly hold: HoldRow | null;
  /** Null if the server ends it. */
  readonly actor: Pick<Caller, 'userId' | 'role'> | null;
  readonly reason: RefundReason;
  /** Of all that was paid. */
  readonly refund: Cents;
  /** What's kept besides what was kept before. */
  readonly kept?: Cents;
  readonly requestedBy: number | null;
}

/** T9 and T11 for a paid booking and its supplements: they end together, and one email says what goes back in all. */
export async function endPaid(tx: Transaction, ending: Ending): Promise<void> {
  const { parts, hold, actor, reason, refund, kept = cents(0), requestedBy } = ending;
  const spread = spreadOver(parts, { refund, kept });
  for (const [index, { booking, payment, ...part }] of spread.entries()) {
    const isItself = index === spread.length - 1;
    // What was kept before goes back too when everything does.
    const rest = booking.totalCents - payment.refundedCents - payment.lostCents - part.refund;
    const keptCents = Math.max(0, Math.min(booking.keptCents + part.kept, rest));
    await bookings.cancelForRefund(tx, { booking, hold: isItself ? hold : null, actor, reason, keptCents });
    const request = { amountCents: part.refund, reason, requestedBy };
    await giveBack(tx, payment, request, isItself ? refund : null);
  }
}

/**
 * Refunds the rest of an ended booking. If nothing of this payment is to go back, because all of it went back before (in parts, manually at the
 * provider or through the bank) or is kept, the booking says so right away.
 * @param told what its email says goes back in all; null without an email
 */
async function giveBack(
  tx: Transaction,
  payment: PaymentRow,
  request: RefundRequest,
  told: Cents | null,
): Promise<void> {
  if (request.amountCents > 0) return requestRefund(tx, payment, request, told);
  await payments.movePayment(tx, payment.id, 'refund_pending');
  if (told !== null && told > 0) await bookings.queueRefundMail(tx, payment.bookingId, told);
  await settleEndedMoney(tx, payment.id);
}
