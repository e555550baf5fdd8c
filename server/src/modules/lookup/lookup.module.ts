import type { Module } from '../../application/module';
import { registerLookupRoutes } from './lookup.routes';

/** Payments and people as admins look them up, and what admins note about people. */
export const lookupModule: Module = {
  name: 'lookup',
  register: (context) => registerLookupRoutes(context),
};
