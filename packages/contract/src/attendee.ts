import { ticketStates } from '@ascendant/domain/booking/check-in';
import { attendeeNameMaxLength } from '@ascendant/domain/booking/guests';
import { waiverStates } from '@ascendant/domain/booking/waiver';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { attendeesPageSize, maxManagedOffset, searchTextMaxLength } from '@ascendant/domain/list-limits';
import { nameMaxLength } from '@ascendant/domain/person/account-limits';
import { z } from 'zod';
import { messageBody } from './event-message';
import { defineRoute, nameRoutes } from './route';
import { namedExtras, namedType } from './series-prices';
import { count, id, idParams, idText, instant, line } from './wire';

/** Which attendees of an event: the same choice for the list and for the file. */
export const attendeeFilter = z.object({
  /** words of a name, a booking reference or a ticket number */
  q: line(searchTextMaxLength).optional(),
  ticket: z.enum(ticketStates).exclude(['void']).optional(),
  waiver: z.enum(waiverStates).exclude(['not_asked']).optional(),
});

/** Someone with a ticket, as the organizer sees them: never how to reach them or when they were born (rule PRI-01). */
export const attendee = z.object({
  /** the ticket's id */
  id,
  name: z.string(),
  /** under 16 on the event's first day */
  isChild: z.boolean(),
  ...namedType,
  ...namedExtras,
  ticketNumber: z.string(),
  bookingReference: z.string(),
  ticket: z.enum(ticketStates),
  checkedInAt: instant.nullable(),
  waiver: z.enum(waiverStates),
  /** which signed waiver is theirs; null if they haven't signed, or for guides, who see only whether they have */
  signedWaiverId: id.nullable(),
  /** required answers that are missing about them or their booking; null if nothing that's required is asked */
  missingAnswers: count.nullable(),
});
export type Attendee = z.infer<typeof attendee>;

export const attendeeRoutes = nameRoutes({
  listAttendees: defineRoute('GET /api/events/:id/attendees', {
    summary: 'List everyone with a valid ticket for one of your events, by name',
    params: idParams,
    query: attendeeFilter.extend({
      limit: z.coerce.number().int().min(1).max(attendeesPageSize).optional(),
      /** how many to skip */
      offset: z.coerce.number().int().min(0).max(maxManagedOffset).optional(),
    }),
    reply: {
      200: z.object({
        event: z.object({ id, title: z.string(), startDate: z.string(), startTime: z.string() }),
        attendees: z.array(attendee),
        /** how many match the search */
        matching: count,
        /** of the whole event */
        all: count,
        checkedIn: count,
        /** who haven't signed the waiver; null if the event asks for none */
        waiversMissing: count.nullable(),
      }),
    },
  }),
  messageAttendee: defineRoute('POST /api/events/:id/attendees/:ticketId/message', {
    summary: 'Email the person who booked a ticket of your event; neither sees an address that they don’t know',
    takesKey: true,
    params: z.object({ id: idText, ticketId: idText }),
    body: messageBody,
    reply: { 202: z.object({ sentTo: z.string() }) },
  }),
});

/** From 0. */
export const attendeePosition = z
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

/** Names on tickets. */
export const attendeeNameRoutes = nameRoutes({
  renameAttendee: defineRoute('PUT /api/bookings/:id/attendees/:position', {
    summary:
      'Put another name on a ticket of your own booking, or of an event that you manage: then who booked is told',
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
