import { eventMapRoutes } from '@ascendant/contract/event-map';
import { placeRoutes } from '@ascendant/contract/place';
import type { Database } from '../../database/database';
import type { Bind } from '../../http/binding';
import { clockChangeAt } from './clock-change.service';
import { presentPlace } from './places.presenter';
import { largestTowns, searchPlacesFor } from './places.service';

/** Serves the suggestions of the place fields, and the towns of the map. */
export function bindPlaces(bind: Bind, db: Database): void {
  bind(placeRoutes.searchPlaces, async ({ query, caller }) => {
    const places = await searchPlacesFor(db, caller, query);
    return places.map(presentPlace);
  });

  bind(eventMapRoutes.mapTowns, async ({ query }) => {
    const towns = await largestTowns(db, query.area);
    return towns.map(({ name, latitude, longitude }) => ({ name, latitude, longitude }));
  });

  bind(placeRoutes.clockChange, async ({ query }) => {
    const change = await clockChangeAt(db, query);
    return { event: change?.event ?? null, used: change?.used ?? null, choices: change ? [...change.choices] : [] };
  });
}
