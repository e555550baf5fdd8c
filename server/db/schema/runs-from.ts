import { maxDecideDaysBefore } from '@ascendant/domain/event/runs-from';
import { sql } from 'drizzle-orm';
import { check, index, integer, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { between, instant } from './columns';

/** How many people an event needs to run. Source: docs/rules/events.md, "Runs from a number of people". */
export const runsFromColumns = {
  /** Null: it runs with anyone. */
  runsFrom: integer('runs_from'),
  /** How many days before its first day it's decided; null as `runsFrom` is. */
  decideDaysBefore: integer('decide_days_before'),
  /** When its organizer was told that it's about to be decided. */
  runsAskedAt: instant('runs_asked_at'),
  /** When it was decided that it runs; null while it isn't decided. */
  runsDecidedAt: instant('runs_decided_at'),
};

type Columns = Readonly<
  Record<'runsFrom' | 'decideDaysBefore' | 'runsDecidedAt' | 'startDate' | 'status', AnyPgColumn>
>;

/** The checks, and the index by which what's to be decided is found. */
export function runsFromRules(event: Columns) {
  return [
    index('events_undecided')
      .on(event.startDate)
      .where(sql`${event.runsFrom} is not null and ${event.runsDecidedAt} is null and ${event.status} = 'published'`),
    check(
      'events_runs_from',
      sql`${event.runsFrom} >= 2 and (${event.runsFrom} is null) = (${event.decideDaysBefore} is null)`,
    ),
    check('events_decide_days_before', between(event.decideDaysBefore, 1, maxDecideDaysBefore)),
  ];
}
