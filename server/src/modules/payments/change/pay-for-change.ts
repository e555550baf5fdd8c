import { maxLiveHolds } from '@ascendant/domain/booking/hold';
import type { Cents } from '@ascendant/domain/money';
import type { SupplementRow } from '../../../../db/schema/booking-changes';
import type { Caller } from '../../../access/caller';
import { inTransaction, type BeforeCommit, type Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { addressKeyOf } from '../../../limits/rate-limits';
import { bookings } from '../../bookings/bookings.module';
import type { OpenedPayment } from '../../bookings/sell-seats';
import type { NewSupplement } from '../../bookings/supplements.repository';
import { capacity } from '../../capacity/capacity.module';
import type { EventForSale } from '../../capacity/sale.repository';
import { waitlist } from '../../waitlist/waitlist.module';
import { makingRoom, replyWithIntent, type PaymentReply } from '../open/open-payment';
import { giveUp } from '../open/replace-order';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { refuseCardTesting } from '../settle/declines';

/** A change of one's own booking that's paid for, as the caller was shown it. */
export interface PaidChange {
  readonly caller: Caller;
  /** The network address that the caller comes from. */
  readonly ip: string;
  readonly bookingId: number;
  /** What's to be paid; another amount is refused. */
  readonly claimedCharge: Cents;
}

/** How a change holds seats. */
export interface ChangeToHold {
  /** The date whose seats are held. */
  readonly eventId: number;
  /** Whether a supplement of the same booking is for this same change. */
  isSame(supplement: SupplementRow): boolean;
  /** Locks what the change depends on and prices it. @throws AppError if it can't be made, or costs another amount */
  price(tx: Transaction): Promise<{ readonly event: EventForSale; readonly supplement: NewSupplement }>;
}

/**
 * Holds the seats of a change, and opens a payment for it. The booking stays as it is until that's paid: what settles the payment changes it.
 * Asking for the same again continues with the same payment; anything else that the person holds on that date gives way to it.
 * @throws AppError as `price`; too_many_holds, unpaid_holds; rate_limited after too many declined cards
 * @throws ProviderError if the provider can't be reached. The hold stays, and asking again continues with it
 */
export async function payForChange(
  deps: PaymentDeps,
  paid: PaidChange,
  change: ChangeToHold,
  beforeCommit: BeforeCommit<PaymentReply> | null,
): Promise<PaymentReply> {
  const { caller, ip } = paid;
  await refuseCardTesting(deps, caller, ip);
  const begin = () =>
    capacity.refusingAsTheDatabaseDoes(() => inTransaction(deps.db, (tx) => hold(tx, deps, paid, change)));
  const again = () => makingRoom(deps, caller.userId, begin);
  const opened = (await findSame(deps, paid, change)) ?? (await again());
  return replyWithIntent(deps, { opened, again }, beforeCommit);
}

/** Finds the live hold of this same change, and gives up whatever else this person holds on that date. */
async function findSame(
  deps: PaymentDeps,
  { caller, bookingId, claimedCharge }: PaidChange,
  change: ChangeToHold,
): Promise<OpenedPayment | null> {
  for (const held of await bookings.findUnsettled(deps.db, caller.userId, change.eventId)) {
    const [payment, supplement] = await Promise.all([
      payments.findPaymentOfBooking(deps.db, held.booking.id),
      bookings.findSupplement(deps.db, held.booking.id),
    ]);
    const isSame =
      supplement?.bookingId === bookingId &&
      change.isSame(supplement) &&
      held.booking.totalCents === claimedCharge &&
      payment?.provider === deps.provider.name &&
      (await bookings.isLive(deps.db, held.hold.id));
    if (isSame) return { held, payment };
    await giveUp(deps, held);
  }
  return null;
}

async function hold(
  tx: Transaction,
  deps: PaymentDeps,
  { caller, ip }: PaidChange,
  { eventId, price }: ChangeToHold,
): Promise<OpenedPayment> {
  const { userId } = caller;
  const { event, supplement } = await price(tx);
  bookings.refuseUnpaidHolds(event);
  if (event.buyersHolds >= maxLiveHolds) throw new AppError('too_many_holds');
  if (event.seatsOffered > 0) await waitlist.takeUpOffer(tx, userId, eventId);
  const held = await bookings.insertSupplement(tx, supplement);
  const payers = [{ userId, eventId, address: addressKeyOf(ip) }];
  const [payment] = await payments.insertPaymentsOfHolds(tx, { provider: deps.provider.name, payers });
  if (!payment) throw new RangeError('seats were held without a payment');
  return { held, payment };
}
