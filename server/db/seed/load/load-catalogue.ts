import { significatorsFor } from '@ascendant/astrology/matching/category-significators';
import { eventTypes, type EventType } from '@ascendant/domain/event/event-types';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../../src/database/database';
import { categories, type NewCategoryRow, eventFeatures } from '../../schema/catalog';
import { readCategories, readFeatures } from '../catalogue';
import { daysBefore } from '../plan/moments';

/** We set the catalogue up well before the oldest demo event. */
const catalogueAgeDays = 760;

/**
 * Writes the 15 event types and the event features, and keeps existing ones with the same name.
 * @returns the id of each event type
 */
export async function loadCatalogue(tx: Transaction, now: Date, adminId: number): Promise<Map<EventType, number>> {
  const since = daysBefore(now, catalogueAgeDays);
  await writeCatalogue(tx, { createdAt: since, updatedAt: since, createdBy: adminId });
  const rows = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.name, [...eventTypes]));
  return new Map(eventTypes.flatMap((type) => rows.filter(({ name }) => name === type).map(({ id }) => [type, id])));
}

/** How many were written. */
export interface WrittenCatalogue {
  readonly categories: number;
  readonly features: number;
}

/** Writes the event types and features that aren't there yet. @param stamps by default, they're made now and by no one */
export async function writeCatalogue(
  tx: Transaction,
  stamps: Pick<NewCategoryRow, 'createdAt' | 'updatedAt' | 'createdBy'> = {},
): Promise<WrittenCatalogue> {
  const types = await tx
    .insert(categories)
    .values(
      readCategories().map(({ name, description }) => ({
        name,
        description,
        significators: { ...significatorsFor(name, description) },
        ...stamps,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: categories.id });
  const features = await tx
    .insert(eventFeatures)
    .values(readFeatures().map((feature) => ({ ...feature, ...stamps })))
    .onConflictDoNothing()
    .returning({ id: eventFeatures.id });
  return { categories: types.length, features: features.length };
}
