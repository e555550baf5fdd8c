import { maxCounted } from '@ascendant/domain/list-limits';
import type { Database } from '../../database/database';
import type { EventFilter } from './event-filter';
import { findSoonest } from './event-lists.repository';
import { chosenOf, onePerSeries } from './one-per-series';
import { findMatchingDates, findSeriesOf, type SeriesDate } from './shown-dates.repository';
import { findTextIds, type TextHit } from './text-search.repository';
import type { TextSearch } from './text-search.service';

/** Of very many events that match the text: how many of the most relevant ones are upcoming, or else that many others are added to them. */
const soonestOthers = 200;
/** Of more events that have a text, the database looks through those that match the rest of a filter: it finds enough of them soon. */
const mostIds = 5_000;
/** Relevances closer than this are the same, and the date decides. */
const relevanceStep = 0.02;

type TextFilter = EventFilter & { readonly text: TextSearch };

/**
 * A filter whose text has only the hits that match all of the filter, so that nothing after it has to compare them again; one date of each
 * series, unless every date is wanted.
 */
export async function narrowed(db: Database, filter: EventFilter): Promise<EventFilter> {
  const { text } = filter;
  if (!text) return filter;
  if (hasOnlyText(filter)) {
    const ids = text.hits.map(({ id }) => id);
    return { ...filter, text: oneOfEach(text, await findSeriesOf(db, ids)) };
  }
  const isAmong = filter.among === undefined ? () => true : (id: number) => filter.among?.includes(id);
  const among = text.hits.map(({ id }) => id).filter(isAmong);
  const dates = await findMatchingDates(db, { ...filter, text: null, among });
  const ids = new Set(dates.map(({ id }) => id));
  const hits = text.hits.filter(({ id }) => ids.has(id));
  const matching = { ...text, hits };
  const found = { ...filter, text: filter.isEachDate ? matching : oneOfEach(matching, dates) };
  return hits.length < maxCounted ? withAllIds(db, found) : found;
}

/** @param dates of the hits, at least those whose series have other dates */
function oneOfEach(
  text: TextSearch,
  dates: readonly (SeriesDate & { readonly hasOtherDates?: boolean })[],
): TextSearch {
  const repeated = dates.filter(({ hasOtherDates = true }) => hasOtherDates);
  if (repeated.length === 0) return text;
  const ordered = text.hits.toSorted(compareHits);
  const ids = ordered.map(({ id }) => id);
  const shown = new Set(chosenOf(ids, repeated));
  if (shown.size === ordered.length) return text;
  return { ...text, hits: ordered.filter(({ id }) => shown.has(id)), hasOtherDates: true };
}

/** A filter whose text has the ids of everything it finds, if they aren't too many. Comparing the words of each event takes much longer. */
export async function withAllIds(db: Database, filter: EventFilter): Promise<EventFilter> {
  const { text } = filter;
  if (!text?.isCapped) return filter;
  return { ...filter, text: { ...text, allIds: await findTextIds(db, text.things, mostIds) } };
}

/**
 * Ids of the events that match a narrowed filter with a text, the upcoming ones first, each part by relevance. Of more than `maxCounted`
 * events, those with the text in their headings, and some others if few of these are upcoming.
 */
export async function idsByRelevance(db: Database, filter: TextFilter): Promise<readonly number[]> {
  const hits = await hitsOf(db, filter);
  const ids = hits.toSorted(compareHits).map(({ id }) => id);
  return filter.text.hasOtherDates ? onePerSeries(db, ids) : ids;
}

async function hitsOf(db: Database, filter: TextFilter): Promise<readonly TextHit[]> {
  const { hits, isCapped, hasOtherDates } = filter.text;
  const upcoming = hits.filter(({ isUpcoming }) => isUpcoming).length;
  if (!isCapped || (hasOnlyText(filter) && !hasOtherDates) || upcoming >= soonestOthers) return hits;
  const others = await findSoonest(db, filter, hasOtherDates ? maxCounted : soonestOthers);
  return [...new Map([...others, ...hits].map((hit) => [hit.id, hit])).values()];
}

/** Whether the filter is nothing but the text. */
export function hasOnlyText({ text: _text, ...rest }: EventFilter): boolean {
  return Object.values(rest).every((value) => value === undefined);
}

/** Upcoming events first, then by relevance, then by date. */
export function compareHits(a: TextHit, b: TextHit): number {
  if (a.isUpcoming !== b.isUpcoming) return a.isUpcoming ? -1 : 1;
  const byRelevance = step(b) - step(a);
  const byDate = a.startsAt.getTime() - b.startsAt.getTime();
  return byRelevance || (a.isUpcoming ? byDate : -byDate) || a.id - b.id;
}

const step = ({ relevance }: TextHit) => Math.round(relevance / relevanceStep);
