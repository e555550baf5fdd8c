import { calendarDay } from '@ascendant/domain/calendar-day';
import { cents } from '@ascendant/domain/money';
import type { BookingRow } from '../../db/schema/bookings';
import type { Letter } from '../../src/mail/letter';
import type { Recipient } from '../../src/mail/recipient.repository';
import { confirmationLetter } from '../../src/modules/bookings/confirmation-mail';
import { movedLetter } from '../../src/modules/bookings/moved-mail';
import { noticeLines } from '../../src/modules/event-editor/notices/change-notice';
import { guestChangeLetter } from '../../src/modules/event-editor/notices/guest-change-mail';
import { movedDateLetter, moveReminderLetter } from '../../src/modules/event-editor/notices/moved-date-mail';
import { tooFewMail } from '../../src/modules/runs-from/runs-from-mail';

interface Moved {
  readonly paid: BookingRow;
  readonly recipient: Recipient;
  readonly atSite: (letter: Letter) => Letter;
}

/** Examples of a booking that moved to a date at the same price, to a cheaper one, also with a policy that keeps a part, and to a dearer one. */
export function movedLetters({ paid, recipient, atSite }: Moved): Readonly<Record<string, Letter>> {
  const from = { startDate: '2027-06-25', startTime: '04:45', timezone: recipient.event.timezone };
  const event = { ...recipient.event, meetingPoint: '', meetingLatitude: null, meetingLongitude: null };
  const letter = ({ refund = 0, kept = 0, charge = 0 }, booking = paid) => {
    const money = { refund: cents(refund), kept: cents(kept), charge: cents(charge) };
    return movedLetter({ moveId: 1, from, ...money }, booking, { ...recipient, event });
  };
  const strict: BookingRow = { ...paid, cancellationPolicy: 'strict' };
  return {
    moved: atSite(letter({})),
    'moved-to-cheaper': atSite(letter({ refund: 22_600 })),
    'moved-to-cheaper-strict': atSite(letter({ refund: 11_300, kept: 11_300 }, strict)),
    'moved-to-dearer': atSite(letter({ charge: 11_300 })),
  };
}

/** Examples of a date that was moved to another day: of a paid booking, a free one, and of a guest whom the organizer booked. */
export function movedDateLetters(recipient: Recipient, site: string): Readonly<Record<string, Letter>> {
  const told = { ...recipient.event, latitude: 51.18, longitude: -115.57 };
  const lines = noticeLines({ ...told, startDate: '2027-07-01' }, { ...told, startDate: '2027-07-02' });
  const link = `${site}/moved-date#41.9j2mJq0s1gO1c3C5bY6yXv8t0r2n4k6h8f0d2b4Z6x8`;
  const question = { bookingId: 41, day: '2027-06-28', isFree: false, canChangeDate: true, link };
  return {
    'date-moved': movedDateLetter(recipient, { lines, question }, site),
    'date-moved-free': movedDateLetter(
      recipient,
      { lines, question: { ...question, day: null, isFree: true, canChangeDate: false } },
      site,
    ),
    'date-moved-reminder': moveReminderLetter(recipient, question, site),
    'date-moved-guest': guestChangeLetter(recipient.event, { name: 'Ole', lines }),
  };
}

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
