import type { NearbyEvent } from '@ascendant/contract/search';
import type { Viewer } from '../../../access/caller';
import { eventSummaries, type EventDeps } from '../events.service';
import { requireReadable } from '../one/event-access';
import { suitsThem } from '../search/who-comes.service';
import { findSurroundings } from './nearby-events.repository';

/**
 * The nearest other events that can be booked now, with the caller's scores; only what children can come to if some do. None if we don't know where the event is.
 * @throws AppError not_found
 * Source: docs/rules/events.md, "Other events nearby".
 */
export async function nearbyEvents(
  deps: EventDeps,
  eventId: number,
  { kids, caller }: { readonly kids: 'true' | undefined; readonly caller: Viewer | null },
): Promise<readonly NearbyEvent[]> {
  const suits = await suitsThem(deps.db, { kids }, caller);
  const found = await findSurroundings(deps.db, eventId, suits);
  const { neighbours } = await requireReadable(deps.db, found, caller);
  const distances = new Map(neighbours.map(({ id, distanceKm }) => [id, distanceKm]));
  const shown = await eventSummaries(deps, [...distances.keys()], caller);
  return shown.map((event) => ({ ...event, distanceKm: distances.get(event.id) ?? 0 }));
}
