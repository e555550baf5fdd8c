import { cancellationPolicies, defaultCancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import {
  childCarerMaxLength,
  descriptionMaxLength,
  descriptionMinLength,
  locationMaxLength,
  maxCheckInOpensHours,
  maxDurationDays,
  maxMinimumAge,
  titleMaxLength,
} from '@ascendant/domain/event/limits';
import { provinces } from '@ascendant/domain/pricing/taxes';
import { maxCutOffHours } from '@ascendant/domain/schedule/schedule';
import { sql } from 'drizzle-orm';
import { boolean, check, date, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { categories } from './catalog';
import { between, createdAt, id, instant, isClockTime, lengthBetween, oneOf, updatedAt } from './columns';
import { eventSeries } from './event-series';
import { practicalChecks, practicalColumns } from './practical-details';
import { runsFromColumns, runsFromRules } from './runs-from';
import { users } from './users';

/** The things people book. Dates and times are the event's local ones. Triggers: events.sql beside this file. */
export const events = pgTable(
  'events',
  {
    id: id(),
    title: text('title').notNull(),
    /** The readable part of the URL. It needn't be unique: the id is. */
    slug: text('slug').notNull(),
    description: text('description').notNull(),
    location: text('location').notNull(),
    /** Where we found the location; null if we didn't, and then the event's chart has no Ascendant. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** IANA name. */
    timezone: text('timezone').notNull(),
    /** The chosen place; null if the location was looked up by its text. No foreign key, because the gazetteer is replaced as a whole. */
    placeId: integer('place_id'),
    /** Display name of the country; null if we didn't find the location. */
    country: text('country'),
    /** Of an event in Canada, by its postal abbreviation; it decides the taxes under Canada's rules. Null elsewhere. */
    province: text('province', { enum: provinces }),
    /** False keeps sea, islands and harbour out of the event's picture; null if it isn't known (covers.md). */
    coast: boolean('coast'),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    secondaryCategoryId1: integer('secondary_category_id1').references(() => categories.id, { onDelete: 'restrict' }),
    secondaryCategoryId2: integer('secondary_category_id2').references(() => categories.id, { onDelete: 'restrict' }),
    secondaryCategoryId3: integer('secondary_category_id3').references(() => categories.id, { onDelete: 'restrict' }),
    secondaryCategoryId4: integer('secondary_category_id4').references(() => categories.id, { onDelete: 'restrict' }),
    /** Days. */
    duration: integer('duration').notNull(),
    /** People. */
    capacity: integer('capacity').notNull(),
    minimumAge: integer('minimum_age').notNull().default(0),
    /** Hours before the start at which check-in opens. */
    checkInOpensHours: integer('check_in_opens_hours').notNull().default(24),
    /** Who looks after children who come without an adult; empty if no one does. */
    childCarer: text('child_carer').notNull().default(''),
    /** What a traveller who cancels gets back. A booking keeps the one it was made with. */
    cancellationPolicy: text('cancellation_policy', { enum: cancellationPolicies })
      .notNull()
      .default(defaultCancellationPolicy),
    ...practicalColumns,
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
    /** Start and end as instants. A trigger sets them from the local ones and the zone table, whatever is written here. */
    startsAt: instant('starts_at')
      .notNull()
      .$default(() => sql`null`),
    endsAt: instant('ends_at')
      .notNull()
      .$default(() => sql`null`),
    /**
     * The latest end that was sold to someone who hasn't accepted an earlier one: the event's money waits for it. A trigger sets it when the end is
     * brought forward, and payouts clear it; null if nothing was brought forward.
     */
    soldEndsAt: instant('sold_ends_at'),
    imageUrl: text('image_url'),
    /** Names of event features, in the organizer's order. */
    features: text('features').array().notNull().default([]),
    status: text('status', { enum: eventStatuses }).notNull().default('draft'),
    /** Of an unlisted event: what opens it, in capitals; null for one that's listed. */
    accessCode: text('access_code'),
    /** The series it's a date of. A trigger makes one for an event that's written without; see decision 174. */
    seriesId: integer('series_id')
      .notNull()
      .$default(() => sql`null`)
      .references(() => eventSeries.id),
    /** Whether its series has had further dates. Kept by a trigger, so that lists look for them only where there are any. */
    hasOtherDates: boolean('has_other_dates').notNull().default(false),
    /** Which date of its schedule it was made for, 'YYYY-MM-DD HH:MM', wherever it's moved since; null for any other. */
    scheduledFor: text('scheduled_for'),
    /** Hours before the start at which booking closes; 0: when it starts. */
    cutOffHours: integer('cut_off_hours').notNull().default(0),
    /** Since when its organizer has paused its sales: until they resume, it reads as closed. Null while it's sold. */
    salesPausedAt: instant('sales_paused_at'),
    ...runsFromColumns,
    /** Grows with every edit of its fields, so that no edit overwrites one it hasn't seen. */
    version: integer('version').notNull().default(1),
    /** Who made it. */
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Whose it is: the organizer whose organization made it. A trigger sets it from who made it, unless it's given. */
    organizerId: integer('organizer_id').references(() => users.id, { onDelete: 'set null' }),
    approvedBy: integer('approved_by').references(() => users.id, { onDelete: 'set null' }),
    approvedAt: instant('approved_at'),
    publishedAt: instant('published_at'),
    reviewRequestedAt: instant('review_requested_at'),
    /** Why an admin returned it to its organizer. */
    returnReason: text('return_reason'),
    cancelReason: text('cancel_reason'),
    cancelledAt: instant('cancelled_at'),
    /** People in confirmed bookings. Kept by triggers; nothing else may write it. */
    seatsConfirmed: integer('seats_confirmed').notNull().default(0),
    /** People in live holds and open waitlist offers. Kept by triggers. */
    seatsHeld: integer('seats_held').notNull().default(0),
    /** How many seats its boats and guides are enough for, or were sold before it needed them; null if it needs none. Kept by triggers. */
    coveredSeats: integer('covered_seats'),
    /**
     * The price after 'From': the lowest positive adult price on sale now or later, 0 for a free event. Kept by triggers, and by
     * the job `end_tiers` when a tier ends.
     */
    lowestAdultPriceCents: integer('lowest_adult_price_cents').notNull().default(0),
    /** The last day at the event's place for which that price is known; null if no tier ends before the event starts. */
    lowestPriceUntil: date('lowest_price_until', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (event) => [
    // Which events show a picture: copies show the same one.
    index('events_image_url')
      .on(event.imageUrl)
      .where(sql`${event.imageUrl} is not null`),
    // Of some days, how many events and series there are, from the index alone.
    index('events_listed')
      .on(event.startsAt, event.id, event.startDate, event.endDate, event.seriesId, event.accessCode)
      .where(sql`${event.status} = 'published'`),
    // Of each cell of the map, how many series there are, from the index alone. The statistics of the same name (migration 0037) tell the planner
    // how many groups that makes.
    index('events_map')
      .on(event.latitude, event.longitude, event.id, event.seriesId, event.hasOtherDates, event.accessCode)
      .where(sql`${event.status} = 'published'`),
    // The order by price; and how many series have prices up to one, from the index alone.
    index('events_listed_price')
      .on(event.lowestAdultPriceCents, event.id, event.seriesId, event.accessCode)
      .where(sql`${event.status} = 'published'`),
    index('events_published_end_date')
      .on(event.endDate)
      .where(sql`${event.status} = 'published'`),
    index('events_published_featured')
      .on(event.categoryId, event.duration.desc().nullsFirst(), event.startsAt, event.id)
      .where(sql`${event.status} = 'published'`),
    index('events_published_categories')
      .using(
        'gin',
        sql`(array[${event.categoryId}, ${event.secondaryCategoryId1}, ${event.secondaryCategoryId2}, ${event.secondaryCategoryId3}, ${event.secondaryCategoryId4}])`,
      )
      .where(sql`${event.status} = 'published'`),
    index('events_published_price_until')
      .on(event.lowestPriceUntil)
      .where(sql`${event.status} = 'published' and ${event.lowestPriceUntil} is not null`),
    // A host's events of some days, counted from the index alone.
    index('events_organizer_days').on(event.organizerId, event.status, event.startDate, event.startsAt),
    // Which of the events that have reviews are an organizer's, from the index alone.
    index('events_organizer').on(event.organizerId, event.id, event.status),
    // The orders of lists of everyone's events and of an organizer's.
    index('events_newest').on(event.createdAt, event.id),
    index('events_organizer_newest').on(event.organizerId, event.createdAt, event.id),
    index('events_title').on(sql`lower(${event.title})`, event.id.desc().nullsFirst()),
    index('events_organizer_title').on(event.organizerId, sql`lower(${event.title})`, event.id.desc().nullsFirst()),
    index('events_start').on(event.startsAt, event.id, event.endsAt),
    index('events_organizer_start').on(event.organizerId, event.startsAt, event.id, event.endsAt),
    index('events_waiting')
      .on(event.reviewRequestedAt, event.startsAt, event.id.desc().nullsFirst())
      .where(sql`${event.status} = 'pending_approval'`),
    // Of programs up to 1.0.0, which ask for the longest event with every list of days.
    index('events_length').on(sql`(${event.endsAt} - ${event.startsAt})`),
    uniqueIndex('events_access_code_unique')
      .on(event.accessCode)
      .where(sql`${event.accessCode} is not null`),
    index('events_status').on(event.status, event.startDate),
    index('events_updated_at').on(event.updatedAt),
    index('events_created_by').on(event.createdBy, event.startDate),
    index('events_category_id').on(event.categoryId),
    index('events_series_id').on(event.seriesId),
    // Which date of a series comes first, where there are several.
    index('events_dates')
      .on(event.seriesId, event.startsAt, event.id)
      .where(sql`${event.hasOtherDates}`),
    check('events_access_code', sql`${event.accessCode} ~ '^[A-Z0-9-]{8,40}$'`),
    uniqueIndex('events_scheduled_once')
      .on(event.seriesId, event.scheduledFor)
      .where(sql`${event.scheduledFor} is not null`),
    check('events_cut_off_hours', between(event.cutOffHours, 0, maxCutOffHours)),
    check('events_province', oneOf(event.province, provinces)),
    check('events_title', lengthBetween(event.title, 1, titleMaxLength)),
    check('events_slug', sql`${event.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('events_description', lengthBetween(event.description, descriptionMinLength, descriptionMaxLength)),
    check('events_location', lengthBetween(event.location, 1, locationMaxLength)),
    check('events_latitude', between(event.latitude, -90, 90)),
    check('events_longitude', between(event.longitude, -180, 180)),
    check('events_coordinates', sql`(${event.latitude} is null) = (${event.longitude} is null)`),
    check('events_duration', between(event.duration, 1, maxDurationDays)),
    check('events_capacity_positive', sql`${event.capacity} >= 1`),
    check('events_check_in_opens_hours', between(event.checkInOpensHours, 1, maxCheckInOpensHours)),
    check('events_cancellation_policy', oneOf(event.cancellationPolicy, cancellationPolicies)),
    check('events_child_carer', lengthBetween(event.childCarer, 0, childCarerMaxLength)),
    ...practicalChecks(event),
    ...runsFromRules(event),
    check('events_minimum_age', between(event.minimumAge, 0, maxMinimumAge)),
    check('events_dates', sql`${event.endDate} >= ${event.startDate}`),
    check('events_start_time', isClockTime(event.startTime)),
    check('events_end_time', isClockTime(event.endTime)),
    check('events_status', oneOf(event.status, eventStatuses)),
    check('events_seats', sql`${event.seatsConfirmed} >= 0 and ${event.seatsHeld} >= 0`),
    check('event_covered', sql`${event.seatsConfirmed} + ${event.seatsHeld} <= ${event.coveredSeats}`),
    check('event_capacity', sql`${event.seatsConfirmed} + ${event.seatsHeld} <= ${event.capacity}`),
  ],
);

export type EventRow = typeof events.$inferSelect;
export type NewEventRow = typeof events.$inferInsert;
