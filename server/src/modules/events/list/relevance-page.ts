import { onePerSeries } from '@ascendant/domain/event/series';
import { maxCounted } from '@ascendant/domain/list-limits';
import type { Database, Queryable } from '../../../database/database';
import { findTextIds, type TextHit } from '../search/text-search.repository';
import type { TextSearch } from '../search/text-search.service';
import type { EventFilter } from './event-filter';
import type { FoundDate } from './found-date';
import { findEachDate, findShownDates, findSoonest } from './found-dates.repository';

/** Of very many texts that are found: how many of the most relevant dates are upcoming, or else that many others are added to them. */
const soonestOthers = 200;
/** Of more texts, the database looks through the events that match the rest of a filter: it finds enough of them soon. */
const mostIds = 5_000;
/** Relevances closer than this are the same, and the date decides. */
const relevanceStep = 0.02;

type TextFilter = EventFilter & { readonly text: TextSearch };

/**
 * A filter whose text has the dates that match all of the filter, so that nothing after it has to look for them again; one of each series,
 * unless every date is wanted.
 */
export async function narrowed(db: Database, filter: EventFilter): Promise<EventFilter> {
  const { text, ...others } = filter;
  if (!text) return filter;
  const dates = await (filter.isEachDate ? eachDate(db, others, text) : shownDates(db, others, text.hits));
  const isCapped = text.isCapped || dates.length > maxCounted;
  const found = { ...filter, text: { ...text, isCapped, dates } };
  return dates.length < maxCounted ? withAllIds(db, found) : found;
}

function eachDate(db: Database, filter: EventFilter, { hits }: TextSearch): Promise<readonly FoundDate[]> {
  return findEachDate(db, filter, { hits, most: maxCounted + 1 });
}

/** The dates that a list shows of the texts that were found, one of each series, the most relevant first. */
export async function shownDates(
  db: Queryable,
  filter: EventFilter,
  hits: readonly TextHit[],
): Promise<readonly FoundDate[]> {
  return onePerSeries((await findShownDates(db, filter, hits)).toSorted(compareDates));
}

/** A filter whose text has the ids of everything it finds, if they aren't too many. Comparing the words of each event takes much longer. */
export async function withAllIds(db: Database, filter: EventFilter): Promise<EventFilter> {
  const { text } = filter;
  if (!text?.isCapped || text.allIds !== undefined) return filter;
  return { ...filter, text: { ...text, allIds: await findTextIds(db, text.things, mostIds) } };
}

/**
 * Ids of the events that match a narrowed filter with a text, the upcoming ones first, each part by relevance. Of more than `maxCounted`
 * texts, those with the words in their headings, and some others if few of these are upcoming.
 */
export async function idsByRelevance(db: Database, filter: TextFilter): Promise<readonly number[]> {
  const { dates = [], isCapped } = filter.text;
  const upcoming = dates.filter(({ isUpcoming }) => isUpcoming).length;
  const isEnough = !isCapped || dates.length >= maxCounted || upcoming >= soonestOthers;
  const others = isEnough ? [] : await findSoonest(db, filter, soonestOthers);
  const found = [...new Map([...others, ...dates].map((date) => [date.id, date])).values()].toSorted(compareDates);
  return (filter.isEachDate ? found : onePerSeries(found)).map(({ id }) => id);
}

/** Whether the filter is nothing but the text. */
export function hasOnlyText({ text: _text, isEachDate: _isEachDate, ...rest }: EventFilter): boolean {
  return Object.values(rest).every((value) => value === undefined);
}

/** Upcoming events first, then by relevance, then by date. */
export function compareDates(a: Ranked, b: Ranked): number {
  if (a.isUpcoming !== b.isUpcoming) return a.isUpcoming ? -1 : 1;
  const byRelevance = step(b) - step(a);
  const byDate = a.startsAt.getTime() - b.startsAt.getTime();
  return byRelevance || (a.isUpcoming ? byDate : -byDate) || a.id - b.id;
}

type Ranked = Pick<FoundDate, 'id' | 'startsAt' | 'isUpcoming' | 'relevance'>;

const step = ({ relevance }: Ranked) => Math.round(relevance / relevanceStep);
