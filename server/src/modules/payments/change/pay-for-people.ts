import { maxLiveHolds } from '@ascendant/domain/booking/hold';
import { zeroCents } from '@ascendant/domain/money';
import type { Caller } from '../../../access/caller';
import { inTransaction, type BeforeCommit, type Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { addressKeyOf } from '../../../limits/rate-limits';
import { bookings } from '../../bookings/bookings.module';
import type { OpenedPayment } from '../../bookings/sell-seats';
import { capacity } from '../../capacity/capacity.module';
import { makingRoom, replyWithIntent, type PaymentReply } from '../open/open-payment';
import { worthOfBooking } from '../open/price-date';
import { giveUp } from '../open/replace-order';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { refuseCardTesting } from '../settle/declines';
import { agreedPrice, lockForPeople, type PricedAddition } from './add-people';
import { ownFacts } from './own-cancellation';

/** People to add who are paid for. */
export interface PaidAddition extends PricedAddition {
  readonly caller: Caller;
  /** The network address that the caller comes from. */
  readonly ip: string;
}

/**
 * Holds seats for people to add to a booking, and opens a payment for them. The booking stays as it is until that's paid: what settles the payment
 * adds them. Asking for the same again continues with the same payment; any other hold of the person on that date gives way to it.
 * @throws AppError as `addPeople`; nothing_to_pay; too_many_holds, unpaid_holds; rate_limited after too many declined cards
 * @throws ProviderError if the provider can't be reached. The hold stays, and asking again continues with it
 * Source: docs/rules/booking.md, "Adding people".
 */
export async function payForPeople(
  deps: PaymentDeps,
  addition: PaidAddition,
  beforeCommit: BeforeCommit<PaymentReply> | null,
): Promise<PaymentReply> {
  await refuseCardTesting(deps, addition.caller, addition.ip);
  const again = () => makingRoom(deps, addition.caller.userId, () => begin(deps, addition));
  const opened = (await findSame(deps, addition)) ?? (await again());
  return replyWithIntent(deps, { opened, again }, beforeCommit);
}

/** Finds the live hold of these same people, and gives up whatever else this person holds on the booking's date. */
async function findSame(deps: PaymentDeps, addition: PaidAddition): Promise<OpenedPayment | null> {
  const { caller, bookingId, claimedCharge, attendees } = addition;
  const { userId } = caller;
  const { eventId } = await ownFacts(deps.db, caller, bookingId);
  for (const held of await bookings.findUnsettled(deps.db, userId, eventId)) {
    const [payment, supplement] = await Promise.all([
      payments.findPaymentOfBooking(deps.db, held.booking.id),
      bookings.findSupplement(deps.db, held.booking.id),
    ]);
    const isSame =
      supplement?.bookingId === bookingId &&
      bookings.areSamePeople({ userId, attendees }, supplement.people ?? []) &&
      held.booking.totalCents === claimedCharge &&
      payment?.provider === deps.provider.name &&
      (await bookings.isLive(deps.db, held.hold.id));
    if (isSame) return { held, payment };
    await giveUp(deps, held);
  }
  return null;
}

async function begin(deps: PaymentDeps, addition: PaidAddition): Promise<OpenedPayment> {
  return capacity.refusingAsTheDatabaseDoes(() => inTransaction(deps.db, (tx) => hold(tx, deps, addition)));
}

async function hold(tx: Transaction, deps: PaymentDeps, addition: PaidAddition): Promise<OpenedPayment> {
  const { caller, bookingId } = addition;
  const { userId } = caller;
  const { booking, facts } = await lockForPeople(tx, caller, bookingId);
  const { eventId } = booking;
  await capacity.lockEventFor(tx, { eventId, buyerIds: [userId] }, deps.eventLock);
  const { event, tier, people, quote } = await agreedPrice(tx, caller, { facts, addition });
  if (quote.total === zeroCents) throw new AppError('nothing_to_pay');
  bookings.refuseUnpaidHolds(event);
  if (event.buyersHolds >= maxLiveHolds) throw new AppError('too_many_holds');
  const held = await bookings.insertSupplement(tx, {
    buyer: caller,
    changing: booking,
    eventId,
    tier,
    quote,
    siteDiscountCents: zeroCents,
    paidCents: worthOfBooking(facts),
    change: { people },
    // A booking is paid in one currency, whatever the site charges in by now.
    currency: booking.currency,
  });
  const payers = [{ userId, eventId, address: addressKeyOf(addition.ip) }];
  const [payment] = await payments.insertPaymentsOfHolds(tx, { provider: deps.provider.name, payers });
  if (!payment) throw new RangeError('seats were held without a payment');
  return { held, payment };
}
