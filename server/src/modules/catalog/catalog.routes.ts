import { catalogRoutes } from '@ascendant/contract/catalog';
import type { Database } from '../../database/database';
import type { Bind } from '../../http/binding';
import { activeCategories, activeEventFeatures } from './catalog.service';

/** Serves the categories of events, and what can be included in an event. */
export function bindCatalog(bind: Bind, db: Database): void {
  bind(catalogRoutes.listCategories, () => activeCategories(db));
  bind(catalogRoutes.listEventFeatures, () => activeEventFeatures(db));
}
