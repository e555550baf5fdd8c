import type { Database } from '../../database/database';
import { findActiveCategories, findActiveEventFeatures, type CatalogItem } from './catalog.repository';

/** The categories that events can have, by name. */
export async function activeCategories(db: Database): Promise<CatalogItem[]> {
  return [...(await findActiveCategories(db))];
}

/** What organizers can say is included, by name. */
export async function activeEventFeatures(db: Database): Promise<CatalogItem[]> {
  return [...(await findActiveEventFeatures(db))];
}
