import type { NearestDate } from '@ascendant/contract/event-dates';
import { sql } from 'drizzle-orm';
import { events } from '../../../../db/schema/events';
import type { Queryable } from '../../../database/database';
import { salesEnd } from '../../../database/seats';
import { freeSeats } from '../list/event-columns.repository';

interface WantedDate {
  readonly eventId: number;
  /** How many seats they take; null for the whole date. */
  readonly seats: number | null;
  /** The day and time that was wanted, if the date isn't there any more; otherwise the event's own. */
  readonly startDate?: string | undefined;
  readonly startTime?: string | undefined;
}

/**
 * The date of an event's series that's nearest to one that can't be booked, and that can: published, listed, booking open, with a price and enough
 * seats. It's the event itself if that was moved. Of two that are as near, it's the later.
 * @returns null if there's none
 * Source: docs/rules/booking.md, "A date that's gone".
 */
export async function findNearestDate(db: Queryable, wanted: WantedDate): Promise<NearestDate | null> {
  const { eventId, seats, startDate, startTime } = wanted;
  const { rows } = await db.execute<NearestDate & Record<string, unknown>>(sql`
    with named as (
      select series_id, local_instant(coalesce(${startDate ?? null}::date, start_date), coalesce(${startTime ?? null}::text, start_time), timezone) as wanted
      from events where id = ${eventId}
    )
    select ${events.id} as "id", ${events.startDate}::text as "startDate", ${events.startTime} as "startTime", ${freeSeats} as "seatsLeft"
    from ${events}, named
    where ${events.seriesId} = named.series_id and ${events.status} = 'published' and ${salesEnd} > now() and ${freeSeats} >= coalesce(${seats}::int, ${events.capacity})
      and (${events.accessCode} is null or ${events.id} = ${eventId})
      and exists (select from pricing_tiers tier where tier.event_id = ${events.id}
        and (tier.tier_type = 'last_minute' or tier.valid_until >= (now() at time zone ${events.timezone})::date
          or tier.valid_until is null and tier.tier_type = 'regular'))
    order by abs(extract(epoch from ${events.startsAt} - named.wanted)), ${events.startsAt} desc, ${events.id} limit 1`);
  return rows[0] ?? null;
}
