import type { Database } from '../../database/database';
import { findActiveCategories, findActiveEventFeatures, type CatalogItem } from './catalog.repository';

/** Event categories, sorted by name. */
export async function activeCategories(db: Database): Promise<CatalogItem[]> {
  return [...(await findActiveCategories(db))];
}

/** Event features, sorted by name. */
export async function activeEventFeatures(db: Database): Promise<CatalogItem[]> {
  return [...(await findActiveEventFeatures(db))];
}
