import type { Module } from '../../application/module';
import { registerEventBookingRoutes } from './event-bookings.routes';
import { registerLogRoutes } from './logs.routes';
import { registerOperationsRoutes } from './operations.routes';

/** What admins look after: the system's health, its jobs and logs, and the bookings of an event. */
export const operationsModule: Module = {
  name: 'operations',
  register: (house) => {
    registerOperationsRoutes(house);
    registerEventBookingRoutes(house);
    registerLogRoutes(house);
  },
};
