import type { Module } from '../../application/module';
import { registerSavedViewRoutes } from './saved-views.routes';

/** Filters and orders of lists that admins save under a name. */
export const savedViewsModule: Module = {
  name: 'saved-views',
  register: registerSavedViewRoutes,
};
