import { catalogRoutes } from '@ascendant/contract/catalog';
import type { House } from '../../house';
import type { Module } from '../../module';
import { findActiveCategories, findActiveEventFeatures } from './catalog.repository';

/** The categories of events, and what can be included in one. */
export const catalog: Module = {
  name: 'catalog',
  register: ({ bind, db }: House) => {
    bind(catalogRoutes.listCategories, async () => [...(await findActiveCategories(db))]);
    bind(catalogRoutes.listEventFeatures, async () => [...(await findActiveEventFeatures(db))]);
  },
};
