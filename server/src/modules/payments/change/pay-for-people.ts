import { zeroCents } from '@ascendant/domain/money';
import type { BeforeCommit, Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { bookings } from '../../bookings/bookings.module';
import { capacity } from '../../capacity/capacity.module';
import type { PaymentReply } from '../open/open-payment';
import { worthOfBooking } from '../open/price-date';
import type { PaymentDeps } from '../payment-deps';
import { agreedPrice, lockForPeople, type PricedAddition } from './add-people';
import { ownFacts } from './own-cancellation';
import { payForChange, type ChangeToHold, type PaidChange } from './pay-for-change';

/** People to add who are paid for. */
export type PaidAddition = PricedAddition & PaidChange;

/**
 * Holds seats for people to add to a booking, and opens a payment for them.
 * @throws AppError as `payForChange` and `addPeople`; nothing_to_pay for people who cost nothing
 * @throws ProviderError as `payForChange`
 * Source: docs/rules/booking.md, "Adding people".
 */
export async function payForPeople(
  deps: PaymentDeps,
  addition: PaidAddition,
  beforeCommit: BeforeCommit<PaymentReply> | null,
): Promise<PaymentReply> {
  const { caller, bookingId, attendees } = addition;
  const { eventId } = await ownFacts(deps.db, caller, bookingId);
  const change: ChangeToHold = {
    eventId,
    isSame: ({ people }) => bookings.areSamePeople({ userId: caller.userId, attendees }, people ?? []),
    price: (tx) => pricedPeople(tx, deps, addition),
  };
  return payForChange(deps, addition, change, beforeCommit);
}

async function pricedPeople(
  tx: Transaction,
  deps: PaymentDeps,
  addition: PaidAddition,
): ReturnType<ChangeToHold['price']> {
  const { caller, bookingId } = addition;
  const { booking, facts } = await lockForPeople(tx, caller, bookingId);
  const { eventId } = booking;
  await capacity.lockEventFor(tx, { eventId, buyerIds: [caller.userId] }, deps.eventLock);
  const { event, tier, people, quote } = await agreedPrice(tx, caller, { facts, addition });
  if (quote.total === zeroCents) throw new AppError('nothing_to_pay');
  const supplement = {
    buyer: caller,
    changing: booking,
    eventId,
    tier,
    quote,
    siteDiscountCents: zeroCents,
    paidCents: worthOfBooking(facts),
    change: { people },
  };
  return { event, supplement };
}
