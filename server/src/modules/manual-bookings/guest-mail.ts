import { sentenceOfPayment } from '@ascendant/domain/booking/manual-booking';
import { bookingReference } from '@ascendant/domain/booking/reference';
import type { BookingRow } from '../../../db/schema/bookings';
import { localTimeText, type LocalStart } from '../../mail/date-text';
import { howToGetThere, whenAndWhere } from '../../mail/event-facts';
import type { Letter } from '../../mail/letter';
import { calendarFile, cancellationFile } from '../../mail/mail-files';
import type { MailOrder } from '../../mail/mail-queue.repository';
import type { Recipient } from '../../mail/recipient.repository';
import { bookings } from '../bookings/bookings.module';
import { tickets } from '../tickets/tickets.module';

interface GuestMail {
  readonly booking: Pick<BookingRow, 'id' | 'attendees' | 'cancelledPositions' | 'seats' | 'paidBy' | 'origin'>;
  readonly event: Recipient['event'];
  readonly to: string;
  /** The operator's postal address, if one is set. */
  readonly postalAddress: string | undefined;
  /** The request that changed the address, if it isn't the first one. */
  readonly after?: string;
}

/** The email with a guest's tickets: they have no account, so it leads nowhere else. */
export function guestMail(mail: GuestMail): MailOrder {
  const { booking, event, to, after } = mail;
  return {
    kind: 'guest_booking',
    dedupeKey: `guest_booking:${booking.id}${after === undefined ? '' : `:${after}`}`,
    onlyIf: { is: 'booking_is_confirmed', of: booking.id },
    userId: null,
    to,
    subject: `Your booking is confirmed: ${event.title}`,
    letter: guestLetter(mail),
    attachments: [tickets.ticketsFile(booking.id), calendarFile(booking.id)],
  };
}

export function guestLetter({ booking, event, postalAddress }: GuestMail): Letter {
  return {
    greeting: `Your booking is confirmed, ${booking.attendees[0]?.name ?? 'guest'}.`,
    heading: event.title,
    paragraphs: [],
    facts: [
      ...howToGetThere(event),
      bookings.whoComesFact(booking),
      ['Booking', bookingReference(booking.id), sentenceOfPayment(booking.paidBy, booking.origin)],
    ],
    note: 'Your tickets are attached. Show them at check-in, or give your name.',
    closing: 'The organizer made this booking for you. To change or cancel it, contact them.',
    postalAddress,
  };
}

/** What an email says of an event that isn't cancelled. */
export function mailed<Event extends object>(event: Event): Event & { readonly cancelReason: null } {
  return { ...event, cancelReason: null };
}

interface MovedGuestMail extends Omit<GuestMail, 'after'> {
  readonly moveId: number;
  /** The date that they were on. */
  readonly was: LocalStart & { readonly timezone: string };
}

/** Tells a guest about another date, with its tickets and the calendar entry that replaces the earlier one. */
export function guestMovedMail({ was, moveId, ...mail }: MovedGuestMail): MailOrder {
  const letter = guestLetter(mail);
  const before = localTimeText(was.startDate, was.startTime, was.timezone);
  return {
    ...guestMail(mail),
    dedupeKey: `guest_booking:${mail.booking.id}:moved:${moveId}`,
    subject: `Your booking has moved: ${mail.event.title}`,
    letter: {
      ...letter,
      greeting: 'Your booking has moved to another date.',
      paragraphs: [`It was for ${before}. Your old tickets are no longer valid: the new ones are attached.`],
      note: 'Show the new tickets at check-in, or give your name.',
    },
  };
}

type EndedEvent = Pick<
  Recipient['event'],
  'title' | 'location' | 'timezone' | 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'cancelReason'
>;

/** Tells a guest that their booking has ended. */
export function guestCancelledMail(mail: Omit<GuestMail, 'event'> & { readonly event: EndedEvent }): MailOrder {
  const { booking, event, to, postalAddress } = mail;
  return {
    kind: 'guest_cancelled',
    dedupeKey: `guest_cancelled:${booking.id}`,
    userId: null,
    to,
    subject: `Your booking is cancelled: ${event.title}`,
    letter: {
      heading: 'Your booking is cancelled',
      paragraphs: [
        `Your booking ${bookingReference(booking.id)} for ${event.title} has been cancelled, and its tickets are void.`,
        ...(event.cancelReason === null ? [] : [event.cancelReason]),
        'If you paid the organizer, contact them about your money: it didn’t go through this site.',
      ],
      facts: whenAndWhere(event),
      postalAddress,
    },
    attachments: [cancellationFile(booking.id)],
  };
}
