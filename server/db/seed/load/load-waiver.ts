import { createHash } from 'node:crypto';
import { needsGuardian, signatureKeptUntil } from '@ascendant/domain/booking/waiver';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../src/database/database';
import { events as eventsTable } from '../../schema/events';
import { waiverSignatures, waivers } from '../../schema/waivers';
import type { EventContent } from '../event-content';
import { readOrganizers } from '../organizers';
import { at, valueOf } from './chunks';
import { earlier, partiesOf, type ThingsToLoad } from './load-questions';

/** How long after booking people sign. */
const signedAfterMs = 20 * 3_600_000;

/** What demo events ask people to sign. All have, but for the demo traveller's companion. @param travellerId the demo traveller's */
export async function loadWaivers(tx: Transaction, things: ThingsToLoad, travellerId: number): Promise<void> {
  for (const { content } of things.plans)
    if (content.waiver) await loadWaiver(tx, { ...things, content, waiver: content.waiver, travellerId });
}

interface SignedEvent extends ThingsToLoad {
  readonly content: EventContent;
  readonly waiver: NonNullable<EventContent['waiver']>;
  readonly travellerId: number;
}

async function loadWaiver(tx: Transaction, { content, waiver, travellerId, ...loaded }: SignedEvent): Promise<void> {
  const { bookings, events, now } = loaded;
  const { id: eventId, seriesId, organizerId } = valueOf(events, content.key);
  const [event] = await tx.select().from(eventsTable).where(eq(eventsTable.id, eventId));
  if (event === undefined) return;
  const text = waiver.text.join('\n\n');
  const textHash = createHash('sha256').update(text).digest('hex');
  const written = { seriesId, version: 1, countsFrom: 1, title: waiver.title, text, textHash, createdBy: organizerId };
  const [row] = await tx
    .insert(waivers)
    .values({ ...written, createdAt: event.createdAt })
    .returning();
  const parties = await partiesOf(tx, bookings, content.key);
  const organizerName = readOrganizers().find(({ key }) => key === content.organizer)?.displayName ?? '';
  const rows = parties.flatMap(({ id, attendees, bookedAt, userId }) =>
    attendees.flatMap((person, position) => {
      if (userId === travellerId && position > 0) return [];
      const signedAt = earlier(new Date(bookedAt.getTime() + signedAfterMs), now);
      const isGuardian = needsGuardian(person);
      return {
        waiverId: row?.id ?? 0,
        bookingId: id,
        position,
        signatureId: `demo-${id}-${position}`,
        attendeeName: person.name,
        isGuardian,
        signedName: isGuardian ? at(attendees, 0).name : person.name,
        signedAt,
        receivedAt: signedAt,
        place: 'link' as const,
        eventTitle: event.title,
        eventStartDate: event.startDate,
        organizerName,
        keptUntil: signatureKeptUntil(person, calendarDay(event.endDate)),
      };
    }),
  );
  await tx.insert(waiverSignatures).values(rows);
}
