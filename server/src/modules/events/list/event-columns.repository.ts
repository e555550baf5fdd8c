import { calendarDay, clockTime } from '@ascendant/domain/calendar-day';
import { tierTypes, type PricingTier } from '@ascendant/domain/pricing/tier';
import { and, eq, isNull, not, or, sql, type AnyColumn } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { categories } from '../../../../db/schema/catalog';
import { events } from '../../../../db/schema/events';
import { holds } from '../../../../db/schema/holds';
import { reviews } from '../../../../db/schema/opinions';
import { practicalColumns } from '../../../../db/schema/practical-details';
import { pricingTiers } from '../../../../db/schema/pricing';
import { users } from '../../../../db/schema/users';
import { builtOnce } from '../../../database/built-once';
import type { Queryable } from '../../../database/database';
import { firstEventId, listedIn } from '../../../database/listed-events';
import { localToday } from '../../../database/local-day';
import { tierOf, type PriceRow } from '../../../database/quote-row';
import { isRunOutHold, salesEnd, seatsLeft } from '../../../database/seats';
import { listOf } from '../../../database/statement';
import { taxPlace } from '../../../database/tax-settings.repository';

/** Seats of holds that have expired. They haven't been released yet, but they are free. */
const runOutSeats = sql`case when ${events.seatsHeld} = 0 then 0 else coalesce((
  select sum(${holds.seats}) from ${holds} where ${holds.eventId} = ${events.id} and ${isRunOutHold}), 0) end`;

/** Capacity less confirmed and held seats, without holds that have run out. */
export const freeSeats = sql<number>`greatest(0, ${seatsLeft} + ${runOutSeats})::int`;

const each = alias(events, 'each_date');
const datesToCome = sql<number>`case when ${events.hasOtherDates} then (select count(*)::int from events as each_date
  where ${each.hasOtherDates} and ${each.seriesId} = ${events.seriesId} and ${listedIn(each)} and ${each.startsAt} > now())
  else (${events.status} = 'published' and ${events.startsAt} > now())::int end`;

/** What people ask before they book. */
const practical = Object.fromEntries(
  Object.keys(practicalColumns).map((name) => [name, events[name as keyof typeof practicalColumns]]),
) as Pick<typeof events, keyof typeof practicalColumns>;

const columns = {
  id: events.id,
  seriesId: events.seriesId,
  /** Whether its series has had further dates. */
  hasOtherDates: events.hasOtherDates,
  /** The event of its series with the lowest id. */
  firstEventId: sql<number>`case when ${events.hasOtherDates} then ${firstEventId(events.seriesId)} else ${events.id} end`,
  /** Published dates of its series that haven't begun. */
  datesToCome,
  slug: events.slug,
  title: events.title,
  description: events.description,
  location: events.location,
  latitude: events.latitude,
  longitude: events.longitude,
  timezone: events.timezone,
  categoryId: events.categoryId,
  duration: events.duration,
  capacity: events.capacity,
  seatsLeft: freeSeats,
  minimumAge: events.minimumAge,
  /** Before the start. */
  checkInOpensHours: events.checkInOpensHours,
  /** Who looks after children who come without an adult; empty if no one does. */
  childCarer: events.childCarer,
  cancellationPolicy: events.cancellationPolicy,
  /** How many people it needs to run, and how many days before its first day that's decided; both null: it runs with anyone. */
  runsFrom: events.runsFrom,
  decideDaysBefore: events.decideDaysBefore,
  isRunDecided: sql<boolean>`${events.runsDecidedAt} is not null`,
  /** People in confirmed bookings. */
  seatsConfirmed: events.seatsConfirmed,
  ...practical,
  startDate: events.startDate,
  endDate: events.endDate,
  startTime: events.startTime,
  endTime: events.endTime,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  imageUrl: events.imageUrl,
  features: events.features,
  status: events.status,
  organizerId: events.organizerId,
  /** Of an unlisted event: what opens it; null for one that's listed. */
  accessCode: events.accessCode,
  organizerName: sql<
    string | null
  >`coalesce(${users.displayName}, nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''))`,
  /** Where it's taxed; null under the specification's rules. */
  taxPlace,
  /** The numbers under which its organizer is registered; null if they aren't. */
  organizerGst: users.gstNumber,
  organizerQst: users.qstNumber,
  /** False once the organizer's account is disabled or gone. */
  isHostShown: sql<boolean>`coalesce(not ${users.disabled}, false)`,
  /** At the event's place, by the database's clock. */
  today: sql<string>`to_char(${localToday(events.timezone)}, 'YYYY-MM-DD')`,
  hasBegun: sql<boolean>`${events.startsAt} <= now()`,
  isBookingClosed: sql<boolean>`${salesEnd} <= now()`,
  isSalesPaused: sql<boolean>`${events.salesPausedAt} is not null`,
  hasEnded: sql<boolean>`${events.endsAt} <= now()`,
};

const [rated, reviewed] = [alias(events, 'rated'), alias(events, 'reviewed')];

// Of an unlisted date, no one learns from another.
const isCounted = or(isNull(reviewed.accessCode), eq(reviewed.id, rated.id));

/** How many reviews of some events' series count, whichever date they're of, and what their ratings add up to. Junk doesn't count. */
function ratingsOf(tx: Queryable) {
  return tx
    .select({
      eventId: sql<number>`${rated.id}`.as('event_id'),
      reviewCount: sql<number>`count(*)::int`.as('review_count'),
      ratingSum: sql<number>`sum(${reviews.rating})::int`.as('rating_sum'),
    })
    .from(rated)
    .innerJoin(reviewed, and(eq(reviewed.seriesId, rated.seriesId), isCounted))
    .innerJoin(reviews, and(eq(reviews.eventId, reviewed.id), not(reviews.isJunk)))
    .where(isAmong(rated.id))
    .groupBy(rated.id)
    .as('ratings');
}

/** Tiers as JSON; amounts as text, so that none loses a cent. */
const tierRows = sql<string>`(select coalesce(json_agg(json_build_object('id', ${pricingTiers.id},
  'tierType', ${pricingTiers.tierType}, 'adultPrice', ${pricingTiers.adultPrice}::text, 'childPrice', ${pricingTiers.childPrice}::text,
  'validUntil', ${pricingTiers.validUntil}))::text, '[]') from ${pricingTiers} where ${pricingTiers.eventId} = ${events.id})`;

const nameOf = (categoryId: AnyColumn) =>
  sql<string | null>`(select ${categories.name} from ${categories} where ${categories.id} = ${categoryId})`;

const categoryNames = {
  categoryName: nameOf(events.categoryId),
  secondary1: nameOf(events.secondaryCategoryId1),
  secondary2: nameOf(events.secondaryCategoryId2),
  secondary3: nameOf(events.secondaryCategoryId3),
  secondary4: nameOf(events.secondaryCategoryId4),
};

export const isAmong = (column: AnyColumn) => sql`${column} = any(${listOf(sql.placeholder('ids'), 'int')})`;

/** What every read of events selects; `ratings` is joined by the event's id. */
export function eventColumns(db: Queryable) {
  const ratings = ratingsOf(db);
  const { reviewCount, ratingSum } = ratings;
  return { ratings, columns: { ...columns, ...categoryNames, tierRows, reviewCount, ratingSum } };
}

function selectEvents(db: Queryable) {
  const { ratings, columns: selected } = eventColumns(db);
  return db
    .select(selected)
    .from(events)
    .leftJoin(users, eq(users.id, events.organizerId))
    .leftJoin(ratings, eq(ratings.eventId, events.id))
    .where(isAmong(events.id));
}

type SelectedEvent = Awaited<ReturnType<typeof selectEvents>>[number];

const eventsAmong = builtOnce(selectEvents);

/** The events of some ids, in the order of the ids; deleted ones are left out. One statement, which a transaction can run too. */
export async function findEvents(tx: Queryable, ids: readonly number[]): Promise<readonly EventRecord[]> {
  if (ids.length === 0) return [];
  const found = await eventsAmong(tx).execute({ ids: [...ids] });
  const records = new Map(found.map((event) => [event.id, recordOf(event)]));
  return ids.flatMap((id) => records.get(id) ?? []);
}

/** An event with its data from other tables. Dates and times are local to the event. */
export type EventRecord = ReturnType<typeof recordOf>;

export function recordOf(selected: SelectedEvent) {
  const { secondary1, secondary2, secondary3, secondary4, tierRows: tiers, ...row } = selected;
  return {
    ...row,
    categoryName: row.categoryName ?? '',
    secondaryCategories: [secondary1, secondary2, secondary3, secondary4].filter((name) => name !== null),
    startDate: calendarDay(row.startDate),
    endDate: calendarDay(row.endDate),
    startTime: clockTime(row.startTime),
    endTime: clockTime(row.endTime),
    today: calendarDay(row.today),
    tiers: priceRows
      .parse(JSON.parse(tiers))
      .map(tierOf)
      .toSorted((a, b) => rankOf(a) - rankOf(b)),
    reviewCount: row.reviewCount ?? 0,
    ratingSum: row.ratingSum ?? 0,
  };
}

const priceRows: z.ZodType<readonly PriceRow[]> = z.array(
  z.object({
    id: z.int(),
    tierType: z.enum(tierTypes),
    adultPrice: z.string(),
    childPrice: z.nullable(z.string()),
    validUntil: z.nullable(z.string()),
  }),
);

/** Tiers are listed in the order in which they're sold. */
const rankOf = ({ tierType }: PricingTier) => tierTypes.indexOf(tierType);

export async function findEvent(tx: Queryable, id: number): Promise<EventRecord | null> {
  const [found] = await findEvents(tx, [id]);
  return found ?? null;
}
