import type { CancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import { unpaidHoldsHours } from '@ascendant/domain/booking/hold';
import { calendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import type { GroupPrice } from '@ascendant/domain/pricing/group-price';
import type { PriceType } from '@ascendant/domain/pricing/price-type';
import type { TaxNumbers, TaxPlace } from '@ascendant/domain/pricing/taxes';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { holds } from '../../../db/schema/holds';
import { waitlistOffers } from '../../../db/schema/waitlist';
import type { Transaction } from '../../database/database';
import { extrasOnDate, type ExtrasOnDate } from '../../database/extras.repository';
import { isOpenTo } from '../../database/listed-events';
import { localToday } from '../../database/local-day';
import { tierOf, type PriceRow } from '../../database/quote-row';
import { isLiveHold, isOpenOffer, salesEnd, seatsTaken } from '../../database/seats';
import { listOf, statement } from '../../database/statement';
import { organizerNumbers, siteNumbers, taxPlace } from '../../database/tax-settings.repository';

/** Who wants seats of which event. */
export interface Sale {
  readonly eventId: number;
  readonly buyerId: number;
}

/** What a sale to one buyer needs to know about an event, by the database's clock (rule PAY-18). */
export interface EventForSale {
  readonly buyerId: number;
  readonly id: number;
  readonly title: string;
  readonly status: EventStatus;
  readonly organizerId: number | null;
  /** False for an unlisted event that the buyer hasn't opened: to them, it doesn't exist. */
  readonly isOpen: boolean;
  readonly startDate: CalendarDay;
  readonly startTime: string;
  readonly minimumAge: number;
  readonly childCarer: string;
  readonly cancellationPolicy: CancellationPolicy;
  readonly capacity: number;
  readonly seatsTaken: number;
  /** How many of the taken seats are offered to this buyer from the waitlist. */
  readonly seatsOffered: number;
  /** The buyer's live holds across all events. */
  readonly buyersHolds: number;
  /** How long ago the buyer began each hold of this event that they haven't paid, of the last `unpaidHoldsHours`; in no order. */
  readonly unpaidHoldsSeconds: readonly number[];
  /** Today's date in the event's time zone. */
  readonly today: CalendarDay;
  readonly hasBegun: boolean;
  /** Booking has closed, some hours before the start, or its organizer has paused sales. */
  readonly isClosed: boolean;
  readonly isPaused: boolean;
  /** Where it's taxed; null under the specification's rules. */
  readonly taxPlace: TaxPlace | null;
  /** The numbers under which its organizer and the site are registered. */
  readonly organizerGst: string | null;
  readonly organizerQst: string | null;
  readonly siteNumbers: TaxNumbers | null;
  /** In no order. */
  readonly tiers: readonly PricingTier[];
  /** Of its series. */
  readonly groupPrices: readonly GroupPrice[];
  readonly priceTypes: readonly PriceType[];
  readonly extras: ExtrasOnDate | null;
  /** Whether anyone is on its waitlist. */
  readonly isWaitedFor: boolean;
}

interface SaleRow extends Omit<EventForSale, 'tiers'> {
  readonly tiers: readonly PriceRow[];
}

/**
 * What's on sale and at which prices; the caller has sent the event's lock before. It's a statement of its own: what the locking
 * statement sees of other tables is from before it waited.
 * @returns null if the event doesn't exist
 */
export async function findEventForSale(
  tx: Transaction,
  eventId: number,
  buyerId: number,
): Promise<EventForSale | null> {
  return (await findEventForBuyers(tx, { eventId, buyerIds: [buyerId] })).get(buyerId) ?? null;
}

interface BuyersOfEvent {
  readonly eventId: number;
  readonly buyerIds: readonly number[];
}

/** The same for several buyers. @returns by buyer; empty if the event doesn't exist */
export async function findEventForBuyers(
  tx: Transaction,
  sale: BuyersOfEvent,
): Promise<ReadonlyMap<number, EventForSale>> {
  const rows = await saleToBuyers(tx, sale);
  return new Map(rows.map((row) => [row.buyerId, forSale(row)]));
}

const saleToBuyers = statement<BuyersOfEvent, SaleRow>(
  (value) => sql`
  select buyer.id as "buyerId", ${events.id} as "id", ${events.title} as "title", ${events.status} as "status", ${events.organizerId} as "organizerId",
    ${isOpenTo(sql`buyer.id`)} as "isOpen",
    ${events.startDate} as "startDate", ${events.startTime} as "startTime", ${events.minimumAge} as "minimumAge", ${events.childCarer} as "childCarer",
    ${events.cancellationPolicy} as "cancellationPolicy", ${events.capacity} as "capacity", ${seatsTaken} as "seatsTaken",
    coalesce((select sum(${waitlistOffers.seats}) from ${waitlistOffers}
      join waitlist_entries e on e.id = ${waitlistOffers.entryId}
      where ${waitlistOffers.eventId} = ${events.id} and e.user_id = buyer.id and ${isOpenOffer}), 0)::int as "seatsOffered",
    (select count(*) from ${holds} where ${holds.userId} = buyer.id and ${isLiveHold})::int as "buyersHolds",
    coalesce((select json_agg(extract(epoch from now() - h.created_at)) from bookings b join holds h on h.booking_id = b.id
      where b.user_id = buyer.id and b.event_id = ${events.id} and h.status <> 'consumed'
        and h.created_at > now() - make_interval(hours => ${unpaidHoldsHours}::int)), '[]') as "unpaidHoldsSeconds",
    to_char(${localToday(events.timezone)}, 'YYYY-MM-DD') as "today",
    ${events.startsAt} <= now() as "hasBegun", ${salesEnd} <= now() as "isClosed", ${events.salesPausedAt} is not null as "isPaused",
    ${taxPlace} as "taxPlace", ${organizerNumbers.gst} as "organizerGst", ${organizerNumbers.qst} as "organizerQst",
    ${siteNumbers} as "siteNumbers",
    s.group_prices as "groupPrices", s.price_types as "priceTypes", ${extrasOnDate(sql`s.extras`)} as "extras",
    exists (select from waitlist_entries e where e.event_id = events.id and e.status = 'waiting') as "isWaitedFor",
    coalesce((select json_agg(json_build_object('id', t.id, 'tierType', t.tier_type, 'adultPrice', t.adult_price::text,
      'childPrice', t.child_price::text, 'validUntil', t.valid_until)) from pricing_tiers t where t.event_id = events.id), '[]') as "tiers"
  from ${events} join event_series s on s.id = events.series_id cross join unnest(${listOf(value('buyerIds'), 'int')}) as buyer (id)
  where ${events.id} = ${value('eventId')}`,
);

function forSale(row: SaleRow): EventForSale {
  return {
    ...row,
    startDate: calendarDay(row.startDate),
    today: calendarDay(row.today),
    tiers: row.tiers.map(tierOf),
  };
}
