import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { z } from 'zod';
import { claimedAttendee, paymentIntentReply } from './booking';
import { wireQuote } from './quote-schema';
import { defineRoute, nameRoutes } from './route';
import { claimedAmount, id, idParams } from './wire';

/** Who's added: dependents of the traveller, or guests without a name yet. */
const added = z.array(claimedAttendee).min(1, 'Choose who to add').max(maxAttendeesPerBooking);

/** The people, and what they cost in dollars, as the quote said; another amount is refused with the new quote. */
const addition = z.object({ attendees: added, charge: claimedAmount });

/** What adding people to one's own booking would cost now. */
export const additionQuote = z.object({
  bookingId: id,
  reference: z.string(),
  /** of those who are added; null if they can't be */
  quote: wireQuote.nullable(),
  /** why they can't be added; null if they can */
  refusal: z.string().nullable(),
});
export type AdditionQuote = z.infer<typeof additionQuote>;

export const bookingPeopleRoutes = nameRoutes({
  quotePeople: defineRoute('POST /api/bookings/:id/attendees/quote', {
    summary: 'See what adding people to your booking would cost',
    params: idParams,
    body: z.object({ attendees: added }),
    reply: { 200: additionQuote },
  }),
  addPeople: defineRoute('POST /api/bookings/:id/attendees', {
    summary: 'Add people who cost nothing to your own booking',
    takesKey: true,
    limit: 'freeBooking',
    params: idParams,
    body: addition,
    reply: { 200: z.object({ bookingId: id, reference: z.string(), people: z.int() }) },
  }),
  payForPeople: defineRoute('POST /api/bookings/:id/attendees/payment', {
    summary: 'Hold seats for people to add to your booking, and open a payment for them; they join when it’s paid',
    takesKey: true,
    limit: 'createPaymentIntent',
    params: idParams,
    body: addition,
    reply: { 200: paymentIntentReply },
  }),
});
