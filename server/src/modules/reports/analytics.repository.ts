import { modelVersion } from '@ascendant/astrology/model';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import type { AnalyticsSort } from '@ascendant/domain/report/report';
import { and, asc, desc, eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { categories } from '../../../db/schema/catalog';
import { userEventMatches } from '../../../db/schema/event-matches';
import { events } from '../../../db/schema/events';
import { reviews } from '../../../db/schema/opinions';
import { eventTotals, totals } from '../../../db/schema/totals';
import type { Queryable } from '../../database/database';
import { earnedBy } from '../../database/earned.repository';
import { conditionOf, type ManagedEventFilter } from '../../database/managed-event-filter';
import { pageByTotal } from '../../database/managed-event-pages';
import { isTotalOf } from '../../database/totals.repository';

export interface AnalyticsPage extends ManagedEventFilter {
  readonly sort: AnalyticsSort;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** A score is stored when a traveller opens an event, and deleted when their birth data changes. Only the model in use counts. */
const isCurrent = eq(userEventMatches.model, modelVersion);
const isCounted = eq(reviews.isJunk, false);

/** What events can be sorted by that's kept for each. */
const keptTotals = {
  revenue: eventTotals.revenue,
  tickets: eventTotals.seats,
  match: eventTotals.match,
  rating: eventTotals.rating,
  reviews: eventTotals.reviews,
} as const;

/** Ids of a page of events in the order asked for; equal ones by id, the newest first. */
export async function findAnalysedIds(tx: Queryable, page: AnalyticsPage): Promise<readonly number[]> {
  const { sort, limit = Number.MAX_SAFE_INTEGER, offset = 0 } = page;
  if (sort !== 'title' && sort !== 'date') {
    return pageByTotal(tx, { filter: page, total: keptTotals[sort], limit, offset });
  }
  const order = sort === 'title' ? asc(sql`lower(${events.title})`) : desc(events.startsAt);
  const rows = await tx
    .select({ id: events.id })
    .from(events)
    .where(conditionOf(page))
    .orderBy(order, desc(events.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** An event, or all dates of a series. */
export interface AnalysedEvent {
  readonly id: number;
  readonly seriesId: number;
  /** How many dates the figures are of: 1, or all dates of its series. */
  readonly dates: number;
  readonly title: string;
  readonly category: string | null;
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string;
  readonly status: EventStatus;
  readonly capacity: number;
  readonly tickets: number;
  /** What the organizer earns, in cents: without fee and tax, less what went back. */
  readonly revenue: number;
  readonly match: number | null;
  readonly matchCount: number;
  readonly rating: number | null;
  readonly reviewCount: number;
}

/** The events of some ids with their figures, in the order of the ids; deleted ones are left out. */
export async function findAnalytics(tx: Queryable, ids: readonly number[]): Promise<readonly AnalysedEvent[]> {
  const matched = tx
    .select({
      match: average(userEventMatches.matchScore).as('match'),
      matchCount: sql<number>`count(*)::int`.as('match_count'),
    })
    .from(userEventMatches)
    .where(and(eq(userEventMatches.eventId, events.id), isCurrent))
    .as('matched');
  const rated = tx
    .select({
      rating: average(reviews.rating).as('rating'),
      reviewCount: sql<number>`count(*)::int`.as('review_count'),
    })
    .from(reviews)
    .where(and(eq(reviews.eventId, events.id), isCounted))
    .as('rated');
  const rows = await tx
    .select({
      id: events.id,
      seriesId: events.seriesId,
      dates: sql<number>`1`,
      title: events.title,
      category: categories.name,
      startDate: events.startDate,
      endDate: events.endDate,
      startTime: events.startTime,
      status: events.status,
      capacity: events.capacity,
      tickets: events.seatsConfirmed,
      revenue: earnedBy(events.id),
      match: matched.match,
      matchCount: matched.matchCount,
      rating: rated.rating,
      reviewCount: rated.reviewCount,
    })
    .from(events)
    .leftJoin(categories, eq(categories.id, events.categoryId))
    .innerJoinLateral(matched, sql`true`)
    .innerJoinLateral(rated, sql`true`)
    .where(sql`${events.id} = any(${sql.param([...ids])}::int[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export interface Averages {
  /** 0 to 10, over all matches. */
  readonly match: number | null;
  readonly matchCount: number;
  /** 1 to 5, over the averages of events with a review. */
  readonly rating: number | null;
  readonly ratedEvents: number;
}

/**
 * Averages over all events, or an organizer's own, from the kept totals.
 * Source: specification 2, section 2 (Admin dashboard), Reports, 'averaged only over events with rating above 0'.
 */
export async function findAverages(tx: Queryable, organizerId: number | undefined): Promise<Averages> {
  const average = sql<number>`round(${totals.amount} / ${totals.count}, 1)::float8`;
  const rows = await tx
    .select({ subject: totals.subject, average, count: totals.count })
    .from(totals)
    .where(or(and(isTotalOf(organizerId, 'match'), eq(totals.bucket, modelVersion)), isTotalOf(organizerId, 'rating')));
  const match = rows.find(({ subject }) => subject === 'match');
  const rating = rows.find(({ subject }) => subject === 'rating');
  return {
    match: match?.average ?? null,
    matchCount: match?.count ?? 0,
    rating: rating?.average ?? null,
    ratedEvents: rating?.count ?? 0,
  };
}

function average(value: SQLWrapper): SQL<number | null> {
  return sql<number | null>`round(avg(${value}), 1)::float8`;
}
