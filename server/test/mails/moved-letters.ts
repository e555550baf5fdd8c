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
