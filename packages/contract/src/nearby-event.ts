import { z } from 'zod';
import { companions, eventSummary } from './event';
import { defineRoute, nameRoutes } from './route';
import { idParams } from './wire';

/** An event that's near another one. */
export const nearbyEvent = eventSummary.extend({
  /** as the crow flies */
  distanceKm: z.number(),
});
export type NearbyEvent = z.infer<typeof nearbyEvent>;

export const nearbyEventRoutes = nameRoutes({
  nearbyEvents: defineRoute('GET /api/events/:id/nearby', {
    summary: 'List the nearest other events that can be booked now, nearest first',
    shows: 'one event and listed events',
    params: idParams,
    query: z.object({ with: companions }),
    reply: { 200: z.array(nearbyEvent) },
  }),
});
