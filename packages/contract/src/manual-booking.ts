import { attendeeNameMaxLength } from '@ascendant/domain/booking/attendee-name';
import { manualPayments } from '@ascendant/domain/booking/manual-booking';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { z } from 'zod';
import { email } from './account';
import { defineRoute, nameRoutes } from './route';
import { id, idParams, line } from './wire';

const guest = z.strictObject({ name: line(attendeeNameMaxLength, 'Please enter a name'), isChild: z.boolean() });

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
      paidBy: z.enum(manualPayments, 'Please choose one'),
    }),
    example: { body: { guests: [{ name: 'Ada Roy', isChild: false }], paidBy: 'cash' } },
    reply: { 201: z.object({ bookingId: id, reference: z.string() }) },
  }),
});
