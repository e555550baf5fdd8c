import { cents } from '@ascendant/domain/money';
import type { BookingRow } from '../../db/schema/bookings';
import type { Letter } from '../../src/mail/letter';
import type { Recipient } from '../../src/mail/recipient.repository';
import { movedLetter } from '../../src/modules/bookings/moved-mail';

interface Moved {
  readonly paid: BookingRow;
  readonly recipient: Recipient;
  readonly atSite: (letter: Letter) => Letter;
}

/** Examples of a booking that moved to a date at the same price, and to a cheaper one. */
export function movedLetters({ paid, recipient, atSite }: Moved): Readonly<Record<string, Letter>> {
  const from = { startDate: '2027-06-25', startTime: '04:45', timezone: recipient.event.timezone };
  const event = { ...recipient.event, meetingPoint: '', meetingLatitude: null, meetingLongitude: null };
  const letter = (refund: number, charge = 0) =>
    movedLetter({ moveId: 1, from, refund: cents(refund), charge: cents(charge) }, paid, { ...recipient, event });
  return {
    moved: atSite(letter(0)),
    'moved-to-cheaper': atSite(letter(22_600)),
    'moved-to-dearer': atSite(letter(0, 11_300)),
  };
}
