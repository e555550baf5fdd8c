import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { eventAstrologyAnalysis } from './charts';
import { createdAt, id } from './columns';
import { events } from './events';
import { dependents } from './people';
import { users } from './users';

const score = (name: string) => numeric(name, { precision: 3, scale: 1, mode: 'number' });

/** What user and dependent matches have in common: a cache of computed rows, deleted when either side changes. */
const matchColumns = () => ({
  eventId: integer('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' }),
  analysisId: integer('analysis_id').notNull(),
  /** 0.0 to 10.0, rounded to one decimal; badges compare this number. */
  sunCompatibilityScore: score('sun_compatibility_score').notNull(),
  moonCompatibilityScore: score('moon_compatibility_score').notNull(),
  venusCompatibilityScore: score('venus_compatibility_score').notNull(),
  matchScore: score('match_score').notNull(),
  /** Never a score without its reasoning. */
  matchReasoning: text('match_reasoning').notNull(),
  model: text('model').notNull(),
  createdAt: createdAt(),
});

interface Scores {
  readonly sunCompatibilityScore: AnyPgColumn;
  readonly moonCompatibilityScore: AnyPgColumn;
  readonly venusCompatibilityScore: AnyPgColumn;
  readonly matchScore: AnyPgColumn;
}

function withinScale(match: Scores): SQL {
  const all = sql`${match.sunCompatibilityScore}, ${match.moonCompatibilityScore}, ${match.venusCompatibilityScore}, ${match.matchScore}`;
  return sql`least(${all}) >= 0 and greatest(${all}) <= 10`;
}

/** How an event suits a user, with the sentence that says why. Triggers: event-matches.sql beside this file. */
export const userEventMatches = pgTable(
  'user_event_matches',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...matchColumns(),
  },
  (match) => [
    foreignKey({
      name: 'user_event_matches_analysis_fk',
      columns: [match.analysisId],
      foreignColumns: [eventAstrologyAnalysis.id],
    }).onDelete('cascade'),
    unique('user_event_matches_unique').on(match.userId, match.eventId, match.model),
    // With the score, so that averages don't read the rows.
    index('user_event_matches_event_id').on(match.eventId, match.model, match.matchScore),
    index('user_event_matches_analysis_id').on(match.analysisId),
    check('user_event_matches_scores', withinScale(match)),
  ],
);

/** How an event suits a dependent, with the sentence that says why. */
export const dependentEventMatches = pgTable(
  'dependent_event_matches',
  {
    id: id(),
    dependentId: integer('dependent_id')
      .notNull()
      .references(() => dependents.id, { onDelete: 'cascade' }),
    ...matchColumns(),
  },
  (match) => [
    foreignKey({
      name: 'dependent_event_matches_analysis_fk',
      columns: [match.analysisId],
      foreignColumns: [eventAstrologyAnalysis.id],
    }).onDelete('cascade'),
    unique('dependent_event_matches_unique').on(match.dependentId, match.eventId, match.model),
    index('dependent_event_matches_event_id').on(match.eventId),
    index('dependent_event_matches_analysis_id').on(match.analysisId),
    check('dependent_event_matches_scores', withinScale(match)),
  ],
);
