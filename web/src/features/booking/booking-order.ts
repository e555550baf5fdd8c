import type { User } from '@ascendant/contract/account';
import type { BookingData } from '@ascendant/contract/booking';
import type { Attendee } from '@ascendant/domain/booking/attendees';
import { typeNamed } from '@ascendant/domain/pricing/price-type';
import type { Quote } from '@ascendant/domain/pricing/quote';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { chosenOf } from '../../fields/extras';
import { pendingAmounts, withDollars, type PendingBooking } from '../../storage/pending-booking';
import { fullName, type BookableEvent } from './party';

export interface BookingOrder {
  readonly event: BookableEvent;
  readonly user: User;
  readonly attendees: readonly Attendee[];
  readonly tier: PricingTier;
  readonly quote: Quote;
}

/** The booking stored on this device until it's paid, with the terms accepted. @param now when it was made */
export function toPendingBooking({ event, user, attendees, tier, quote }: BookingOrder, now: Date): PendingBooking {
  return {
    eventId: event.id,
    eventTitle: event.title,
    eventDate: event.startDate,
    eventEndDate: event.endDate,
    eventStartTime: event.startTime,
    eventLocation: event.location,
    pricingTierId: tier.id,
    attendees: attendees.map(toPendingAttendee),
    ...pendingAmounts(quote),
    tierType: tier.tierType,
    userId: user.id,
    userEmail: user.email,
    userName: fullName(user),
    agreementAccepted: true,
    bookingDate: now.toISOString(),
    ...(event.taxes === undefined ? {} : { taxes: event.taxes }),
  };
}

/** The body of a free booking. */
export function toBookingData(order: BookingOrder, now: Date): BookingData {
  return withDollars(toPendingBooking(order, now));
}

function toPendingAttendee({
  type,
  id,
  name,
  age,
  isChild,
  priceType,
  extras,
  guest,
}: Attendee): PendingBooking['attendees'][number] {
  const isGuest = guest === 'unnamed';
  return {
    type,
    name,
    age,
    isChild,
    ...(type === 'dependent' && { id }),
    ...(isGuest && { guest }),
    ...typeNamed(priceType),
    ...chosenOf(extras),
  };
}
