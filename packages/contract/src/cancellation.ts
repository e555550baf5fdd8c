import { cancellationPolicies } from '@ascendant/domain/booking/cancellation-policy';
import { bookingPaymentStatuses, bookingStatuses } from '@ascendant/domain/booking/lifecycle';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { maxChoices } from '@ascendant/domain/pricing/extra-form';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { chosenExtra } from './series-prices';
import { claimedAmount, id, idParams, instant, priceText, zoneOffsets } from './wire';

/** What cancelling one's own booking now would mean. */
export const cancellationQuote = z.object({
  bookingId: id,
  reference: z.string(),
  /** the one it was booked with */
  policy: z.enum(cancellationPolicies),
  /** what was paid and not refunded yet */
  paid: priceText,
  /** what goes back */
  refund: priceText,
  /** what doesn't */
  kept: priceText,
  /** the last moment for this amount; null if it can't be cancelled */
  until: instant.nullable(),
  /** the same moment if everything goes back because the organizer moved the event; null otherwise */
  freeUntil: instant.nullable(),
  /** the event's, for the moments above */
  timezone: z.string(),
  zoneOffsets,
  /** why it can't be cancelled; null if it can */
  refusal: z.string().nullable(),
});
export type CancellationQuote = z.infer<typeof cancellationQuote>;

const chooseSomeone = 'Choose who isn’t coming';

/** A person's place in the booking, from 0. */
const position = z
  .int()
  .min(0)
  .max(maxAttendeesPerBooking - 1);

/** Several of these in an address: '1,2'. */
const positionsText = z
  .string()
  .regex(/^\d{1,2}(,\d{1,2})*$/, chooseSomeone)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(position).max(maxAttendeesPerBooking));

/** Extras of people in a booking, each by their place in it. */
const extrasOfPeople = z.array(chosenExtra.extend({ position })).min(1, 'Choose what to give back').max(maxChoices);

export const cancellationRoutes = nameRoutes({
  getCancellation: defineRoute('GET /api/bookings/:id/cancellation', {
    summary: 'See what you’d get back if you cancelled your booking now',
    params: idParams,
    reply: { 200: cancellationQuote },
  }),
  cancelBooking: defineRoute('POST /api/bookings/:id/cancellation', {
    summary: 'Cancel your own booking',
    takesKey: true,
    params: idParams,
    /** dollars, as the quote said; another amount is refused with the new quote */
    body: z.object({ refund: claimedAmount }),
    example: { body: { refund: '0.00' } },
    reply: {
      200: z.object({
        bookingId: id,
        reference: z.string(),
        status: z.enum(bookingStatuses),
        paymentStatus: z.enum(bookingPaymentStatuses),
      }),
    },
  }),
  getPeopleCancellation: defineRoute('GET /api/bookings/:id/attendees/cancellation', {
    summary: 'See what you’d get back if you cancelled some of the people in your booking now',
    params: idParams,
    query: z.object({ positions: positionsText }),
    example: { query: { positions: '1' } },
    reply: { 200: cancellationQuote },
  }),
  cancelPeople: defineRoute('POST /api/bookings/:id/attendees/cancellation', {
    summary: 'Cancel some of the people in your own booking',
    takesKey: true,
    params: idParams,
    /** `refund` in dollars, as the quote said; another amount is refused with the new quote */
    body: z.object({
      positions: z.array(position).min(1, chooseSomeone).max(maxAttendeesPerBooking),
      refund: claimedAmount,
    }),
    example: { body: { positions: [1], refund: '0.00' } },
    reply: { 200: z.object({ bookingId: id, reference: z.string(), refund: priceText }) },
  }),
  quoteGivingBack: defineRoute('POST /api/bookings/:id/extras/return-quote', {
    summary: 'See what you’d get back if you gave back extras of your booking now, and still came',
    params: idParams,
    body: z.object({ extras: extrasOfPeople }),
    example: { body: { extras: [{ position: 0, name: 'Wetsuit', choice: 'M' }] } },
    reply: { 200: cancellationQuote },
  }),
  giveBackExtras: defineRoute('POST /api/bookings/:id/extras/return', {
    summary: 'Give back extras of your own booking, and still come',
    takesKey: true,
    params: idParams,
    /** `refund` in dollars, as the quote said; another amount is refused with the new quote */
    body: z.object({ extras: extrasOfPeople, refund: claimedAmount }),
    example: { body: { extras: [{ position: 0, name: 'Wetsuit', choice: 'M' }], refund: '0.00' } },
    reply: { 200: z.object({ bookingId: id, reference: z.string(), refund: priceText }) },
  }),
});
