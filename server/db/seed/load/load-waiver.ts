import { createHash } from 'node:crypto';
import { needsGuardian, signatureKeptUntil } from '@ascendant/domain/booking/waiver';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../src/database/database';
import { events as eventsTable } from '../../schema/events';
import { waiverSignatures } from '../../schema/waiver-signatures';
import { waivers } from '../../schema/waivers';
import { demoWaiver, signedEvent } from '../demo-questions';
import { organizers } from '../organizers';
import { at, valueOf } from './chunks';
import { earlier, partiesOf, type ThingsToLoad } from './load-questions';

/** How long after booking people sign. */
const signedAfterMs = 20 * 3_600_000;

/** What one demo event asks people to sign. All have, but for the demo traveller's companion. @param travellerId the demo traveller's */
export async function loadWaiver(
  tx: Transaction,
  { bookings, events, now }: ThingsToLoad,
  travellerId: number,
): Promise<void> {
  const { id: eventId, seriesId, organizerId } = valueOf(events, signedEvent);
  const [event] = await tx.select().from(eventsTable).where(eq(eventsTable.id, eventId));
  if (event === undefined) return;
  const textHash = createHash('sha256').update(demoWaiver.text).digest('hex');
  const written = { seriesId, version: 1, countsFrom: 1, ...demoWaiver, textHash, createdBy: organizerId };
  const [waiver] = await tx
    .insert(waivers)
    .values({ ...written, createdAt: event.createdAt })
    .returning();
  const parties = await partiesOf(tx, bookings, signedEvent);
  const rows = parties.flatMap(({ id, attendees, bookedAt, userId }) =>
    attendees.flatMap((person, position) => {
      if (userId === travellerId && position > 0) return [];
      const signedAt = earlier(new Date(bookedAt.getTime() + signedAfterMs), now);
      const isGuardian = needsGuardian(person);
      return {
        waiverId: waiver?.id ?? 0,
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
        organizerName: at(organizers, 0).displayName,
        keptUntil: signatureKeptUntil(person, calendarDay(event.endDate)),
      };
    }),
  );
  await tx.insert(waiverSignatures).values(rows);
}
