import type { AdminCategory, AdminEventFeature } from '@ascendant/contract/catalog';
import { chosenPlanets } from '@ascendant/domain/event/ruling-planets';
import type { AdminCatalogItem } from './catalog-admin.repository';

export function presentFeature({ id, name, description, isActive, eventCount }: AdminCatalogItem): AdminEventFeature {
  return { id, name, description, isActive, eventCount };
}

export function presentCategory(item: AdminCatalogItem): AdminCategory {
  return { ...presentFeature(item), rulingPlanets: [...chosenPlanets(item.significators)] };
}
