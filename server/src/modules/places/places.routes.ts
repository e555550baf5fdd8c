import { placeRoutes } from '@ascendant/contract/place';
import type { Database } from '../../database/database';
import type { Bind } from '../../http/binding';
import { presentPlace } from './places.presenter';
import { searchPlaces } from './places.service';

/** Serves the suggestions of the place fields. */
export function bindPlaces(bind: Bind, db: Database): void {
  bind(placeRoutes.searchPlaces, async ({ query }) => {
    const places = await searchPlaces(db, query.q, query.country);
    return places.map(presentPlace);
  });
}
