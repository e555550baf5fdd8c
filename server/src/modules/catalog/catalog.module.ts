import type { Module } from '../../application/module';
import { bindCatalog } from './catalog.routes';

/** Event categories and event features. */
export const catalogModule: Module = {
  name: 'catalog',
  register: ({ bind, db }) => bindCatalog(bind, db),
};
