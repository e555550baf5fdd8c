import type { Module } from '../../application/module';
import { bindCatalogAdmin, bindCatalog } from './catalog.routes';
import { renewCategorySearch } from './category-search.repository';

/** Event categories and event features. */
export const catalogModule: Module = {
  name: 'catalog',
  register: ({ bind, db, jobs }) => {
    bindCatalog(bind, db);
    bindCatalogAdmin(bind, db);
    jobs.define('renew_category_search', ({ categoryId }, stopping) =>
      renewCategorySearch(db, categoryId, { stopping }),
    );
  },
};
