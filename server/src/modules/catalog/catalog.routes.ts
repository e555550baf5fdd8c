import { catalogRoutes } from '@ascendant/contract/catalog';
import type { Database } from '../../database/database';
import type { Bind } from '../../http/binding';
import { activeCategories, activeEventFeatures } from './catalog.service';

/** Serves event categories and event features. */
export function bindCatalog(bind: Bind, db: Database): void {
  bind(catalogRoutes.listCategories, () => activeCategories(db));
  bind(catalogRoutes.listEventFeatures, () => activeEventFeatures(db));
}
