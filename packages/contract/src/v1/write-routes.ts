import { checkInOutcomes } from '@ascendant/domain/booking/check-in';
import { manualPayments, teamNoteMaxLength } from '@ascendant/domain/booking/manual-booking';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { z } from 'zod';
import { email } from '../account';
import { guestNameText } from '../event-bookings';
import { typedPhone } from '../phone';
import { defineRoute, nameRoutes } from '../route';
import { priceTypeName } from '../series-prices';
import { count, line, paragraphs } from '../wire';
import { params } from './routes';
import { booking, event, idIn, money, ticket } from './shapes';

/** Every call that changes something: a program that got no answer sends it again, and it happens once. */
const writes = { takesKey: 'always', limit: 'keyWrite' } as const;

/** What was scanned or typed at which event. A code never is in an address. */
const scanned = { event: idIn('event'), code: line(200) };

/** What programs do at their organization's events, by the services of its screens. */
export const v1WriteRoutes = nameRoutes({
  setV1Sales: defineRoute('POST /api/v1/events/:id/sales', {
    summary: 'Pause or resume sales of a published event. Its bookings stay, and seats that are held can be paid for',
    scope: 'events:write',
    ...writes,
    params: params('event'),
    body: z.strictObject({ paused: z.boolean() }),
    reply: { 200: event },
  }),
  addV1Booking: defineRoute('POST /api/v1/events/:id/bookings', {
    summary: 'Book seats for people who pay you and not the site',
    scope: 'bookings:write',
    ...writes,
    params: params('event'),
    body: z.strictObject({
      people: z
        .array(
          z.strictObject({
            name: guestNameText,
            /** `adult`, `child`, or the name of one of the event’s price types */
            comesAs: priceTypeName,
          }),
        )
        .min(1, 'Add at least one person')
        .max(maxAttendeesPerBooking, `Add at most ${maxAttendeesPerBooking} people`),
      /** where the tickets go; without one, people are checked in by name */
      email: email.optional(),
      phone: typedPhone.optional(),
      paidBy: z.enum(manualPayments, 'Please choose one'),
      /** what you take for it, if you note it */
      taken: money.extend({ amountCents: count }).optional(),
      /** for your team */
      note: paragraphs(teamNoteMaxLength).optional(),
    }),
    example: { body: { people: [{ name: 'Ada Roy', comesAs: 'adult' }], paidBy: 'cash' } },
    reply: { 201: booking },
  }),
  cancelV1Booking: defineRoute('POST /api/v1/bookings/:id/cancellation', {
    summary: 'Cancel a booking that you made yourself. What travellers paid the site for is cancelled there',
    scope: 'bookings:write',
    ...writes,
    params: params('booking'),
    reply: { 200: booking },
  }),
  addV1CheckIn: defineRoute('POST /api/v1/check-ins', {
    summary: 'Check a person in by their ticket. `early` lets them in before check-in opens; it’s logged',
    scope: 'check-in:write',
    ...writes,
    body: z.strictObject({ ...scanned, early: z.boolean().optional() }),
    reply: {
      200: z.object({
        outcome: z.enum(checkInOutcomes),
        /** null unless it’s for this event */
        ticket: ticket.nullable(),
        /** the day that its booking moved to; null unless it did */
        movedTo: z.iso.date().nullable(),
      }),
    },
  }),
  undoV1CheckIn: defineRoute('POST /api/v1/check-ins/undo', {
    summary: 'Undo a check-in; the ticket can be used again',
    scope: 'check-in:write',
    ...writes,
    body: z.strictObject(scanned),
    reply: { 200: ticket },
  }),
});
