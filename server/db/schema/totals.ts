import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { events } from './events';

/** What's added up. The bucket of each says of what: a status, a day, a Monday, a model, a category. */
export const totalSubjects = [
  /** Events by status. */
  'status',
  /** Published events by the day they start on, and by that day with the time zone: `2026-11-23 America/Halifax`. */
  'start',
  'start_in_zone',
  /** Confirmed bookings, their seats, and the revenue of all, by the Monday (UTC) of the week they were made in. */
  'week',
  /** Scores of people who opened an event, and their sum, by matching model. */
  'match',
  /** Events with a review, and the sum of their averages. */
  'rating',
  /** Events that have a category or a feature, by its id or name; of everyone's events only. */
  'category',
  'feature',
  /** People with an account. */
  'users',
] as const;

export type TotalSubject = (typeof totalSubjects)[number];

/** What `ownerId` is where something is added up over everyone's events. */
export const everyone = 0;

/**
 * Sums over events, of each organizer and of everyone, so that no figure depends on how many events and bookings there are. A row goes
 * when it's zero. Only `fold_total_changes` writes them (docs/decisions/0078-kept-totals.md).
 */
export const totals = pgTable(
  'totals',
  {
    ownerId: integer('owner_id').notNull(),
    subject: text('subject', { enum: totalSubjects }).notNull(),
    bucket: text('bucket').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    /** People of bookings, or reviews of rated events. */
    seats: bigint('seats', { mode: 'number' }).notNull(),
    /** Revenue in dollars, or a sum of scores or ratings. */
    amount: numeric('amount').notNull(),
  },
  (total) => [
    primaryKey({ columns: [total.ownerId, total.subject, total.bucket] }),
    // Finds the rows that go.
    index('totals_zero')
      .on(total.ownerId)
      .where(sql`${total.count} = 0 and ${total.seats} = 0 and ${total.amount} = 0`),
  ],
);

/** What events are sorted by, and what of each is in `totals`. Null sorts last: without bookings, scores or reviews. */
export const eventTotals = pgTable(
  'event_totals',
  {
    eventId: integer('event_id').primaryKey(),
    ownerId: integer('owner_id'),
    /** Null until it's added up again, in a database from before series had totals. */
    seriesId: integer('series_id'),
    bookings: integer('bookings'),
    seats: integer('seats'),
    revenue: numeric('revenue', { precision: 12, scale: 2 }),
    /** The average score under the newest model that it has scores of. */
    match: numeric('match'),
    rating: numeric('rating'),
    reviews: integer('reviews'),
    /** Its rows of `event_contributions` when it was added up last: what's subtracted when it's added up again. */
    counted: jsonb('counted').notNull(),
  },
  ({ eventId, ownerId, seriesId, bookings, seats, revenue, match, rating, reviews }) => [
    ...Object.entries({ bookings, seats, revenue, match, rating, reviews }).flatMap(([name, column]) => [
      index(`event_totals_${name}`).on(column.desc().nullsLast(), eventId.desc().nullsFirst()),
      index(`event_totals_own_${name}`).on(ownerId, column.desc().nullsLast(), eventId.desc().nullsFirst()),
    ]),
    index('event_totals_series_id').on(seriesId),
  ],
);

/** What series are sorted by in reports: `event_totals` of their dates, added up. Averages are over all scores and reviews of a series. */
export const seriesTotals = pgTable(
  'series_totals',
  {
    seriesId: integer('series_id').primaryKey(),
    ownerId: integer('owner_id'),
    seats: bigint('seats', { mode: 'number' }),
    revenue: numeric('revenue', { precision: 14, scale: 2 }),
    /** The average score under the newest model that the series has scores of, how many those are, and the model. */
    match: numeric('match'),
    matches: bigint('matches', { mode: 'number' }),
    matchModel: text('match_model'),
    rating: numeric('rating'),
    reviews: bigint('reviews', { mode: 'number' }),
  },
  ({ seriesId, ownerId, seats, revenue, match, rating, reviews }) =>
    Object.entries({ seats, revenue, match, rating, reviews }).flatMap(([name, column]) => [
      index(`series_totals_${name}`).on(column.desc().nullsLast(), seriesId.desc().nullsFirst()),
      index(`series_totals_own_${name}`).on(ownerId, column.desc().nullsLast(), seriesId.desc().nullsFirst()),
    ]),
);

/** What has changed since it was added up: an event, or how many accounts there are. Rows are only added, so that no one waits. */
export const totalChanges = pgTable('total_changes', {
  eventId: integer('event_id'),
  users: integer('users').notNull().default(0),
});

/**
 * How many events are published, and how many series they're dates of: the sums of all rows. Kept by a trigger. A connection always writes the same row, so that two people
 * who publish at once rarely wait for each other.
 */
export const publishedTotals = pgTable('published_totals', {
  shard: integer('shard').primaryKey(),
  count: integer('count').notNull(),
  /** Null until they're counted for the first time (event-series.repository.ts). */
  series: integer('series'),
});

/** Events without a seat left, kept by a trigger: an index on the seats would make every sale slower. */
export const fullEvents = pgTable('full_events', {
  eventId: integer('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
});
