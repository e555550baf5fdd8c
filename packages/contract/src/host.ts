import { answerTimes, faceLanguages } from '@ascendant/domain/person/face';
import { z } from 'zod';
import { review } from './opinion';
import { defineRoute, nameRoutes } from './route';
import { id, idParams, idText } from './wire';

/** Someone who hosts or guides, as they show themselves to travellers; otherwise only the name of a host. */
const face = z.object({
  name: z.string(),
  picture: z.string().nullable(),
  /** the year since when they've led */
  leadsSince: z.int().nullable(),
  languages: z.array(z.enum(faceLanguages)),
});
export type Face = z.infer<typeof face>;

/** An organizer as travellers see them. */
export const host = face.extend({
  id,
  /** what they say about themselves; null if they don't */
  bio: z.string().nullable(),
  /** how soon they usually answer, from what travellers have asked; null while that's unknown, or slow */
  answerTime: z.enum(answerTimes).nullable(),
  /** those who show themselves: of the organization, or of the date that was asked for */
  guides: z.array(face),
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
    query: z.object({ event: idText.optional() }),
    reply: { 200: host },
  }),
});
