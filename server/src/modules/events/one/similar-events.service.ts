import {
  chosenPlaceDistanceKm,
  mostSimilarEvents,
  searchDistancesKm,
  type SearchPoint,
} from '@ascendant/domain/event/event-search';
import { openReachKm } from '@ascendant/domain/match/preference-fit';
import type { Database } from '../../../database/database';
import type { EventFilter } from '../list/event-filter';
import { findUpcomingPage } from '../list/event-lists.repository';
import { findShownAmong } from '../list/shown-dates.repository';
import { findNearestIds, type Neighbour } from '../map/nearby-events.repository';
import type { SuitsThem } from '../search/who-comes.service';

/** What nothing was found for, and who it's for. */
export interface NothingFound {
  readonly asked: EventFilter;
  readonly relaxed: readonly { readonly filter: EventFilter }[];
  readonly suits: SuitsThem;
  /** Where the reader lives; null if we don't know. */
  readonly home: SearchPoint | null;
}

/**
 * Upcoming events that suit those who come and meet all filters but one: the nearest to the place, or to the reader's town, first; without
 * either, those of each relaxation in turn, the soonest from the first day that was asked for. Where there are none, events that meet no
 * other filter, the nearest first; what's far away comes after these.
 */
export async function similarIds(db: Database, request: NothingFound): Promise<readonly number[]> {
  const { asked, home } = request;
  const point = asked.around ?? home;
  if (point === null) return soonestOfEach(db, request);
  const found = await nearestOfEach(db, request, point);
  found.sort((a, b) => a.distanceKm - b.distanceKm);
  const near = found.filter(({ distanceKm }) => distanceKm <= openReachKm);
  const others = near.length > 0 ? [] : await anyNear(db, point, request.suits);
  const ids = [...new Set([...near, ...others, ...found].map(({ id }) => id))];
  if (ids.length === 0) return soonestFrom(db, {}, request.suits);
  return (await findShownAmong(db, ids)).slice(0, mostSimilarEvents);
}

async function soonestOfEach(db: Database, { asked, relaxed, suits }: NothingFound): Promise<readonly number[]> {
  const found = [];
  for (const { filter } of relaxed) found.push(await soonestFrom(db, asked, { ...filter, ...suits }));
  const ids = await findShownAmong(db, inTurn(found));
  return ids.length > 0 ? ids.slice(0, mostSimilarEvents) : soonestFrom(db, asked, suits);
}

/** Without a place it may be the whole world: only the reader's surroundings are searched then. */
async function nearestOfEach(
  db: Database,
  { asked, relaxed, suits }: NothingFound,
  point: SearchPoint,
): Promise<Neighbour[]> {
  const placed = relaxed.filter(({ filter }) => asked.around === undefined || filter.around !== undefined);
  const filters = placed.map(({ filter }) => ({ ...filter, ...suits }));
  const circles = asked.around ? [undefined] : [chosenPlaceDistanceKm, openReachKm];
  for (const kilometres of circles) {
    const found: Neighbour[] = [];
    for (const filter of filters) {
      const around = kilometres === undefined ? filter.around : { ...point, kilometres };
      found.push(...(await nearest(db, { ...filter, around }, point)));
    }
    if (found.length > 0) return found;
  }
  return [];
}

async function soonestFrom(db: Database, { from }: EventFilter, filter: EventFilter): Promise<readonly number[]> {
  const page = { sort: 'date', after: null, limit: mostSimilarEvents } as const;
  const later = await findUpcomingPage(db, { ...page, filter: { ...filter, from: filter.from ?? from } });
  const placed = later.length > 0 ? later : await findUpcomingPage(db, { ...page, filter });
  return placed.map(({ id }) => id);
}

/** Looks in growing circles, so that a large one is only searched where few events are. */
async function anyNear(db: Database, point: SearchPoint, suits: SuitsThem): Promise<readonly Neighbour[]> {
  for (const kilometres of searchDistancesKm) {
    const found = await nearest(db, { ...suits, around: { ...point, kilometres } }, point);
    if (found.length > 0) return found;
  }
  return [];
}

const nearest = (db: Database, filter: EventFilter, point: SearchPoint): Promise<readonly Neighbour[]> =>
  findNearestIds(db, { ...filter, isAhead: true }, { point, limit: mostSimilarEvents });

/** The first of each list, then the second of each, without repeats. */
function inTurn(lists: readonly (readonly number[])[]): readonly number[] {
  const ranks = Array.from({ length: mostSimilarEvents }, (_, rank) => rank);
  const ids = ranks.flatMap((rank) => lists.flatMap((list) => list[rank] ?? []));
  return [...new Set(ids)];
}
