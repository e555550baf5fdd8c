import type { Need } from '@ascendant/domain/event/need';
import type { Extra } from '@ascendant/domain/pricing/extra';
import type { GroupPrice } from '@ascendant/domain/pricing/group-price';
import type { PriceType } from '@ascendant/domain/pricing/price-type';
import type { PriceChangeForm } from '@ascendant/domain/schedule/price-changes';
import { maxCutOffHours, maxWindowWeeks, minWindowWeeks } from '@ascendant/domain/schedule/schedule';
import { boolean, pgTable, check, date, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { createdAt, id, between, instant, lengthBetween, updatedAt } from './columns';

/**
 * What people choose: an experience, whose dates are events. Every event belongs to one; one that takes place once is its only date. Holds
 * nothing about people. Triggers: event-series.sql beside this file.
 */
export const eventSeries = pgTable('event_series', {
  id: id(),
  /** Whether its organizer lets people with a final sale move to another of its dates, until check-in opens. */
  finalSaleMoves: boolean('final_sale_moves').notNull().default(false),
  /** From how many people in one booking on each of them pays less; smaller groups first. */
  groupPrices: jsonb('group_prices').$type<readonly GroupPrice[]>().notNull().default([]),
  /** What people can come as besides adult and child, in the order in which it's offered. */
  priceTypes: jsonb('price_types').$type<readonly PriceType[]>().notNull().default([]),
  /** What people can take along, in the order in which it's offered. */
  extras: jsonb('extras').$type<readonly Extra[]>().notNull().default([]),
  /** What each of its dates takes of resource groups. */
  needs: jsonb('needs').$type<readonly Need[]>().notNull().default([]),
  createdAt: createdAt(),
});

const longestRule = 200;

/**
 * When the dates of a series are, for those that take place again and again. Days and times are those of the events' place.
 * Source: docs/rules/events.md, "Schedules".
 */
export const eventSchedules = pgTable(
  'event_schedules',
  {
    seriesId: integer('series_id')
      .primaryKey()
      .references(() => eventSeries.id, { onDelete: 'cascade' }),
    /** A rule of RFC 5545: 'FREQ=WEEKLY;BYDAY=TU,SA'. */
    rule: text('rule').notNull(),
    /** The day of its first date, from which weeks and months are counted. */
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    times: text('times').array().notNull(),
    until: date('until', { mode: 'string' }),
    added: date('added', { mode: 'string' }).array().notNull().default([]),
    excluded: date('excluded', { mode: 'string' }).array().notNull().default([]),
    /** Hours before the start at which booking closes; 0: when it starts. */
    cutOffHours: integer('cut_off_hours').notNull().default(0),
    /** Dates exist for this many weeks ahead. */
    windowWeeks: integer('window_weeks').notNull(),
    /** On which dates tickets cost more or less than on the first one. */
    prices: jsonb('prices').$type<readonly PriceChangeForm[]>().notNull().default([]),
    /** When its dates were looked at last; null: not yet. */
    extendedAt: instant('extended_at'),
    updatedAt: updatedAt(),
  },
  (schedule) => [
    check('event_schedules_rule', lengthBetween(schedule.rule, 1, longestRule)),
    check('event_schedules_cut_off_hours', between(schedule.cutOffHours, 0, maxCutOffHours)),
    check('event_schedules_window_weeks', between(schedule.windowWeeks, minWindowWeeks, maxWindowWeeks)),
  ],
);

export type EventScheduleRow = typeof eventSchedules.$inferSelect;
