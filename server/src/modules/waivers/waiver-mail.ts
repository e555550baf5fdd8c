import { bookingReference } from '@ascendant/domain/booking/reference';
import { whenAndWhere } from '../../mail/event-facts';
import type { Letter } from '../../mail/letter';
import type { MailOrder } from '../../mail/mail-queue.repository';
import type { BookingToSign, WaiverMailKind } from './ask-for-waivers.repository';

export interface WaiverMail {
  readonly kind: WaiverMailKind;
  readonly booking: BookingToSign;
  /** Where it's signed; it holds the proof. */
  readonly link: string;
  readonly postalAddress: string | undefined;
}

/** The email that asks for signatures, and the one that reminds of them. It doesn't have the waiver's text. */
export function waiverMail(mail: WaiverMail): MailOrder {
  const { kind, booking } = mail;
  const { title } = booking.event;
  return {
    kind,
    dedupeKey: `${kind}:${booking.id}:${booking.waiverId}`,
    onlyIf: { is: 'booking_is_confirmed', of: booking.id },
    userId: booking.userId,
    to: booking.to,
    subject: kind === 'waiver_asked' ? `Please sign before ${title}` : `Still to sign before ${title}`,
    letter: waiverLetter(mail),
  };
}

export function waiverLetter({ kind, booking, link, postalAddress }: WaiverMail): Letter {
  const { event, organizer, firstName, people } = booking;
  const who = organizer === '' ? 'The organizer' : organizer;
  const asks =
    people === 1
      ? `${who} asks you to sign a waiver before you come.`
      : `${who} asks everyone in your booking to sign a waiver before you come. Adults sign for themselves, and a parent or legal guardian signs for each child.`;
  return {
    ...(firstName === null ? {} : { greeting: `Hello ${firstName},` }),
    heading: event.title,
    paragraphs: [kind === 'waiver_asked' ? asks : `A signature is still missing. ${asks}`],
    facts: [...whenAndWhere(event), ['Booking', bookingReference(booking.id)]],
    link: { label: 'Read and sign', url: link },
    note: 'This link works without signing in. Other adults in your booking get their own link on that page.',
    footer: "You're getting this because you booked this event.",
    ...(booking.userId === null ? { postalAddress } : {}),
  };
}
