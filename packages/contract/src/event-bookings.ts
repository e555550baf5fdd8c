import { ticketStates } from '@ascendant/domain/booking/check-in';
import { attendeeNameMaxLength } from '@ascendant/domain/booking/guests';
import { bookingPaymentStatuses, bookingStatuses } from '@ascendant/domain/booking/lifecycle';
import { manualPayments, teamNoteMaxLength } from '@ascendant/domain/booking/manual-booking';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { z } from 'zod';
import { email } from './account';
import { attendeePosition } from './attendee';
import { typedPhone } from './phone';
import { defineRoute, nameRoutes } from './route';
import { chosenExtras, namedExtras, namedType, priceTypeName } from './series-prices';
import { exactAmount, id, idParams, idText, instant, line, paragraphs, priceText, signedPriceText } from './wire';

/** What an organizer wrote about a booking that they made themselves or imported; null where they didn't, and once the guests are forgotten. */
const manualFacts = z.object({
  /** what they took, which never went through the site */
  taken: priceText.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** for their team */
  note: z.string().nullable(),
});

/**
 * A booking as the organizer of its event sees it: who comes, never when they were born or, besides guests whom the organizer booked, how to reach them
 * (rule PRI-01).
 */
export const eventBooking = z.object({
  id,
  reference: z.string(),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(bookingPaymentStatuses),
  bookedAt: instant,
  /** what was charged, tax included */
  total: priceText,
  /** asked for or made */
  refunded: priceText,
  /** returned by the bank in a lost dispute */
  takenByBank: priceText,
  /** what the organizer earns by it: without fee and tax, less what went back; negative for a manual booking with the site's fee */
  revenue: signedPriceText,
  disputed: z.boolean(),
  /** how the organizer was paid for a booking that they made themselves; null for any other */
  paidBy: z.enum(manualPayments).nullable(),
  /** what they wrote about such a booking; null for any other */
  manual: manualFacts.nullable(),
  /** the reseller that sold it, which owes the organizer for it; absent for any other */
  soldBy: z.string().optional(),
  /** whether the traveller cancelled it */
  isGivenUp: z.boolean(),
  /** whether the traveller still has to say whether they come on the day that the date was moved to */
  isUnanswered: z.boolean(),
  /** how many seats its people take, if it isn't one each */
  seats: z.int().optional(),
  attendees: z.array(
    z.object({
      name: z.string(),
      isChild: z.boolean(),
      ...namedType,
      ...namedExtras,
      ticket: z.enum(ticketStates).nullable(),
      /** whether the ticket can get another name */
      canRename: z.boolean(),
    }),
  ),
});
export type EventBooking = z.infer<typeof eventBooking>;

/** Where the money of an event's bookings went, less what was refunded. The first and the second are the sum of the others. */
export const eventMoney = z.object({
  paidByTravellers: priceText,
  /** what the site paid of it, by discounts that it bears */
  siteDiscount: priceText,
  revenue: signedPriceText,
  siteFee: priceText,
  tax: priceText,
  /** what the organizer says that they took for confirmed bookings that they made themselves: in none of the other sums */
  takenByOrganizer: priceText,
});
export type EventMoney = z.infer<typeof eventMoney>;

export const eventBookingRoutes = nameRoutes({
  listEventBookings: defineRoute('GET /api/events/:id/bookings', {
    summary: 'List the paid and free bookings of one of your events, newest first',
    params: idParams,
    query: z.object({ after: idText.optional() }),
    reply: {
      200: z.object({
        event: z.object({ id, title: z.string(), startDate: z.string(), startTime: z.string() }),
        money: eventMoney,
        /** what confirmed bookings take along, in all: '9 × Wetsuit: 2 S, 4 M, 3 L'; left out for nothing */
        extras: z.array(z.string()).optional(),
        bookings: z.array(eventBooking),
        /** what to ask the next page with; null on the last one */
        after: id.nullable(),
      }),
    },
  }),
});

export const guestNameText = line(attendeeNameMaxLength, 'Please enter a name');
const guest = z.strictObject({
  name: guestNameText,
  isChild: z.boolean(),
  /** the name of a price type, which decides on the price instead */
  priceType: priceTypeName.optional(),
  /** the first guest's also name what's for the whole booking */
  extras: chosenExtras.optional(),
});

export const manualBookingRoutes = nameRoutes({
  bookManually: defineRoute('POST /api/events/:id/manual-bookings', {
    summary: 'Book seats of one of your events for guests on the phone or at the gate, who pay you and not the site',
    takesKey: true,
    limit: 'bookManually',
    params: idParams,
    body: z.strictObject({
      /** the first is the contact */
      guests: z
        .array(guest)
        .min(1, 'Add at least one guest')
        .max(maxAttendeesPerBooking, `Add at most ${maxAttendeesPerBooking} guests`),
      /** where the tickets go; without one, guests are checked in by name */
      email: email.optional(),
      /** their phone number, with a country code unless it's Canadian or American; empty for none */
      phone: typedPhone.optional(),
      paidBy: z.enum(manualPayments, 'Please choose one'),
      /** dollars that you take for it, if you note it: at most what the dearest tickets cost, and nothing for what's free of charge */
      taken: exactAmount(0).optional(),
      /** for your team; never in the guests' email */
      note: paragraphs(teamNoteMaxLength).optional(),
    }),
    example: { body: { guests: [{ name: 'Ada Roy', isChild: false }], paidBy: 'cash', taken: '80.00' } },
    reply: { 201: z.object({ bookingId: id, reference: z.string() }) },
  }),
  changeManualBooking: defineRoute('PUT /api/manual-bookings/:id', {
    summary:
      'Change a booking that you made for guests: names, how to reach them, what you take and your note. What’s left out stays. A new email address gets the tickets',
    limit: 'bookManually',
    params: idParams,
    body: z.strictObject({
      /** by their position in the booking, from 0 */
      names: z
        .array(z.strictObject({ position: attendeePosition, name: guestNameText }))
        .max(maxAttendeesPerBooking)
        .optional(),
      /** empty for none */
      email: z.union([z.literal(''), email]).optional(),
      phone: typedPhone.optional(),
      paidBy: z.enum(manualPayments, 'Please choose one').optional(),
      /** null for none */
      taken: exactAmount(0).nullable().optional(),
      note: paragraphs(teamNoteMaxLength).optional(),
    }),
    example: { body: { names: [{ position: 0, name: 'Ada Roy' }], taken: '80.00' } },
    reply: { 204: null },
  }),
  moveManualBooking: defineRoute('POST /api/manual-bookings/:id/move', {
    summary:
      'Move a booking that you made for guests to another date of the event. They get new tickets by email, if they have an address',
    limit: 'bookManually',
    takesKey: true,
    params: idParams,
    /** `fromEventId`: the date that it’s on, as you know it */
    body: z.strictObject({ fromEventId: id, eventId: id }),
    example: { body: { fromEventId: 12, eventId: 13 } },
    reply: { 200: z.object({ bookingId: id, eventId: id }) },
  }),
});
