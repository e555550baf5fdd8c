import type { Module } from '../../application/module';
import { registerSavedEventRoutes } from './saved-events.routes';

/** The events that people save to come back to. */
export const savedEventsModule: Module = {
  name: 'saved-events',
  register: registerSavedEventRoutes,
};
