import { calendarDay } from '@ascendant/domain/calendar-day';
import type { BookingRow } from '../../db/schema/bookings';
import type { Letter } from '../../src/mail/letter';
import type { Recipient } from '../../src/mail/recipient.repository';
import { confirmationLetter } from '../../src/modules/bookings/confirmation-mail';
import { tooFewMail } from '../../src/modules/runs-from/runs-from-mail';

interface Facts {
  readonly recipient: Recipient;
  readonly booking: BookingRow;
  readonly site: string;
}

/** What's written about a date that needs a number of people. */
export function runsFromLetters({ recipient, booking, site }: Facts): Readonly<Record<string, Letter>> {
  const event = { ...recipient.event, runsFrom: 6, decideDaysBefore: 7, runsDecidedAt: null };
  const date = { ...event, startDate: calendarDay(event.startDate), booked: 4 };
  const told = (kind: 'event_few_booked' | 'event_too_few') =>
    tooFewMail({ kind, date, firstName: 'Rosa', publicUrl: site }).letter;
  return {
    'booking-confirmed-runs-from': confirmationLetter({ booking, recipient: { ...recipient, event }, publicUrl: site }),
    'event-few-booked': told('event_few_booked'),
    'event-too-few': told('event_too_few'),
  };
}
