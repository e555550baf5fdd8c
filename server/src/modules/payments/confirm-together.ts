import type { PaymentRow } from '../../../db/schema/payments';
import type { ProviderIntent } from '../../adapters/payments/payment-provider';
import { withCommit, type BeforeCommit, type Database, type Transaction } from '../../database/database';
import { sharing } from '../../database/shared-transaction';
import { faultPoint } from '../../faults/fault-points';
import { findRecipientsOfBookings, type Recipient } from '../../mail/recipient.repository';
import { bookings } from '../bookings/bookings.module';
import type { HeldBooking } from '../bookings/bookings.repository';
import * as payments from './payments.repository';
import type { SettledPayment } from './settled-payment';
import { settlementOf } from './settlement-of';

/** A payment, and what the provider says about it. */
export interface CheckedPayment {
  readonly payment: PaymentRow;
  readonly intent: ProviderIntent;
  /** As `SettleOptions` has it. It's called again if what it wrote was rolled back. */
  readonly beforeCommit: BeforeCommit<SettledPayment> | undefined;
}

/** @returns null if the payment has to be settled on its own; nothing is written for it then */
export type ConfirmPaid = (paid: CheckedPayment) => Promise<SettledPayment | null>;

interface ConfirmDeps {
  readonly db: Database;
  /** The site's address, for links in emails. */
  readonly publicUrl: string;
}

/**
 * T4: confirms bookings whose holds still keep their seats, together for everyone who waits. Any other payment is left to a transaction of its
 * own.
 * @returns takes a payment. It throws AppError busy if its turn doesn't come in time
 * Source: docs/decisions/0085-seats-sold-together.md.
 */
export function confirmingTogether({ db, publicUrl }: ConfirmDeps): ConfirmPaid {
  const confirmKept = async (tx: Transaction, all: readonly CheckedPayment[]) => {
    const kept = await lockKept(tx, all);
    const settled = kept.length === 0 ? [] : await confirmLocked(tx, kept, publicUrl);
    return all.map(({ payment }) => settled.find((each) => each.payment.id === payment.id) ?? null);
  };
  // What a repeat has to do depends on what came of the first.
  const confirm = sharing(db, confirmKept, ({ payment }) => payment.id);
  return async (paid) => {
    const confirmed = await confirm(paid);
    FAULT: if (confirmed !== null) await faultPoint('confirmed');
    return confirmed;
  };
}

/** A payment that's locked with its booking, whose hold is to be consumed. */
export interface LockedPayment extends CheckedPayment {
  readonly held: HeldBooking;
  /** Null if the account no longer exists. */
  readonly recipient: Recipient | null;
}

/** Locks all of them. @returns those that can be confirmed because their holds keep the seats */
async function lockKept(tx: Transaction, all: readonly CheckedPayment[]): Promise<LockedPayment[]> {
  const bookingIds = all.map(({ payment }) => payment.bookingId);
  const [locked, current, recipients] = await Promise.all([
    bookings.lockAllForSettlement(tx, bookingIds),
    payments.lockPayments(
      tx,
      all.map(({ payment }) => payment.id),
    ),
    findRecipientsOfBookings(tx, bookingIds),
  ]);
  return all.flatMap((paid) => {
    const of = locked.get(paid.payment.bookingId);
    const payment = current.find(({ id }) => id === paid.payment.id);
    if (!of?.hold || !payment || !of.isKept || settlementOf(of, paid.intent).act !== 'confirm') return [];
    const recipient = recipients.get(of.booking.id) ?? null;
    return [{ ...paid, payment, held: { booking: of.booking, hold: of.hold }, recipient }];
  });
}

/** The payments first, then the bookings, what's kept with them, and the commit, sent together. */
export async function confirmLocked(
  tx: Transaction,
  locked: readonly LockedPayment[],
  publicUrl: string,
): Promise<SettledPayment[]> {
  FAULT: await faultPoint('confirming');
  const settled = locked.map(({ held, intent, payment }) => ({
    booking: { id: held.booking.id, status: 'confirmed', paymentStatus: 'completed' } as const,
    intent,
    payment,
  }));
  await withCommit(tx, () =>
    Promise.all([
      payments.markReceived(
        tx,
        locked.map(({ payment, intent }) => ({ paymentId: payment.id, receivedCents: intent.amountReceived })),
      ),
      bookings.confirmBookings(
        tx,
        locked.map(({ held, recipient }) => ({ of: held, recipient })),
        publicUrl,
      ),
      ...settled.map((each, index) => locked[index]?.beforeCommit?.(tx, each)),
    ]),
  );
  return settled;
}
