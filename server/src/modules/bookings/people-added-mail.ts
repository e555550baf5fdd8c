import type { Attendee } from '@ascendant/domain/booking/attendees';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { formatDollars, type Cents } from '@ascendant/domain/money';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Transaction } from '../../database/database';
import { howToGetThere, namesText } from '../../mail/event-facts';
import type { Letter } from '../../mail/letter';
import { queueMail } from '../../mail/mail-queue.repository';
import { findRecipient, type Recipient } from '../../mail/recipient.repository';
import { laterSite } from '../../mail/stop-link';
import { tickets } from '../tickets/tickets.module';
import { whoComesFact } from './who-comes';

/** Who was added to a booking, and what was paid for them. */
export interface PeopleAdded {
  readonly people: readonly Attendee[];
  readonly charge: Cents;
}

/** Tells the traveller who comes along now, with everyone's tickets. @param booking with its new people */
export async function queuePeopleAddedMail(tx: Transaction, booking: BookingRow, added: PeopleAdded): Promise<void> {
  const recipient = booking.userId === null ? null : await findRecipient(tx, booking.userId, booking.eventId);
  if (!recipient) return;
  await queueMail(tx, {
    kind: 'people_added',
    dedupeKey: `people_added:${booking.id}:${booking.seats}`,
    onlyIf: { is: 'booking_is_confirmed', of: booking.id },
    userId: recipient.userId,
    to: recipient.email,
    subject: `Your booking has changed: ${recipient.event.title}`,
    letter: peopleAddedLetter(added, booking, recipient),
    attachments: [tickets.ticketsFile(booking.id)],
  });
}

export function peopleAddedLetter(
  { people, charge }: PeopleAdded,
  booking: BookingRow,
  { firstName, event }: Recipient,
): Letter {
  const paid =
    charge === 0
      ? 'It cost nothing.'
      : `You paid ${formatDollars(charge)}. The receipt is in My Bookings, beside the first one.`;
  return {
    greeting: `Hello ${firstName}, you've added people to your booking.`,
    heading: event.title,
    paragraphs: [
      `New in your booking: ${namesText(people.map(({ name }) => name))}. ${paid}`,
      'The tickets of everyone are attached, and in My Bookings. Those you had before stay valid.',
    ],
    facts: [
      ...howToGetThere(event),
      whoComesFact(booking, `${laterSite}/my-bookings`),
      ['Booking', bookingReference(booking.id)],
    ],
    link: { label: 'See your booking', url: `${laterSite}/my-bookings` },
    footer: 'Questions?',
    footerLink: { label: 'Help and contact', url: `${laterSite}/help` },
  };
}
