import { mostSimilarEvents, searchDistancesKm, type Relaxation } from '@ascendant/domain/event/event-search';
import type { Database } from '../../../database/database';
import type { EventFilter } from '../list/event-filter';
import { findUpcomingPage } from '../list/event-lists.repository';
import { findShownAmong } from '../list/shown-dates.repository';
import { findNearestIds, type Neighbour } from '../map/nearby-events.repository';

/**
 * Upcoming events that meet all filters but one: the nearest to the place first, else those of each relaxation in turn, the soonest from the
 * first day that was asked for. Where there are none, events that meet no other filter, the nearest first.
 */
export async function similarIds(
  db: Database,
  asked: EventFilter,
  relaxed: readonly { readonly what: Relaxation; readonly filter: EventFilter }[],
): Promise<readonly number[]> {
  const { around } = asked;
  if (around === undefined) {
    const found = [];
    for (const { filter } of relaxed) found.push(await soonestFrom(db, asked, filter));
    const ids = await findShownAmong(db, inTurn(found));
    return ids.length > 0 ? ids.slice(0, mostSimilarEvents) : soonestFrom(db, asked, {});
  }
  const found: Neighbour[] = [];
  const nearest = { point: around, limit: mostSimilarEvents };
  // Without the place it may be the whole world: the circles above have looked there.
  for (const { what, filter } of relaxed)
    if (what !== 'place') found.push(...(await findNearestIds(db, { ...filter, isAhead: true }, nearest)));
  if (found.length === 0) return anyNear(db, around);
  found.sort((a, b) => a.distanceKm - b.distanceKm);
  const ids = await findShownAmong(db, [...new Set(found.map(({ id }) => id))]);
  return ids.slice(0, mostSimilarEvents);
}

async function soonestFrom(db: Database, { from }: EventFilter, filter: EventFilter): Promise<readonly number[]> {
  const page = { sort: 'date', after: null, limit: mostSimilarEvents } as const;
  const later = await findUpcomingPage(db, { ...page, filter: { ...filter, from: filter.from ?? from } });
  const placed = later.length > 0 ? later : await findUpcomingPage(db, { ...page, filter });
  return placed.map(({ id }) => id);
}

/** Looks in growing circles, so that a large one is only searched where few events are. */
async function anyNear(db: Database, around: NonNullable<EventFilter['around']>): Promise<readonly number[]> {
  for (const kilometres of searchDistancesKm) {
    const filter = { around: { ...around, kilometres }, isAhead: true } as const;
    const found = await findNearestIds(db, filter, { point: around, limit: mostSimilarEvents });
    if (found.length > 0) return found.map(({ id }) => id);
  }
  return soonestFrom(db, {}, {});
}

/** The first of each list, then the second of each, without repeats. */
function inTurn(lists: readonly (readonly number[])[]): readonly number[] {
  const ranks = Array.from({ length: mostSimilarEvents }, (_, rank) => rank);
  const ids = ranks.flatMap((rank) => lists.flatMap((list) => list[rank] ?? []));
  return [...new Set(ids)];
}
