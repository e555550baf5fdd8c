import type { Database } from '../../database/database';
import type { EventFilter } from './event-filter';
import { findMatchingIds, findSoonest } from './event-lists.repository';
import type { TextHit } from './text-search.repository';
import type { TextSearch } from './text-search.service';

/** Of very many events that match the text, how many of those that match the other filters are added to the most relevant ones. */
const soonestOthers = 200;
/** Relevances closer than this are the same, and the date decides. */
const relevanceStep = 0.02;

/**
 * Ids of the events that match a filter with a text, the upcoming ones first, each part by relevance. Of more than `maxCounted`
 * events, those with the text in their headings and some others.
 */
export async function idsByRelevance(
  db: Database,
  filter: EventFilter & { text: TextSearch },
): Promise<readonly number[]> {
  const hits = await hitsOf(db, filter);
  return hits.toSorted(compareHits).map(({ id }) => id);
}

async function hitsOf(db: Database, filter: EventFilter & { text: TextSearch }): Promise<readonly TextHit[]> {
  const { hits, isCapped } = filter.text;
  if (hasOnlyText(filter)) return hits;
  const own = await narrowed(db, filter, hits);
  if (!isCapped) return own;
  const others = await findSoonest(db, filter, soonestOthers);
  return [...new Map([...others, ...own].map((hit) => [hit.id, hit])).values()];
}

async function narrowed(db: Database, filter: EventFilter, hits: readonly TextHit[]): Promise<readonly TextHit[]> {
  const isAmong = filter.among === undefined ? () => true : (id: number) => filter.among?.includes(id);
  const among = hits.map(({ id }) => id).filter(isAmong);
  const ids = await findMatchingIds(db, { ...filter, text: null, among });
  return hits.filter(({ id }) => ids.has(id));
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
