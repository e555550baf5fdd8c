import { whoComes } from '@ascendant/domain/booking/partial-cancellation';
import type { BookingRow } from '../../../db/schema/bookings';
import { inTransaction, type Database } from '../../database/database';
import { collectFailures } from '../../errors/collect-failures';
import { setOrganizerWanted } from '../../mail/address-stops.repository';
import { howToGetThere } from '../../mail/event-facts';
import type { Letter } from '../../mail/letter';
import { calendarFile } from '../../mail/mail-files';
import { queueMail } from '../../mail/mail-queue.repository';
import { findRecipient, type Recipient } from '../../mail/recipient.repository';
import { messageIdOf } from '../../mail/stop-link';
import { attendees } from '../attendees/attendees.module';
import { follows } from '../follows/follows.module';
import { findToRemind, findToThank, setEventEmails } from './event-emails.repository';
import { whoComesFact } from './who-comes';

/**
 * The job: writes the reminders and thank-yous that are due, each once. Running it again writes none twice.
 * @throws AggregateError if some couldn't be written; the others have been
 * Source: docs/rules/emails.md, "Reminders and thank-yous".
 */
export async function writeEventEmails(db: Database, publicUrl: string): Promise<void> {
  const failures = collectFailures("Reminders and thank-yous that weren't written");
  for (const due of await findToRemind(db))
    await failures.collect(() => write(db, { kind: 'event_reminder', ...due, publicUrl }));
  for (const due of await findToThank(db))
    await failures.collect(() => write(db, { kind: 'event_thanks', ...due, publicUrl }));
  failures.rethrow();
}

interface EventEmail {
  readonly kind: 'event_reminder' | 'event_thanks';
  readonly booking: BookingRow;
  readonly key: string;
  readonly publicUrl: string;
}

async function write(db: Database, { kind, booking, key, publicUrl }: EventEmail): Promise<void> {
  await inTransaction(db, async (tx) => {
    const recipient = booking.userId === null ? null : await findRecipient(tx, booking.userId, booking.eventId);
    if (!recipient) return;
    const isReminder = kind === 'event_reminder';
    const { title } = recipient.event;
    await queueMail(tx, {
      kind,
      dedupeKey: key,
      onlyIf: { is: 'booking_is_confirmed', of: booking.id },
      userId: recipient.userId,
      to: recipient.email,
      subject: isReminder ? `Coming up: ${title}` : `How was ${title}?`,
      letter: isReminder ? reminderLetter(recipient, booking, publicUrl) : thanksLetter(recipient, publicUrl),
      stoppableAt: publicUrl,
      attachments: isReminder ? [calendarFile(booking.id)] : [],
    });
  });
}

/** A UUID: nothing else is an email's key. */
const isKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an email's link stops: reminders and thank-yous, the messages of its organizer, the new dates of a host, or everything from an organizer whom someone doesn't know. */
export type StoppedEmails = 'event_emails' | 'messages' | 'host' | 'organizer';

/**
 * Notes whether the person who got the email with this key wants more of its kind.
 * @returns null if there's no such email, or its account is gone
 */
export async function chooseEmails(db: Database, key: string, areWanted: boolean): Promise<StoppedEmails | null> {
  if (!isKey.test(key)) return null;
  const messageId = messageIdOf(key);
  if (await attendees.setMessagesWanted(db, messageId, areWanted)) return 'messages';
  if (await follows.setFollowed(db, messageId, areWanted)) return 'host';
  if (await setOrganizerWanted(db, messageId, areWanted)) return 'organizer';
  return (await setEventEmails(db, messageId, areWanted)) ? 'event_emails' : null;
}

const why = "You're getting this because you booked this event.";

export function reminderLetter({ firstName, event }: Recipient, booking: BookingRow, publicUrl: string): Letter {
  return {
    picture: { eventId: event.id },
    ticket: { bookingId: booking.id, name: firstComing(booking) },
    greeting: `It's almost time, ${firstName}.`,
    heading: event.title,
    paragraphs: [],
    facts: [...howToGetThere(event), whoComesFact(booking)],
    link: { label: 'See your tickets', url: `${publicUrl}/my-bookings` },
    secondLink: { label: 'View the event', url: `${publicUrl}/events/${event.id}` },
    note: 'Open your tickets once before you leave. Your phone will then show them without a connection, too.',
    footer: why,
  };
}

/** Whose ticket is the first one that's valid. */
function firstComing({ attendees, cancelledPositions }: BookingRow): string {
  return whoComes(attendees, cancelledPositions)[0]?.name ?? '';
}

export function thanksLetter({ firstName, event }: Recipient, publicUrl: string): Letter {
  return {
    picture: { eventId: event.id },
    greeting: `Thanks for coming, ${firstName}.`,
    heading: `How was ${event.title}?`,
    paragraphs: ['Your review takes a minute. It helps other travellers choose, and the organizer to improve.'],
    link: { label: 'Write a review', url: `${publicUrl}/my-bookings?review=${event.id}` },
    secondLink: { label: 'Find your next event', url: `${publicUrl}/browse` },
    footer: why,
  };
}
