import type { NearbyEvent } from '@ascendant/contract/search';
import { mostNearbyEvents, nearbyCircles } from '@ascendant/domain/event/nearby';
import type { Viewer } from '../../../access/caller';
import type { Database } from '../../../database/database';
import { eventSummaries, type EventDeps } from '../events.service';
import { requireReadable } from '../one/event-access';
import { suitsThem } from '../search/who-comes.service';
import { findSurroundings, type Neighbour } from './nearby-events.repository';

/**
 * The nearest other events that can be booked now, with the caller's scores. None if we don't know where the event is.
 * @throws AppError not_found
 * Source: docs/rules/events.md, "Other events nearby".
 */
export async function nearbyEvents(
  deps: EventDeps,
  eventId: number,
  caller: Viewer | null,
): Promise<readonly NearbyEvent[]> {
  const found = await nearest(deps.db, eventId, caller);
  const distances = new Map(found.map(({ id, distanceKm }) => [id, distanceKm]));
  const shown = await eventSummaries(deps, [...distances.keys()], caller);
  return shown.map((event) => ({ ...event, distanceKm: distances.get(event.id) ?? 0 }));
}

/** Looks in a small circle first: where there are many events, a large one holds thousands. */
async function nearest(db: Database, eventId: number, caller: Viewer | null): Promise<readonly Neighbour[]> {
  const suits = await suitsThem(db, undefined, caller);
  let found: readonly Neighbour[] = [];
  for (const kilometres of nearbyCircles) {
    const event = await findSurroundings(db, eventId, { kilometres, limit: mostNearbyEvents, suits });
    ({ neighbours: found } = await requireReadable(db, event, caller));
    if (found.length === mostNearbyEvents) break;
  }
  return found;
}
