import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';

/**
 * What people choose: an experience, whose dates are events. Every event belongs to one; one that takes place once is its only date. Holds
 * nothing about people.
 */
export const eventSeries = pgTable('event_series', {
  id: id(),
  /** Whether its organizer lets people with a final sale move to another of its dates, until check-in opens. */
  finalSaleMoves: boolean('final_sale_moves').notNull().default(false),
  createdAt: createdAt(),
});
