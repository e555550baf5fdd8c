import type { EventSeries } from '@ascendant/contract/event-series';
import type { Viewer } from '../../../access/caller';
import type { Queryable } from '../../../database/database';
import type { EventRecord } from './event-columns.repository';
import type { EventFilter } from './event-filter';
import { findUpcomingDates, type UpcomingDate } from './shown-dates.repository';

type DatedRecord = Pick<EventRecord, 'seriesId' | 'hasOtherDates' | 'firstEventId' | 'datesToCome'>;

/**
 * The dates to come of the series of some events, of which one may be the caller's best. Only series with several dates are looked up, and for
 * visitors none.
 */
export async function findOtherDates(
  db: Queryable,
  records: readonly DatedRecord[],
  { caller, filter = {} }: { readonly caller: Viewer | null; readonly filter?: EventFilter | undefined },
): Promise<readonly UpcomingDate[]> {
  if (caller === null) return [];
  const repeated = records.filter(({ hasOtherDates }) => hasOtherDates).map(({ seriesId }) => seriesId);
  return findUpcomingDates(db, [...new Set(repeated)], filter);
}

/** The ids of those that match what was asked and have seats. */
export function bookableAmong(dates: readonly UpcomingDate[]): readonly number[] {
  return dates.filter(({ matches, isFull }) => matches && !isFull).map(({ id }) => id);
}

/**
 * What lists say of the series of an event: how many dates are to come, and the caller's or their party's best of those with a score.
 * Source: docs/rules/events.md, "Copies and series".
 */
export function seriesOf(
  { seriesId: id, firstEventId, datesToCome }: DatedRecord,
  dates: readonly UpcomingDate[] = [],
  scoreOf: (eventId: number) => number | undefined = () => undefined,
): EventSeries {
  const own = dates.filter(({ seriesId }) => seriesId === id);
  return { id, firstEventId, dates: datesToCome, bestDate: own.length > 1 ? bestOf(own, scoreOf) : null };
}

/** The first of those with the best score. */
function bestOf(
  dates: readonly UpcomingDate[],
  scoreOf: (eventId: number) => number | undefined,
): EventSeries['bestDate'] {
  let best: EventSeries['bestDate'] = null;
  for (const { id: eventId, startDate, startTime } of dates) {
    const matchScore = scoreOf(eventId);
    if (matchScore !== undefined && matchScore > (best?.matchScore ?? -1))
      best = { eventId, startDate, startTime, matchScore };
  }
  return best;
}
