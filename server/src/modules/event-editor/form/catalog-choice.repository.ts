import type { Significators } from '@ascendant/astrology/matching/category-significators';
import { categories, eventFeatures } from '../../../../db/schema/catalog';
import type { Queryable } from '../../../database/database';

/** A category, with the planets that an admin chose for it. */
export interface CategoryChoice extends Choice {
  readonly significators: Significators | null;
}

/** A category or an event feature that an event can have. */
export interface Choice {
  readonly id: number;
  readonly name: string;
  readonly isActive: boolean;
}

/** All categories and event features; there are tens of each. */
export interface Choices {
  readonly categories: readonly CategoryChoice[];
  readonly features: readonly Choice[];
}

export async function findChoices(tx: Queryable): Promise<Choices> {
  const { id, name, isActive, significators } = categories;
  const category = { id, name, isActive, significators };
  const feature = { id: eventFeatures.id, name: eventFeatures.name, isActive: eventFeatures.isActive };
  return {
    categories: await tx.select(category).from(categories),
    features: await tx.select(feature).from(eventFeatures),
  };
}
