import type { Queryable } from '../../../database/database';
import type { SeriesDate } from './found-date';
import { findSeriesOf } from './shown-dates.repository';

/** Some events in their order with one date of each series: the first that can be booked, or else the first. */
export async function onePerSeries(db: Queryable, ids: readonly number[]): Promise<readonly number[]> {
  return chosenOf(ids, await findSeriesOf(db, ids));
}

/** @param dates those of the events whose series have other dates; any other event is the only one of its own */
export function chosenOf(ids: readonly number[], dates: readonly SeriesDate[]): readonly number[] {
  if (dates.length === 0) return ids;
  const byId = new Map(dates.map((date) => [date.id, date]));
  const chosen = new Map<number, SeriesDate>();
  for (const id of ids) {
    const date = byId.get(id);
    if (date === undefined) continue;
    const first = chosen.get(date.seriesId);
    if (first === undefined || (!first.isOpen && date.isOpen)) chosen.set(date.seriesId, date);
  }
  return ids.filter((id) => {
    const date = byId.get(id);
    return date === undefined || chosen.get(date.seriesId)?.id === id;
  });
}
