import { clockText } from '@ascendant/domain/date-form';
import { inTransaction, type Database, type Transaction } from '../../../database/database';
import { collectFailures } from '../../../errors/collect-failures';
import { longDayText } from '../../../mail/date-text';
import { howToGetThere } from '../../../mail/event-facts';
import type { Letter } from '../../../mail/letter';
import { calendarFile } from '../../../mail/mail-files';
import { queueMail } from '../../../mail/mail-queue.repository';
import { findRecipient, type Recipient } from '../../../mail/recipient.repository';
import type { MovedEvent } from '../dates/event-instants.repository';
import { findBookers, type Booker } from './bookers.repository';

/** How far the start and the end moved, in minutes: later if positive. */
export type Move = Pick<MovedEvent, 'startMinutes' | 'endMinutes'>;

/**
 * The job: emails everyone with a confirmed booking of an event whose local times stay, but which happens at another moment because the rules
 * of its clocks have changed. Running it again emails no one twice.
 * @throws AggregateError if some couldn't be told; the others have been
 */
export async function tellOfClockChange(db: Database, event: MovedEvent, site: string): Promise<void> {
  const failures = collectFailures("People who weren't told of a clock change");
  for (const booker of await findBookers(db, event.eventId))
    await failures.collect(() => inTransaction(db, (tx) => tell(tx, booker, { event, site })));
  failures.rethrow();
}

async function tell(
  tx: Transaction,
  { userId, bookingIds }: Booker,
  { event, site }: { readonly event: MovedEvent; readonly site: string },
): Promise<void> {
  const recipient = await findRecipient(tx, userId, event.eventId);
  if (recipient === null) return;
  await queueMail(tx, {
    kind: 'clock_change',
    dedupeKey: `clock_change:${event.eventId}:${event.version}:${userId}`,
    onlyIf: { is: 'event_is_booked', of: event.eventId },
    userId,
    to: recipient.email,
    subject: `Clock change: ${recipient.event.title}`,
    letter: clockChangeLetter(recipient, event, site),
    attachments: bookingIds.map(calendarFile),
  });
}

export function clockChangeLetter({ firstName, event }: Recipient, move: Move, site: string): Letter {
  return {
    picture: { eventId: event.id },
    heading: "The clocks have changed where you're going",
    paragraphs: [
      `Hello ${firstName}, the rules for the clocks at ${event.location} have changed since you booked ${event.title}.`,
      moveText(event, move),
      'Your booking and tickets are still valid.',
    ],
    facts: howToGetThere(event),
    note: 'Open the attached file to update the event in your calendar.',
    link: { label: 'See your booking', url: `${site}/my-bookings` },
    secondLink: { label: 'View the event', url: `${site}/events/${event.id}` },
  };
}

function moveText(event: Recipient['event'], { startMinutes, endMinutes }: Move): string {
  const [does, day, time, minutes] =
    startMinutes === 0
      ? (['ends', event.endDate, event.endTime, endMinutes] as const)
      : (['starts', event.startDate, event.startTime, startMinutes] as const);
  return `It still ${does} at ${clockText(time)} local time on ${longDayText(day)}. If you're coming from another time zone, that's ${amountText(minutes)} than before.`;
}

/** '1 hour earlier', '1 hour 30 minutes later'. */
function amountText(minutes: number): string {
  const amount = Math.abs(minutes);
  const parts = [countText(Math.floor(amount / 60), 'hour'), countText(amount % 60, 'minute')].filter(Boolean);
  return `${parts.join(' ')} ${minutes < 0 ? 'earlier' : 'later'}`;
}

function countText(count: number, unit: string): string {
  return count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;
}
