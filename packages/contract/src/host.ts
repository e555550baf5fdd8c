import { z } from 'zod';
import { review } from './opinion';
import { defineRoute, nameRoutes } from './route';
import { id, idParams } from './wire';

/** An organizer as travellers see them. */
export const host = z.object({
  id,
  name: z.string(),
  /** what they say about themselves; null if they don't */
  bio: z.string().nullable(),
  /** published events that are still to come, and those that have begun */
  upcomingCount: z.int(),
  pastCount: z.int(),
  /** of all their events: 1 to 5 with one decimal; null until enough reviews count */
  averageRating: z.number().nullable(),
  reviewCount: z.int(),
  /** the latest, without junk */
  reviews: z.array(review.extend({ event: z.object({ id, slug: z.string(), title: z.string() }) })),
});
export type Host = z.infer<typeof host>;
export type HostReview = Host['reviews'][number];

export const hostRoutes = nameRoutes({
  getHost: defineRoute('GET /api/hosts/:id', {
    summary: 'Get an organizer with events that everyone can see, and their latest reviews',
    params: idParams,
    reply: { 200: host },
  }),
});
