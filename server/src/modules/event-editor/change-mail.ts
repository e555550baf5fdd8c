import { inTransaction, type Database } from '../../database/database';
import { calendarFile } from '../../mail/calendar-attachments';
import { howToGetThere } from '../../mail/event-facts';
import type { Letter } from '../../mail/letter';
import { queueMail } from '../../mail/mail-queue.repository';
import { findRecipient, type Recipient } from '../../mail/recipient.repository';
import { findBookers } from './bookers.repository';

export interface EventChangeNotice {
  readonly eventId: number;
  /** The version that the edit made: no one is told twice about it. */
  readonly version: number;
  /** One sentence per change. */
  readonly lines: readonly string[];
}

/** The job: emails everyone with a confirmed booking about a changed time or location. Running it again emails no one twice. */
export async function tellOfEventChange(
  db: Database,
  { eventId, version, lines }: EventChangeNotice,
  site: string,
): Promise<void> {
  for (const { userId, bookingIds } of await findBookers(db, eventId)) {
    await inTransaction(db, async (tx) => {
      const recipient = await findRecipient(tx, userId, eventId);
      if (recipient === null) return;
      await queueMail(tx, {
        kind: 'event_changed',
        dedupeKey: `event_changed:${eventId}:${version}:${userId}`,
        userId,
        to: recipient.email,
        subject: `Changed: ${recipient.event.title}`,
        letter: changeLetter(recipient, lines, site),
        attachments: bookingIds.map(calendarFile),
      });
    });
  }
}

export function changeLetter({ firstName, event }: Recipient, lines: readonly string[], site: string): Letter {
  return {
    heading: 'An event you booked has changed',
    paragraphs: [
      `Hello ${firstName}, the organizer has made changes to ${event.title}.`,
      ...lines,
      'Your booking and tickets are still valid.',
    ],
    facts: howToGetThere(event),
    note: 'Open the attached file to move the event in your calendar.',
    link: { label: 'See your booking', url: `${site}/my-bookings` },
    secondLink: { label: 'View the event', url: `${site}/events/${event.id}` },
  };
}
