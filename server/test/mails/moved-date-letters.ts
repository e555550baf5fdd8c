import type { Letter } from '../../src/mail/letter';
import type { Recipient } from '../../src/mail/recipient.repository';
import { noticeLines } from '../../src/modules/event-editor/change-notice';
import { guestChangeLetter } from '../../src/modules/event-editor/guest-change-mail';
import { movedDateLetter, moveReminderLetter } from '../../src/modules/event-editor/moved-date-mail';

/** Examples of a date that was moved to another day: of a paid booking, a free one, and of a guest whom the organizer booked. */
export function movedDateLetters(recipient: Recipient, site: string): Readonly<Record<string, Letter>> {
  const told = { ...recipient.event, latitude: 51.18, longitude: -115.57 };
  const lines = noticeLines({ ...told, startDate: '2027-07-01' }, { ...told, startDate: '2027-07-02' });
  const link = `${site}/moved-date#41.9j2mJq0s1gO1c3C5bY6yXv8t0r2n4k6h8f0d2b4Z6x8`;
  const question = { bookingId: 41, until: new Date('2027-06-28T18:00:00Z'), isFree: false, canChangeDate: true, link };
  return {
    'date-moved': movedDateLetter(recipient, { lines, question }, site),
    'date-moved-free': movedDateLetter(
      recipient,
      { lines, question: { ...question, isFree: true, canChangeDate: false } },
      site,
    ),
    'date-moved-reminder': moveReminderLetter(recipient, question, site),
    'date-moved-guest': guestChangeLetter(recipient.event, { name: 'Ole', lines }),
  };
}
