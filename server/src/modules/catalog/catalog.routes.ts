import { catalogRoutes } from '@ascendant/contract/catalog';
import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { findActiveCategories, findActiveEventFeatures } from './catalog.repository';

/** The categories of events, and what can be included in one. */
export const catalog: Module = {
  name: 'catalog',
  register: ({ bind, db }: ApplicationContext) => {
    bind(catalogRoutes.listCategories, async () => [...(await findActiveCategories(db))]);
    bind(catalogRoutes.listEventFeatures, async () => [...(await findActiveEventFeatures(db))]);
  },
};
