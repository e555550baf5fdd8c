import type { Database } from '../../../database/database';
import type { Failures } from '../../../errors/collect-failures';
import { whenAndWhere } from '../../../mail/event-facts';
import type { Letter } from '../../../mail/letter';
import { calendarFile } from '../../../mail/mail-files';
import { queueMail } from '../../../mail/mail-queue.repository';
import type { Recipient } from '../../../mail/recipient.repository';
import { findBookedGuests, type BookedGuest } from './bookers.repository';
import { spotOnMap } from './moved-date-mail';

interface GuestNotice {
  readonly id: number;
  /** One sentence per change. */
  readonly lines: readonly string[];
  /** Notes those who couldn't be told. */
  readonly failures: Failures;
}

/** Tells the guests whom the organizer booked what has changed. They have no account, and the site has none of their money, so they aren't asked. */
export async function tellGuestsOfChange(db: Database, event: Recipient['event'], notice: GuestNotice): Promise<void> {
  for (const guest of await findBookedGuests(db, event.id))
    await notice.failures.collect(() => tellGuest(db, guest, { event, notice }));
}

async function tellGuest(
  db: Database,
  { bookingId, bookingIds, email, name }: BookedGuest,
  { event, notice }: { readonly event: Recipient['event']; readonly notice: GuestNotice },
): Promise<void> {
  await queueMail(db, {
    kind: 'event_changed',
    dedupeKey: `event_changed:${notice.id}:guest:${bookingId}`,
    onlyIf: { is: 'booking_is_confirmed', of: bookingId },
    userId: null,
    to: email,
    subject: `Changed: ${event.title}`,
    letter: guestChangeLetter(event, { name, lines: notice.lines }),
    attachments: bookingIds.map(calendarFile),
  });
}

export function guestChangeLetter(
  event: Recipient['event'],
  { name, lines }: { readonly name: string; readonly lines: readonly string[] },
): Letter {
  return {
    picture: { eventId: event.id },
    heading: 'An event you booked has changed',
    paragraphs: [
      `Hello ${name}, the organizer has made changes to ${event.title}.`,
      ...lines,
      'Your tickets are still valid.',
    ],
    facts: [...whenAndWhere(event).slice(0, 1), ...spotOnMap(event)],
    note: 'Open the attached file to move the event in your calendar.',
    closing: 'The organizer made this booking for you. If you can’t come then, contact them.',
  };
}
