import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { events } from '../../db/schema/events';
import { waivers } from '../../db/schema/waivers';
import type { Database } from '../../src/database/database';
import { bookingLinkToken } from '../../src/modules/tickets/booking-link';

interface Wanted {
  readonly eventId: number;
  readonly version?: number;
  readonly countsFrom?: number;
  readonly text?: string;
}

/** A version of the waiver of an event, and the secret of a booking's link to it. */
export async function buildWaiver(db: Database, { bookingId, ...wanted }: Wanted & { readonly bookingId: number }) {
  return { waiver: await writeWaiver(db, wanted), token: await bookingLinkToken(db, { purpose: 'waiver', bookingId }) };
}

/** A version of the waiver of an event. */
export async function writeWaiver(db: Database, wanted: Wanted) {
  const { eventId, version = 1, countsFrom = 1, text = 'Mountains are dangerous.\n\nI come anyway.' } = wanted;
  const [event] = await db.select({ seriesId: events.seriesId }).from(events).where(eq(events.id, eventId));
  const textHash = createHash('sha256').update(text).digest('hex');
  const row = { seriesId: event?.seriesId ?? 0, version, countsFrom, title: 'Risks of the mountains', text, textHash };
  const [waiver] = await db.insert(waivers).values(row).returning();
  if (!waiver) throw new RangeError('no waiver came back');
  return waiver;
}
