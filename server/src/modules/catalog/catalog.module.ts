import type { Module } from '../../application/module';
import { bindCatalog } from './catalog.routes';

/** The categories of events, and what can be included in an event. */
export const catalogModule: Module = {
  name: 'catalog',
  register: ({ bind, db }) => bindCatalog(bind, db),
};
