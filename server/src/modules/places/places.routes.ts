import { placeRoutes } from '@ascendant/contract/place';
import type { Database } from '../../database/database';
import type { Bind } from '../../http/binding';
import { clockChangeAt } from './clock-change.service';
import { presentPlace } from './places.presenter';
import { searchPlaces } from './places.service';

/** Serves the suggestions of the place fields. */
export function bindPlaces(bind: Bind, db: Database): void {
  bind(placeRoutes.searchPlaces, async ({ query }) => {
    const places = await searchPlaces(db, query.q, query.country);
    return places.map(presentPlace);
  });

  bind(placeRoutes.clockChange, async ({ query }) => {
    const change = await clockChangeAt(db, query);
    return { event: change?.event ?? null, used: change?.used ?? null, choices: change ? [...change.choices] : [] };
  });
}
