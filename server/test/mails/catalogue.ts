import { cents } from '@ascendant/domain/money';
import type { BookingRow } from '../../db/schema/bookings';
import type { Letter } from '../../src/mail/letter';
import type { Recipient } from '../../src/mail/recipient.repository';
import { laterSite, withStopLink } from '../../src/mail/stop-link';
import { factsOf, messageMail } from '../../src/modules/attendees/event-message-mail';
import { confirmationLetter } from '../../src/modules/bookings/confirmation-mail';
import { reminderLetter, thanksLetter } from '../../src/modules/bookings/event-emails';
import { extrasGivenBack } from '../../src/modules/bookings/extras-given-back-mail';
import { peopleCancelled } from '../../src/modules/bookings/people-cancelled-mail';
import {
  freeCancelled,
  partialRefund,
  refundLetter,
  refundMade,
  refundOnItsWay,
} from '../../src/modules/bookings/refund-mail';
import { paymentProblemLetter } from '../../src/modules/bookings/refund-trouble-mail';
import { renamedLetter } from '../../src/modules/bookings/renamed-mail';
import { changeLetter } from '../../src/modules/event-editor/notices/change-mail';
import { noticeLines } from '../../src/modules/event-editor/notices/change-notice';
import { clockChangeLetter } from '../../src/modules/event-editor/notices/clock-change-mail';
import { reviewLetter, transitionContent } from '../../src/modules/events/states/event-transition-mails';
import { questionLetter } from '../../src/modules/help/contact.service';
import { answerLetter } from '../../src/modules/opinions/review-mail';
import { invitationMail } from '../../src/modules/organizations/invitation-mail';
import { accountLetter, returnedPayoutLetter } from '../../src/modules/payouts/payout-mails';
import { testTicketLetter } from '../../src/modules/tickets/test-ticket.service';
import { lineEndedLetter, offerLetter } from '../../src/modules/waitlist/offer-mail';
import { accountLetters, conversationLetters } from './account-letters';
import { exampleBooking } from './example-booking';
import { moneyLetters } from './money-letters';
import { movedDateLetters, movedLetters, runsFromLetters } from './moved-letters';
import { organizerLetters } from './organizer-letters';

const site = 'https://ascendant.example';

const photographs = { name: 'Photographs', price: cents(4000), isFinal: true, of: 'Maya Lindqvist' } as const;

const recipient: Recipient = {
  userId: 1,
  email: 'maya@mail.example',
  firstName: 'Maya',
  event: {
    id: 7,
    title: 'Dawn Traverse of the Sunshine Meadows',
    location: 'Banff, Alberta, Canada',
    meetingPoint: 'Car park of the Sunshine gondola, by the information board',
    meetingLatitude: 51.1154,
    meetingLongitude: -115.7631,
    whatToBring: 'Boots, a lamp, and layers for −5 °C at the pass',
    timezone: 'America/Edmonton',
    startDate: '2027-07-02',
    startTime: '04:45',
    endDate: '2027-07-04',
    endTime: '16:00',
    cancelReason: null,
  },
};

const [paid, free] = [exampleBooking(68_000), exampleBooking(0)];
const confirmed = (of: BookingRow) => confirmationLetter({ booking: of, recipient, publicUrl: site });
const { title, startDate, startTime } = recipient.event;
const hosted = { id: 7, title, startDate, startTime, status: 'published', organizerId: 2, accessCode: null } as const;
const returned = 'Please say where people meet, and what the hut costs.';
const transition = (name: Parameters<typeof transitionContent>[0]['transition'], reason = '') =>
  transitionContent({ transition: name, event: hosted, reason, site }, recipient).letter;
const told = { ...recipient.event, latitude: 51.18, longitude: -115.57 };
const changed = (startTime: string, freeUntil: Date | null) =>
  changeLetter(recipient, { lines: noticeLines({ ...told, startTime }, told), freeUntil }, site);
const offer = (seats: number) => offerLetter({ seats, expiresAt: new Date('2026-11-22T18:00:00Z') }, recipient, site);
const message = messageMail({
  draft: {
    subject: 'What to bring',
    text: 'Hello {first name},\n\nbring warm socks and a lamp. See you in {location}.',
  },
  facts: factsOf(recipient.event, site),
  to: recipient,
  replyTo: 'rosa@mail.example',
  sender: { site, postalAddress: 'Ascendant Inc., 1 Main Street, Banff AB  T1L 1A1, Canada' },
});
const key = '00000000-0000-4000-8000-000000000000';
const stoppable = (letter: Letter, kind = 'event_reminder') => withStopLink(letter, { publicUrl: site, key, kind });

/** As it's sent. */
const atSite = (letter: Letter): Letter => JSON.parse(JSON.stringify(letter).replaceAll(laterSite, site)) as Letter;
const ended = { status: 'cancelled', cancelReason: 'by_traveller' } as const;
const closedPass = {
  ...recipient,
  event: { ...recipient.event, cancelReason: 'The snow came early, and the pass is closed.' },
};

/** Emails as people get them, by name, for the pictures and for the rules that hold for each. */
export const catalogue: Readonly<Record<string, Letter>> = {
  'booking-confirmed': confirmed(paid),
  'booking-confirmed-free': confirmed(free),
  'payment-problem': paymentProblemLetter(recipient, site),
  'refund-on-its-way': atSite(
    refundLetter(
      refundOnItsWay(115_735),
      { ...paid, ...ended, keptCents: 115_735, cancellationPolicy: 'moderate' },
      recipient,
    ),
  ),
  'refund-of-cancelled-event': atSite(
    refundLetter(
      refundOnItsWay(200_575),
      { ...paid, status: 'cancelled', cancelReason: 'event_cancelled' },
      closedPass,
    ),
  ),
  'refund-complete': atSite(
    refundLetter(refundMade({ amountCents: 115_735, number: 1 }), { ...paid, ...ended }, recipient),
  ),
  'people-cancelled': atSite(
    refundLetter(
      peopleCancelled({ positions: [1], refund: cents(80_230), kept: cents(0), cancelledSeats: 1 }),
      { ...paid, cancelledPositions: [1], cancelledSeats: 1 },
      recipient,
    ),
  ),
  'people-cancelled-for-half': atSite(
    refundLetter(
      peopleCancelled({ positions: [1, 2], refund: cents(60_173), kept: cents(60_172), cancelledSeats: 2 }),
      { ...paid, cancellationPolicy: 'moderate', cancelledPositions: [1, 2], cancelledSeats: 2 },
      recipient,
    ),
  ),
  'people-cancelled-free': atSite(
    refundLetter(
      peopleCancelled({ positions: [1], refund: cents(0), kept: cents(0), cancelledSeats: 1 }),
      { ...free, cancelledPositions: [1], cancelledSeats: 1 },
      recipient,
    ),
  ),
  'extras-given-back': atSite(
    refundLetter(
      extrasGivenBack({ returned: [photographs], refund: cents(0), kept: cents(4798), number: 2 }),
      { ...paid, cancellationPolicy: 'moderate' },
      recipient,
    ),
  ),
  'ticket-renamed': atSite(
    renamedLetter({ before: 'Jonas Bergeron', name: 'Zoé Bergeron', isByAdmin: false }, paid, recipient),
  ),
  ...movedLetters({ paid, recipient, atSite }),
  ...movedDateLetters(recipient, site),
  'refund-in-part': atSite(refundLetter(partialRefund({ amountCents: 20_000, number: 1 }), paid, recipient)),
  ...moneyLetters({ paid, recipient, closedPass, site, atSite }),
  'booking-cancelled': atSite(refundLetter(freeCancelled, { ...free, ...ended }, recipient)),
  reminder: stoppable(reminderLetter(recipient, paid, site)),
  thanks: stoppable(thanksLetter(recipient, site)),
  'event-changed': changed('05:15', null),
  'event-moved': changed('19:00', new Date('2026-11-24T12:00:00Z')),
  'clock-change': clockChangeLetter(recipient, { startMinutes: -60, endMinutes: -60 }, site),
  'waitlist-offer': offer(2),
  'waitlist-offer-of-one': offer(1),
  'waitlist-ended': atSite(lineEndedLetter(closedPass)),
  'message-to-attendees': stoppable(message.letter, 'event_message'),
  ...organizerLetters({ recipient, booking: free, site }),
  ...runsFromLetters({ recipient, booking: free, site }),
  ...conversationLetters({ title, site }),
  'review-answered': answerLetter({
    firstName: 'Maya',
    response: 'Thank you! We’ve asked the hut for earlier breakfasts.',
    event: { title },
    eventId: 7,
    publicUrl: site,
  }),
  'team-invitation': invitationMail({
    organizer: 'Larch Valley Guides',
    role: 'guide',
    link: `${site}/invitation#4nPz0c2m1eJrXfQkZk8s7vT5bWyUu6oHqLd3aGtR9iE`,
  }).letter,
  'event-ready-for-review': reviewLetter(recipient, `${title} (3 dates)`, site),
  'event-published': transition('publish'),
  'event-returned': transition('return', returned),
  'event-unpublished': transition('unpublish'),
  'event-cancelled': transition('cancel', 'The pass is closed.'),
  question: questionLetter(
    {
      name: 'Maya Lindqvist',
      email: 'maya@mail.example',
      topic: 'Booking and paying',
      bookingReference: 'ASC-7Q2M4',
      message: 'Hello,\nmy ticket has my old name. Can you change it?',
    },
    { userId: 1, site },
  ),
  'test-ticket': testTicketLetter('Maya', title),
  ...accountLetters(site),
  'payout-account-connected': accountLetter('active', site),
  'payout-account-restricted': accountLetter('restricted', site),
  'payout-account-lost': accountLetter('lost', site),
  'payout-returned': returnedPayoutLetter({ amountCents: 35_000 }, site),
};
