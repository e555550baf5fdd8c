import type { Module } from '../../application/module';
import { registerEventBookingRoutes } from './event-bookings.routes';
import { registerOperationsRoutes } from './operations.routes';

/** What those who run the site look after: its health, its jobs, and who comes to an event. */
export const operationsModule: Module = {
  name: 'operations',
  register: (house) => {
    registerOperationsRoutes(house);
    registerEventBookingRoutes(house);
  },
};
