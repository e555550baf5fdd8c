import { messageLetter, type MessageDraft, type MessageFacts } from '@ascendant/domain/event/message';
import { longDayText } from '../../mail/date-text';
import type { MailOrder } from '../../mail/mail-queue.repository';

/** What a message can say about an event. */
export type EventFacts = Omit<MessageFacts, 'firstName'>;

/** 'Friday, July 2, 2027', or two such days with 'to' between them. */
function daysText(startDate: string, endDate: string): string {
  const [first, last] = [startDate, endDate].map(longDayText);
  return first === last ? `${first}` : `${first} to ${last}`;
}

/** @param site the site's address, for links */
export function factsOf(
  event: { readonly title: string; readonly location: string; readonly startDate: string; readonly endDate: string },
  site: string,
): EventFacts {
  return {
    eventTitle: event.title,
    eventDate: daysText(event.startDate, event.endDate),
    location: event.location,
    ticketsUrl: `${site}/my-bookings`,
  };
}

interface MessageMail {
  readonly draft: MessageDraft;
  readonly facts: EventFacts;
  readonly to: { readonly userId: number; readonly email: string; readonly firstName: string };
  readonly replyTo: string | null;
  /** A test goes to the organizer and says so in its subject. */
  readonly isTest?: boolean;
  readonly sender: MessageSender;
}

/** The site that sends messages for organizers. */
export interface MessageSender {
  /** Its address, for links. */
  readonly site: string;
  /** The operator's, if one is set. */
  readonly postalAddress: string | undefined;
}

/** One person's copy of a message to attendees. Source: docs/rules/events.md, "Messages to attendees". */
export function messageMail({ draft, facts, to, replyTo, isTest = false, sender }: MessageMail): MailOrder {
  const { subject, ...letter } = messageLetter(draft, { ...facts, firstName: to.firstName });
  return {
    kind: isTest ? 'event_message_test' : 'event_message',
    userId: to.userId,
    to: to.email,
    ...(replyTo === null ? {} : { replyTo }),
    subject: isTest ? `[Test] ${subject}` : subject,
    letter: { ...letter, postalAddress: sender.postalAddress },
    ...(isTest ? {} : { stoppableAt: sender.site }),
  };
}

/** An email to the person who booked one ticket. It answers or asks something, so it can't be stopped. */
export function attendeeMail(message: Omit<MessageMail, 'isTest'>): MailOrder {
  const { stoppableAt: _, ...order } = messageMail(message);
  return { ...order, kind: 'attendee_message' };
}
