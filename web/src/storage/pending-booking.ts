import { toWireNumber } from '@ascendant/contract/money';
import { claimedAmount, id } from '@ascendant/contract/wire';
import { attendeeTypes } from '@ascendant/domain/booking/attendees';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { discountCodeMaxLength } from '@ascendant/domain/pricing/discount';
import type { Quote } from '@ascendant/domain/pricing/quote';
import { tierTypes } from '@ascendant/domain/pricing/tier';
import { z } from 'zod';
import { copyKey, forgetOldPendingBooking, pendingBookingKey, storeTabBooking } from './booking-keys';
import { permanentStorage } from './browser-storage';

const shortText = z.string().max(400);

const attendee = z.object({
  name: shortText,
  age: z.int().min(0).max(150),
  isChild: z.boolean(),
  /** for a dependent */
  id: id.optional(),
  type: z.enum(attendeeTypes),
});

/**
 * A booking between the dialog and its payment, as stored in local storage and the `bookingData` parameter. Amounts are dollars
 * there and cents here. The server computes its own amounts and only compares.
 * Source: specification 1, section 3 (Pending booking).
 */
const pendingBooking = z.object({
  eventId: id,
  eventTitle: shortText,
  eventDate: shortText,
  eventEndDate: shortText,
  eventLocation: shortText,
  pricingTierId: id,
  attendees: z.array(attendee).min(1).max(maxAttendeesPerBooking),
  adults: z.int().min(0),
  children: z.int().min(0),
  adultPrice: claimedAmount,
  childPrice: claimedAmount,
  subtotal: claimedAmount,
  bookingFee: claimedAmount,
  /** subtotal plus fee, before tax */
  totalAmount: claimedAmount,
  tierType: z.enum(tierTypes),
  userId: id,
  userEmail: shortText,
  userName: shortText,
  agreementAccepted: z.literal(true),
  bookingDate: z.iso.datetime(),
  /** The discount code applied at checkout; the amounts above include it. */
  discountCode: z.string().max(discountCodeMaxLength).optional(),
});
export type PendingBooking = z.output<typeof pendingBooking>;

/** The result of looking for a stored booking. */
export type FoundBooking =
  | { readonly kind: 'found'; readonly booking: PendingBooking }
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid' };

/** Reads a booking from untrusted JSON: it may be missing, broken or hostile. */
export function parsePendingBooking(json: string | null): FoundBooking {
  if (json === null) return { kind: 'none' };
  try {
    const parsed = pendingBooking.safeParse(JSON.parse(json));
    return parsed.success ? { kind: 'found', booking: parsed.data } : { kind: 'invalid' };
  } catch {
    return { kind: 'invalid' };
  }
}

/** @param bookingId the server's; null for the booking that was begun last in any tab */
export function readPendingBooking(now: Date, bookingId: number | null = null): FoundBooking {
  forgetOldPendingBooking(now);
  return parsePendingBooking(permanentStorage.read(bookingId === null ? pendingBookingKey : copyKey(bookingId)));
}

export function storePendingBooking(booking: PendingBooking): void {
  permanentStorage.write(pendingBookingKey, JSON.stringify(withDollars(booking)));
}

/** The same once the server knows it as a booking: its checkout has its own address, and this tab is at it. */
export function storeHeldBooking(bookingId: number, booking: PendingBooking): void {
  storePendingBooking(booking);
  permanentStorage.write(copyKey(bookingId), JSON.stringify(withDollars(booking)));
  storeTabBooking(bookingId);
}

type Amounts = 'adultPrice' | 'childPrice' | 'subtotal' | 'bookingFee' | 'totalAmount';

/** The part of a quote that a pending booking stores, in cents. The tax is added at checkout. */
export function pendingAmounts(quote: Quote): Pick<PendingBooking, Amounts | 'adults' | 'children'> {
  const { adults, children, adultPrice, childPrice, subtotal, bookingFee, totalBeforeTax } = quote;
  return { adults, children, adultPrice, childPrice, subtotal, bookingFee, totalAmount: totalBeforeTax };
}

/** The same with amounts in dollars, for storage and API calls. */
export function withDollars(booking: PendingBooking): Omit<PendingBooking, Amounts> & Record<Amounts, number> {
  return {
    ...booking,
    adultPrice: toWireNumber(booking.adultPrice),
    childPrice: toWireNumber(booking.childPrice),
    subtotal: toWireNumber(booking.subtotal),
    bookingFee: toWireNumber(booking.bookingFee),
    totalAmount: toWireNumber(booking.totalAmount),
  };
}
