import { pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';

/** Links the dates of an event that takes place more than once. Each date is an event of its own. Holds nothing about people. */
export const eventSeries = pgTable('event_series', { id: id(), createdAt: createdAt() });
