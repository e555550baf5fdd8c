import type { BookingRow } from '../../db/schema/bookings';
import type { Letter } from '../../src/mail/letter';
import type { Recipient } from '../../src/mail/recipient.repository';
import { withStopLink } from '../../src/mail/stop-link';
import { newDatesLetter } from '../../src/modules/follows/new-dates-mail';
import { guestCancelledMail, guestLetter } from '../../src/modules/manual-bookings/guest-mail';
import { digestLetter, noticeLetter } from '../../src/modules/organizers/booking-notice-mail';
import type { FoundNotice } from '../../src/modules/organizers/booking-notices.repository';
import { questionsLetter } from '../../src/modules/questions/question-mail';
import { waiverLetter } from '../../src/modules/waivers/waiver-mail';

interface Facts {
  readonly recipient: Recipient;
  readonly booking: BookingRow;
  readonly site: string;
}

/** What organizers hear of bookings, and what their guests and followers get. */
export function organizerLetters({ recipient, booking, site }: Facts): Readonly<Record<string, Letter>> {
  const guest = {
    booking: { ...booking, paidBy: 'cash' as const },
    event: recipient.event,
    to: 'guest@mail.example',
    postalAddress: undefined,
  };
  const toOrganizer = { person: { userId: 2, email: 'rosa@mail.example', firstName: 'Rosa', role: null }, site };
  const notice: FoundNotice = {
    id: 5,
    kind: 'booked',
    people: 3,
    happenedAt: new Date('2026-11-21T12:00:00Z'),
    bookingId: 41,
    bookerId: 1,
    booker: 'Maya Lindqvist',
    event: { ...recipient.event, seatsConfirmed: 7, capacity: 12 },
  };
  const waiver = {
    booking: {
      id: 41,
      userId: 1,
      waiverId: 3,
      to: 'maya@mail.example',
      firstName: 'Maya',
      people: 2,
      organizer: 'Larch Valley Guides',
      event: recipient.event,
    },
    link: `${site}/waiver#41.${'x'.repeat(43)}`,
    postalAddress: undefined,
  };
  const { event } = recipient;
  const asked = {
    booking: {
      id: 41,
      userId: 1,
      attendees: booking.attendees,
      cancelledPositions: [],
      seriesId: 3,
      to: recipient.email,
      firstName: recipient.firstName,
      event,
      organizerName: 'Larch Valley Guides',
    },
    open: { asked: 7, unanswered: 7, missing: 2 },
    link: `${site}/booking-questions#41.proof`,
  };
  return {
    'questions-asked': questionsLetter({ ...asked, kind: 'questions_asked' }),
    'questions-reminder': questionsLetter({ ...asked, kind: 'questions_reminder' }),
    'guest-booking': guestLetter(guest),
    'guest-cancelled': guestCancelledMail(guest).letter,
    'waiver-asked': waiverLetter({ kind: 'waiver_asked', ...waiver }),
    'waiver-reminder': waiverLetter({ kind: 'waiver_reminder', ...waiver }),
    'organizer-booking': noticeLetter(notice, toOrganizer),
    'organizer-cancellation': noticeLetter({ ...notice, kind: 'people_cancelled', people: 1 }, toOrganizer),
    'host-new-dates': withStopLink(
      newDatesLetter({ id: 5, name: 'Larch Valley Guides' }, [{ ...event, dates: 3, inAll: 2 }], site),
      { publicUrl: site, key: 'b7f3c1e2-5a4d-4c3b-9e8f-0a1b2c3d4e5f', kind: 'host_new_dates' },
    ),
    'organizer-digest': digestLetter([notice, { ...notice, kind: 'cancelled' }], toOrganizer),
  };
}
