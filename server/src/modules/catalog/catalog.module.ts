import type { Module } from '../../application/module';
import { bindCatalogAdmin } from './catalog-admin.routes';
import { bindCatalog } from './catalog.routes';

/** Event categories and event features. */
export const catalogModule: Module = {
  name: 'catalog',
  register: ({ bind, db }) => {
    bindCatalog(bind, db);
    bindCatalogAdmin(bind, db);
  },
};
