import { attendeeNameMaxLength } from '@ascendant/domain/booking/attendee-name';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { nameMaxLength } from '@ascendant/domain/person/account-limits';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { idParams, idText, line } from './wire';

/** From 0. */
const attendeePosition = z
  .union([z.string().regex(/^\d{1,2}$/), z.number()])
  .transform(Number)
  .pipe(
    z
      .int()
      .min(0)
      .max(maxAttendeesPerBooking - 1),
  );

const namedGuest = z.strictObject({
  position: attendeePosition,
  firstName: line(nameMaxLength, 'First name is required'),
  lastName: line(nameMaxLength, 'Last name is required'),
});

/** Names on the tickets of one's own booking. */
export const attendeeNameRoutes = nameRoutes({
  renameAttendee: defineRoute('PUT /api/bookings/:id/attendees/:position', {
    summary: 'Put another name on a ticket of your own booking',
    /** `position` is the attendee's in the booking, from 0 */
    params: z.object({ id: idText, position: attendeePosition }),
    body: z.object({ name: line(attendeeNameMaxLength, 'Please enter a name') }),
    reply: { 200: z.object({ name: z.string() }) },
  }),
  nameGuests: defineRoute('PUT /api/bookings/:id/guests', {
    summary: 'Name guests of your own booking, until check-in opens',
    limit: 'nameGuests',
    params: idParams,
    body: z.strictObject({
      guests: z
        .array(namedGuest)
        .min(1, 'Name at least one guest')
        .max(maxAttendeesPerBooking - 1)
        .refine(
          (guests) => new Set(guests.map(({ position }) => position)).size === guests.length,
          'Name each guest once',
        ),
    }),
    example: { body: { guests: [{ position: 1, firstName: 'Piotr', lastName: 'Nowak' }] } },
    reply: { 200: z.object({ names: z.array(z.string()) }) },
  }),
});
