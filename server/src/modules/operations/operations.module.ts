import type { Module } from '../../application/module';
import { watchFigures } from './figures';
import {
  registerEventBookingRoutes,
  registerLogRoutes,
  registerOperationsRoutes,
  registerSetUpRoutes,
} from './operations.routes';
import { logZoneDifferences, zoneCheck } from './zone-check.service';

const secondsBetween = 86_400;

/** What admins look after: the system's health, its jobs and logs, and the bookings of an event. */
export const operationsModule: Module = {
  name: 'operations',
  register: (context) => {
    const { db, reads, config, eventScores, clock, jobs, log } = context;
    const zones = zoneCheck(db, () => clock.now());
    const health = { db, reads, dataDir: config.dataDir, matching: eventScores.reading, zones };
    registerOperationsRoutes(context, health);
    watchFigures(context, health);
    registerEventBookingRoutes(context);
    registerLogRoutes(context);
    registerSetUpRoutes(context);
    jobs.define('compare_zones', () => logZoneDifferences(zones, log));
    jobs.every(secondsBetween, 'compare_zones');
  },
};
