import { moveToleranceKm } from '@ascendant/domain/booking/moved-event';
import { inTransaction, type Database } from '../../../database/database';
import { collectFailures } from '../../../errors/collect-failures';
import { dateTimeText } from '../../../mail/date-text';
import { whenAndWhere } from '../../../mail/event-facts';
import type { Letter } from '../../../mail/letter';
import { calendarFile } from '../../../mail/mail-files';
import { queueMail } from '../../../mail/mail-queue.repository';
import { findRecipient, type Recipient } from '../../../mail/recipient.repository';
import { findEditableEvent } from '../form/event-form.repository';
import { findBookers, hasOtherDates, type Booker } from './bookers.repository';
import type { EventNotice } from './event-notices.repository';
import { closedNotice } from './event-notices.service';
import { tellGuestsOfChange } from './guest-change-mail';
import { answerLink, movedDateLetter, spotOnMap } from './moved-date-mail';

/**
 * The job: emails everyone with a confirmed booking about changed times or another place. Running it again emails no one twice, and goes on
 * where it was killed.
 * @throws AggregateError if some couldn't be told; the others have been
 */
export async function tellOfEventChange(db: Database, noticeId: number, site: string): Promise<void> {
  const notice = await closedNotice(db, noticeId);
  const lines = notice?.lines ?? [];
  if (notice === null || lines.length === 0) return;
  const canChangeDate = await hasOtherDates(db, notice.eventId);
  const failures = collectFailures("People who weren't told of a change");
  for (const booker of await findBookers(db, notice.eventId))
    await failures.collect(() => tell(db, booker, { notice, canChangeDate, site }));
  const event = await findEditableEvent(db, notice.eventId);
  if (event !== null) await tellGuestsOfChange(db, event, { id: notice.id, lines, failures });
  failures.rethrow();
}

interface Telling {
  readonly notice: EventNotice;
  /** The event has other dates that a booking can move to. */
  readonly canChangeDate: boolean;
  readonly site: string;
}

async function tell(
  db: Database,
  { userId, bookingIds, freeUntil, asked }: Booker,
  { notice, canChangeDate, site }: Telling,
): Promise<void> {
  const lines = notice.lines ?? [];
  const question = asked && { ...asked, canChangeDate, link: await answerLink(db, asked.bookingId, site) };
  await inTransaction(db, async (tx) => {
    const recipient = await findRecipient(tx, userId, notice.eventId);
    if (recipient === null) return;
    await queueMail(tx, {
      kind: 'event_changed',
      dedupeKey: `event_changed:${notice.id}:${userId}`,
      onlyIf: { is: 'event_is_booked', of: notice.eventId },
      userId,
      to: recipient.email,
      subject:
        question === null ? `Changed: ${recipient.event.title}` : `Please answer: ${recipient.event.title} has moved`,
      letter:
        question === null
          ? changeLetter(recipient, { lines, freeUntil }, site)
          : movedDateLetter(recipient, { lines, question }, site),
      attachments: bookingIds.map(calendarFile),
    });
  });
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

function freeSentence(freeUntil: Date, timezone: string): string {
  return `Because the event has moved by more than an hour or ${moveToleranceKm} km since you booked, you can cancel for a full refund until ${dateTimeText(freeUntil, timezone)}, whatever your cancellation policy says.`;
}
