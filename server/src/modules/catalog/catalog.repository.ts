import { asc, eq, sql } from 'drizzle-orm';
import { categories, eventFeatures } from '../../../db/schema/catalog';
import type { Queryable } from '../../database/database';

/** A category or an event feature. */
export interface CatalogItem {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly isActive: boolean;
}

export async function findActiveCategories(tx: Queryable): Promise<readonly CatalogItem[]> {
  const { id, name, description, isActive } = categories;
  return tx
    .select({ id, name, description, isActive })
    .from(categories)
    .where(eq(isActive, true))
    .orderBy(asc(sql`lower(${name})`));
}

export async function findActiveEventFeatures(tx: Queryable): Promise<readonly CatalogItem[]> {
  const { id, name, description, isActive } = eventFeatures;
  return tx
    .select({ id, name, description, isActive })
    .from(eventFeatures)
    .where(eq(isActive, true))
    .orderBy(asc(sql`lower(${name})`));
}
