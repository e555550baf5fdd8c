import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, floatVector, id, updatedAt } from './columns';
import { events } from './events';

/** What an event's sky says: signs that suit it, tone, reasoning, and the vector that scores are computed from. */
export const eventAstrologyAnalysis = pgTable(
  'event_astrology_analysis',
  {
    id: id(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    bestAlignedSigns: text('best_aligned_signs').array().notNull(),
    leastCompatibleSigns: text('least_compatible_signs').array().notNull(),
    emotionalTone: text('emotional_tone').notNull(),
    reasoning: text('reasoning').notNull(),
    /** Longitudes and retrograde flags of the event's points. */
    chart: jsonb('chart').$type<Record<string, unknown>>().notNull(),
    /** The event vector (docs/rules/matching-model.md, "Event vector"), 73 numbers. */
    vector: floatVector('vector').notNull(),
    /** The model it was computed with: `astro-1`. */
    model: text('model').notNull(),
    /** Hash of start, place, categories and model: if it differs, the analysis is out of date. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (analysis) => [
    unique('event_astrology_analysis_event_unique').on(analysis.eventId),
    index('event_astrology_analysis_updated_at').on(analysis.updatedAt),
    check('event_astrology_analysis_vector', sql`octet_length(${analysis.vector}) = 292`),
  ],
);

export type EventAstrologyAnalysisRow = typeof eventAstrologyAnalysis.$inferSelect;
export type NewEventAstrologyAnalysisRow = typeof eventAstrologyAnalysis.$inferInsert;
