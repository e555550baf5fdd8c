import type { EventSeries, NextDates } from '@ascendant/contract/event-series';
import { maxNextDates } from '@ascendant/domain/list-limits';
import type { Viewer } from '../../../access/caller';
import type { ApplicationContext } from '../../../application/application-context';
import type { Database, Queryable } from '../../../database/database';
import type { EventRecord } from './event-columns.repository';
import type { EventFilter } from './event-filter';
import { findUpcomingDates, type UpcomingDate } from './shown-dates.repository';

type DatedRecord = Pick<EventRecord, 'seriesId' | 'hasOtherDates' | 'firstEventId' | 'status' | 'hasBegun'>;

interface BestDateDeps {
  readonly db: Database;
  readonly eventScores: ApplicationContext['eventScores'];
}

/**
 * What lists say of the series of some events, by the series' id: how many dates are to come, and the caller's or their party's best among those
 * that match the filter and have seats. Only series with several dates are looked up.
 * Source: docs/rules/events.md, "Copies and series".
 */
export async function seriesOf(
  { db, eventScores }: BestDateDeps,
  records: readonly DatedRecord[],
  { caller, filter = {} }: { readonly caller: Viewer | null; readonly filter?: EventFilter | undefined },
): Promise<ReadonlyMap<number, EventSeries>> {
  return summariesWithScores({ db, eventScores }, records, { caller, dates: await datesOf(db, records, filter) });
}

/** The same of one event, with the next dates of its series. */
export async function seriesOfOne(
  deps: BestDateDeps,
  record: DatedRecord,
  caller: Viewer | null,
): Promise<{ readonly series: ReadonlyMap<number, EventSeries>; readonly nextDates: NextDates }> {
  const dates = await datesOf(deps.db, [record], {});
  return { series: await summariesWithScores(deps, [record], { caller, dates }), nextDates: nextOf(dates) };
}

/** The next dates of a series, if it has several to come. */
function nextOf(dates: readonly UpcomingDate[]): NextDates {
  if (dates.length < 2) return [];
  return dates
    .slice(0, maxNextDates)
    .map(({ id, startDate, startTime, endDate, endTime }) => ({ id, startDate, startTime, endDate, endTime }));
}

async function summariesWithScores(
  { eventScores }: BestDateDeps,
  records: readonly DatedRecord[],
  { caller, dates }: { readonly caller: Viewer | null; readonly dates: readonly UpcomingDate[] },
): Promise<ReadonlyMap<number, EventSeries>> {
  const open = dates.filter(({ matches, isFull }) => matches && !isFull).map(({ id }) => id);
  const isScored = caller !== null && open.length > 0;
  const scores = isScored ? await eventScores.scoresOf(caller.userId, open, caller.companions ?? []) : null;
  return summaries(records, dates, scores ?? new Map());
}

/** The same without scores. */
export async function seriesWithoutScores(
  tx: Queryable,
  records: readonly DatedRecord[],
): Promise<ReadonlyMap<number, EventSeries>> {
  return summaries(records, await datesOf(tx, records, {}), new Map());
}

function datesOf(tx: Queryable, records: readonly DatedRecord[], filter: EventFilter) {
  const repeated = records.filter(({ hasOtherDates }) => hasOtherDates).map(({ seriesId }) => seriesId);
  return findUpcomingDates(tx, [...new Set(repeated)], filter);
}

function summaries(
  records: readonly DatedRecord[],
  dates: readonly UpcomingDate[],
  scores: ReadonlyMap<number, number>,
): ReadonlyMap<number, EventSeries> {
  return new Map(
    records.map((record) => {
      const { seriesId: id, hasOtherDates, firstEventId, status, hasBegun } = record;
      const only = status === 'published' && !hasBegun ? 1 : 0;
      if (!hasOtherDates) return [id, { id, firstEventId, dates: only, bestDate: null }];
      const own = dates.filter(({ seriesId }) => seriesId === id);
      return [id, { id, firstEventId, dates: own.length, bestDate: own.length > 1 ? bestOf(own, scores) : null }];
    }),
  );
}

/** The first of those with the best score. */
function bestOf(dates: readonly UpcomingDate[], scores: ReadonlyMap<number, number>): EventSeries['bestDate'] {
  let best: EventSeries['bestDate'] = null;
  for (const { id: eventId, startDate, startTime } of dates) {
    const matchScore = scores.get(eventId);
    if (matchScore !== undefined && matchScore > (best?.matchScore ?? -1))
      best = { eventId, startDate, startTime, matchScore };
  }
  return best;
}
