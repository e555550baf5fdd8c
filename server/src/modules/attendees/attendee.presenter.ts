import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import type { Attendee } from '@ascendant/contract/attendee';
import { toWire } from '@ascendant/contract/money';
import { ticketState } from '@ascendant/domain/booking/check-in';
import { takenByOrganizer } from '@ascendant/domain/booking/manual-booking';
import { bookingReference, ticketNumber } from '@ascendant/domain/booking/reference';
import { waiverStateLabels } from '@ascendant/domain/booking/waiver';
import { cents } from '@ascendant/domain/money';
import { extrasNamed } from '@ascendant/domain/pricing/extra-text';
import { kindOfTicket } from '@ascendant/domain/pricing/party-label';
import { typeNamed } from '@ascendant/domain/pricing/price-type';
import { localMoment, zoneName } from '@ascendant/domain/zone-clock';
import type { CsvCell } from '../../csv/csv-text';
import type { AttendeeRow, ExportedAttendee } from './attendees.repository';

/**
 * @param seesWaivers whether they may read what was signed, not only whether it was
 * @param missingAnswers of those that are required; null if none is asked
 */
export function presentAttendee(
  { ticketId, bookingId, position, name, isChild, priceType, extras, checkedInAt, waiver, signedWaiverId }: AttendeeRow,
  { seesWaivers = false, missingAnswers = null }: { seesWaivers?: boolean; missingAnswers?: number | null } = {},
): Attendee {
  return {
    id: ticketId,
    name,
    isChild,
    ...typeNamed(priceType),
    ...extrasNamed(extras),
    ticketNumber: ticketNumber(bookingId, position),
    bookingReference: bookingReference(bookingId),
    ticket: ticketState({ isVoid: false, checkedInAt }),
    checkedInAt: checkedInAt?.toISOString() ?? null,
    waiver,
    signedWaiverId: seesWaivers ? signedWaiverId : null,
    missingAnswers,
  };
}

/** @param zone IANA name, in which the times are @param hasExtras whether anyone takes something along */
export function attendeeColumns(zone: string, hasExtras: boolean): readonly string[] {
  return [
    'Name',
    'Comes as',
    'Age on the first day',
    'Ticket',
    'Ticket price',
    takenByOrganizer,
    'Booking',
    'Email of who booked',
    'Check-in',
    `Checked in at (${zoneName(zone)})`,
    'Waiver',
    `Waiver signed at (${zoneName(zone)})`,
    ...(hasExtras ? ['Extras'] : []),
  ];
}

/** An attendee as a row of the file, in the order of the columns. */
export function attendeeCells(row: ExportedAttendee, zone: string, hasExtras: boolean): readonly CsvCell[] {
  const attendee = presentAttendee(row);
  return [
    attendee.name,
    kindOfTicket(attendee),
    row.age,
    attendee.ticketNumber,
    toWire(cents(row.priceCents)),
    row.takenCents === null ? null : toWire(cents(row.takenCents)),
    attendee.bookingReference,
    row.email,
    attendee.ticket === 'checked_in' ? 'Checked in' : 'Not checked in',
    row.checkedInAt && localText(row.checkedInAt, zone),
    waiverStateLabels[row.waiver],
    row.waiverSignedAt && localText(row.waiverSignedAt, zone),
    ...(hasExtras ? [attendee.extras ?? ''] : []),
  ];
}

/** '2026-11-28 06:15', by the zone table. */
function localText(at: Date, zone: string): string {
  const { day, time } = localMoment(at, ianaZones.history(zone));
  return `${day} ${time}`;
}
