import type { Module } from '../../application/module';
import { registerEventBookingRoutes } from './event-bookings.routes';
import { registerLogRoutes } from './logs.routes';
import { registerOperationsRoutes } from './operations.routes';
import { logZoneDifferences, zoneCheck } from './zone-check.service';

const secondsBetween = 86_400;

/** What admins look after: the system's health, its jobs and logs, and the bookings of an event. */
export const operationsModule: Module = {
  name: 'operations',
  register: (context) => {
    const { db, clock, jobs, log } = context;
    const zones = zoneCheck(db, () => clock.now());
    registerOperationsRoutes({ ...context, zones });
    registerEventBookingRoutes(context);
    registerLogRoutes(context);
    jobs.define('compare_zones', () => logZoneDifferences(zones, log));
    jobs.every(secondsBetween, 'compare_zones');
  },
};
