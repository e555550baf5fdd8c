import { bookingReference } from '@ascendant/domain/booking/reference';
import { missingText } from '@ascendant/domain/question/question';
import { whenAndWhere } from '../../mail/event-facts';
import type { Letter } from '../../mail/letter';
import type { MailOrder } from '../../mail/mail-queue.repository';
import type { BookingToAsk } from './ask-questions.repository';
import type { OpenQuestions } from './open-questions';

export interface QuestionMail {
  readonly kind: 'questions_asked' | 'questions_reminder';
  readonly booking: BookingToAsk;
  readonly open: OpenQuestions;
  /** Where they're answered; it holds the proof. */
  readonly link: string;
}

/** The email that asks what the organizer needs to know, and the one that reminds of it: without any answer, and without who it's about. */
export function questionMail(mail: QuestionMail): MailOrder | null {
  const { kind, booking } = mail;
  if (booking.to === null) return null;
  const { title } = booking.event;
  return {
    kind,
    dedupeKey: `${kind}:${booking.id}`,
    onlyIf: { is: 'booking_is_confirmed', of: booking.id },
    userId: booking.userId,
    to: booking.to,
    subject: kind === 'questions_asked' ? `A few questions before ${title}` : `Please answer before ${title}`,
    letter: questionsLetter(mail),
  };
}

export function questionsLetter({ kind, booking, open, link }: QuestionMail): Letter {
  const { event, organizerName, firstName } = booking;
  const greeting = firstName === null ? {} : { greeting: `Hello ${firstName},` };
  return {
    ...greeting,
    heading: event.title,
    paragraphs: [
      kind === 'questions_asked'
        ? `${organizerName || 'The organizer'} would like to know a few things before you come. It takes a minute or two.`
        : `${missingText(open.missing) ?? 'Some answers are missing'}. ${organizerName || 'The organizer'} needs them to prepare.`,
    ],
    facts: [...whenAndWhere(event), ['Booking', bookingReference(booking.id)]],
    link: { label: 'Answer the questions', url: link },
    note: 'This link opens your booking’s questions without signing in. Pass it on only to people who come with you.',
    footer: "You're getting this because you booked this event.",
  };
}
