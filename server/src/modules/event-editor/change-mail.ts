import { moveToleranceKm } from '@ascendant/domain/booking/moved-event';
import { meetingLinkLabel, meetingPlaceUrl, spotText } from '@ascendant/domain/event/meeting-place';
import { inTransaction, type Database } from '../../database/database';
import { calendarFile } from '../../mail/calendar-attachments';
import { dateTimeText } from '../../mail/date-text';
import { whenAndWhere } from '../../mail/event-facts';
import type { Letter, LetterFact } from '../../mail/letter';
import { queueMail } from '../../mail/mail-queue.repository';
import { findRecipient, type Recipient } from '../../mail/recipient.repository';
import { findBookers } from './bookers.repository';
import { closedNotice } from './event-notices.service';

/**
 * The job: emails everyone with a confirmed booking about changed times or another place. Running it again emails no one twice, and goes on
 * where it was killed.
 */
export async function tellOfEventChange(db: Database, noticeId: number, site: string): Promise<void> {
  const notice = await closedNotice(db, noticeId);
  const lines = notice?.lines ?? [];
  if (notice === null || lines.length === 0) return;
  for (const { userId, bookingIds, freeUntil } of await findBookers(db, notice.eventId)) {
    await inTransaction(db, async (tx) => {
      const recipient = await findRecipient(tx, userId, notice.eventId);
      if (recipient === null) return;
      await queueMail(tx, {
        kind: 'event_changed',
        dedupeKey: `event_changed:${notice.id}:${userId}`,
        onlyIf: { is: 'event_is_booked', of: notice.eventId },
        userId,
        to: recipient.email,
        subject: `Changed: ${recipient.event.title}`,
        letter: changeLetter(recipient, { lines, freeUntil }, site),
        attachments: bookingIds.map(calendarFile),
      });
    });
  }
}

interface ToldChange {
  /** One sentence per change. */
  readonly lines: readonly string[];
  /** Until when they can cancel for everything; null if they can't, or paid nothing. */
  readonly freeUntil: Date | null;
}

/** Of what the organizer writes, it repeats the title and what has changed; everything else is on the event's page. */
export function changeLetter({ firstName, event }: Recipient, { lines, freeUntil }: ToldChange, site: string): Letter {
  return {
    picture: { eventId: event.id },
    heading: 'An event you booked has changed',
    paragraphs: [
      `Hello ${firstName}, the organizer has made changes to ${event.title}.`,
      ...lines,
      ...(freeUntil === null ? [] : [freeSentence(freeUntil, event.timezone)]),
      'Your booking and tickets are still valid.',
    ],
    facts: [...whenAndWhere(event).slice(0, 1), ...spotOnMap(event)],
    note: 'Open the attached file to move the event in your calendar.',
    link: { label: 'See your booking', url: `${site}/my-bookings` },
    secondLink: { label: 'View the event', url: `${site}/events/${event.id}` },
  };
}

/** Where people meet on the map, as numbers and a link, if the organizer says so. */
function spotOnMap(event: Recipient['event']): readonly LetterFact[] {
  const spot = spotText(event);
  return spot === ''
    ? []
    : [['Meet', spot, undefined, { label: meetingLinkLabel(event), url: meetingPlaceUrl(event) }]];
}

function freeSentence(freeUntil: Date, timezone: string): string {
  return `Because the event has moved by more than an hour or ${moveToleranceKm} km since you booked, you can cancel for a full refund until ${dateTimeText(freeUntil, timezone)}, whatever your cancellation policy says.`;
}
