import type { Gallery } from '@ascendant/contract/gallery';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { eq, sql } from 'drizzle-orm';
import { events, type EventRow } from '../../../db/schema/events';
import { pricingTiers } from '../../../db/schema/pricing-tiers';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { localToday } from '../../database/local-day';
import { seatsTaken } from '../../database/seats';
import { tierOf } from '../../database/tier-of-row';
import { events as eventsModule } from '../events/events.module';

/** Everything an edit can change, and what decides whether it may. */
export interface EditableEvent extends EventRow {
  readonly status: EventStatus;
  /** In confirmed bookings, holds and offers. Exact only under the event's lock, which lapses what has run out. */
  readonly seatsTaken: number;
  readonly hasBegun: boolean;
  /** Today's date at the event's place, by the database's clock. */
  readonly today: string;
  readonly organizerName: string | null;
  readonly tiers: readonly PricingTier[];
  readonly gallery: Gallery;
}

export async function findEditableEvent(tx: Queryable, eventId: number): Promise<EditableEvent | null> {
  const [row] = await tx
    .select({
      event: events,
      seatsTaken,
      hasBegun: sql<boolean>`${events.startsAt} <= now()`,
      today: sql<string>`to_char(${localToday(events.timezone)}, 'YYYY-MM-DD')`,
      organizerName: sql<
        string | null
      >`coalesce(${users.displayName}, nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''))`,
    })
    .from(events)
    .leftJoin(users, eq(users.id, events.organizerId))
    .where(eq(events.id, eventId));
  if (!row) return null;
  const { event, ...rest } = row;
  const tiers = await tx.select().from(pricingTiers).where(eq(pricingTiers.eventId, eventId));
  const gallery = await eventsModule.findGallery(tx, eventId);
  return { ...event, ...rest, tiers: tiers.map(tierOf), gallery };
}
