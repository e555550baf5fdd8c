import type { CancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import { calendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { eq, sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { holds } from '../../../db/schema/holds';
import { pricingTiers } from '../../../db/schema/pricing-tiers';
import { waitlistOffers } from '../../../db/schema/waitlist';
import type { Queryable, Transaction } from '../../database/database';
import { isLiveHold, isOpenOffer, seatsTaken } from '../../database/seats';
import { tierOf } from '../../database/tier-of-row';

/** What a sale needs to know about an event, by the database's clock (rule PAY-18). */
export interface EventForSale {
  readonly id: number;
  readonly title: string;
  readonly status: EventStatus;
  readonly createdBy: number | null;
  readonly startDate: CalendarDay;
  readonly minimumAge: number;
  readonly childCarer: string;
  readonly cancellationPolicy: CancellationPolicy;
  readonly capacity: number;
  readonly seatsTaken: number;
  /** How many of the taken seats are offered to this buyer from the waitlist. */
  readonly seatsOffered: number;
  /** The buyer's live holds across all events. */
  readonly buyersHolds: number;
  /** Today's date in the event's time zone. */
  readonly today: CalendarDay;
  readonly hasBegun: boolean;
  /** In no order. */
  readonly tiers: readonly PricingTier[];
  /** Whether anyone is on its waitlist. */
  readonly isWaitedFor: boolean;
}

const saleColumns = (buyerId: number | null) => ({
  id: events.id,
  title: events.title,
  status: events.status,
  createdBy: events.createdBy,
  startDate: events.startDate,
  minimumAge: events.minimumAge,
  childCarer: events.childCarer,
  cancellationPolicy: events.cancellationPolicy,
  capacity: events.capacity,
  seatsTaken,
  seatsOffered: sql<number>`coalesce((select sum(${waitlistOffers.seats}) from ${waitlistOffers}
    join waitlist_entries e on e.id = ${waitlistOffers.entryId}
    where ${waitlistOffers.eventId} = ${events.id} and e.user_id = ${buyerId}::int and ${isOpenOffer}), 0)::int`,
  buyersHolds: sql<number>`(select count(*) from ${holds} where ${holds.userId} = ${buyerId}::int and ${isLiveHold})::int`,
  today: sql<string>`to_char(now() at time zone ${events.timezone}, 'YYYY-MM-DD')`,
  hasBegun: sql<boolean>`${events.startsAt} <= now()`,
  isWaitedFor: sql<boolean>`exists (select from waitlist_entries e where e.event_id = events.id and e.status = 'waiting')`,
});

/**
 * Whether an event has no seat left for a buyer, read without its lock. Holds and offers that have run out don't count, and a
 * buyer who has a hold or an offer of their own is never turned away here.
 */
export async function isFullFor(
  db: Queryable,
  { eventId, buyerId }: { eventId: number; buyerId: number },
): Promise<boolean> {
  const { rows } = await db.execute<{ isFull: boolean }>(sql`select ${events.capacity} <= ${events.seatsConfirmed}
      + (select coalesce(sum(${holds.seats}), 0) from ${holds} where ${holds.eventId} = ${events.id} and ${isLiveHold})
      + (select coalesce(sum(${waitlistOffers.seats}), 0) from ${waitlistOffers}
         where ${waitlistOffers.eventId} = ${events.id} and ${isOpenOffer})
      and not exists (select from ${holds} where ${holds.eventId} = ${events.id} and ${holds.userId} = ${buyerId}::int and ${isLiveHold})
      and not exists (select from ${waitlistOffers} join waitlist_entries e on e.id = ${waitlistOffers.entryId}
        where ${waitlistOffers.eventId} = ${events.id} and e.user_id = ${buyerId}::int and ${isOpenOffer}) as "isFull"
    from ${events} where ${events.id} = ${eventId}`);
  return rows[0]?.isFull ?? false;
}

/** What's on sale and at which prices; the caller holds the event's lock. @returns null if the event doesn't exist */
export async function findEventForSale(
  tx: Transaction,
  eventId: number,
  buyerId: number | null,
): Promise<EventForSale | null> {
  const rows = await tx
    .select({ event: saleColumns(buyerId), tier: pricingTiers })
    .from(events)
    .leftJoin(pricingTiers, eq(pricingTiers.eventId, events.id))
    .where(eq(events.id, eventId));
  const event = rows[0]?.event;
  if (!event) return null;
  const tiers = rows.flatMap(({ tier }) => (tier === null ? [] : [tierOf(tier)]));
  return { ...event, startDate: calendarDay(event.startDate), today: calendarDay(event.today), tiers };
}
