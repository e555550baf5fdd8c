import { cancellationPolicies } from '@ascendant/domain/booking/cancellation-policy';
import { z } from 'zod';
import { paymentIntentReply } from './booking';
import { defineRoute, nameRoutes } from './route';
import { claimedAmount, id, idParams, idText, instant, priceText, zoneOffsets } from './wire';

/** Whether one's own booking can move to another date of its series now, and what it would cost there. */
export const moveQuote = z.object({
  bookingId: id,
  reference: z.string(),
  /** the date that it's booked for */
  fromEventId: id,
  /** the date asked about; null if none was */
  eventId: id.nullable(),
  /** how many people come */
  seats: z.int(),
  /** what the booked date costs those who come */
  paid: priceText,
  /** what that date costs them; null if none was asked about, or it can't be booked by them */
  price: priceText.nullable(),
  /** what goes back */
  refund: priceText,
  /** what isn't refunded of what that date costs less, by the policy */
  kept: priceText,
  /** the one that it was booked with */
  policy: z.enum(cancellationPolicies),
  /** what has to be paid on top to move there */
  charge: priceText,
  /** until when it can move; null if it can't */
  until: instant.nullable(),
  /** of the booked date, for the moment above */
  timezone: z.string(),
  zoneOffsets,
  /** why it can't move, or not to that date; null if it can */
  refusal: z.string().nullable(),
});
export type MoveQuote = z.infer<typeof moveQuote>;

/** Which bookings may move between the dates of a series besides those whose policy lets them. */
export const dateChanges = z.strictObject({
  /** those of a final sale, until check-in opens */
  finalSale: z.boolean(),
});

export const bookingMoveRoutes = nameRoutes({
  getDateChanges: defineRoute('GET /api/events/:id/date-changes', {
    summary: 'See whether bookings of a final sale may move between the dates of an event’s series',
    params: idParams,
    reply: { 200: dateChanges },
  }),
  setDateChanges: defineRoute('PUT /api/events/:id/date-changes', {
    summary: 'Let bookings of a final sale move between the dates of an event’s series, or not',
    params: idParams,
    body: dateChanges,
    reply: { 200: dateChanges },
  }),
  getMove: defineRoute('GET /api/bookings/:id/move', {
    summary: 'See whether your booking can move to another date of its series, and what that would cost',
    params: idParams,
    query: z.object({ eventId: idText.optional() }),
    reply: { 200: moveQuote },
  }),
  moveBooking: defineRoute('POST /api/bookings/:id/move', {
    summary: 'Move your own booking to another date of its series',
    takesKey: true,
    params: idParams,
    body: z.object({
      /** the date that it's booked for, as the caller knows it: after another move, this one is refused */
      fromEventId: id,
      eventId: id,
      /** dollars, as the quote said; another amount is refused with the new quote */
      refund: claimedAmount,
    }),
    reply: { 200: z.object({ bookingId: id, reference: z.string(), eventId: id, refund: priceText }) },
  }),
  payForMove: defineRoute('POST /api/bookings/:id/move/payment', {
    summary: 'Pay the difference to a dearer date; your booking moves there when it’s paid',
    takesKey: true,
    limit: 'createPaymentIntent',
    params: idParams,
    body: z.object({
      /** the date that it's booked for, as the caller knows it */
      fromEventId: id,
      eventId: id,
      /** dollars, as the quote said; another amount is refused with the new quote */
      charge: claimedAmount,
    }),
    reply: { 200: paymentIntentReply },
  }),
});
