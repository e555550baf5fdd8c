import type { Attendee } from '@ascendant/contract/attendee';
import { ticketState } from '@ascendant/domain/booking/check-in';
import { bookingReference, ticketNumber } from '@ascendant/domain/booking/reference';
import type { CsvCell } from '../../csv/csv-text';
import type { AttendeeRow } from './attendees.repository';

export function presentAttendee({ ticketId, bookingId, position, name, isChild, checkedInAt }: AttendeeRow): Attendee {
  return {
    id: ticketId,
    name,
    isChild,
    ticketNumber: ticketNumber(bookingId, position),
    bookingReference: bookingReference(bookingId),
    ticket: ticketState({ isVoid: false, checkedInAt }),
    checkedInAt: checkedInAt?.toISOString() ?? null,
  };
}

export const attendeeColumns = ['Name', 'Age group', 'Ticket', 'Booking', 'Check-in', 'Checked in at (UTC)'] as const;

/** An attendee as a row of the file, in the order of the columns. */
export function attendeeCells(row: AttendeeRow): readonly CsvCell[] {
  const attendee = presentAttendee(row);
  return [
    attendee.name,
    attendee.isChild ? 'Child' : 'Adult',
    attendee.ticketNumber,
    attendee.bookingReference,
    attendee.ticket === 'checked_in' ? 'Checked in' : 'Not checked in',
    attendee.checkedInAt?.slice(0, 16).replace('T', ' ') ?? null,
  ];
}
