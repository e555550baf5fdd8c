import { pointNames } from '@ascendant/domain/chart/chart-points';
import { maxListLimit, maxMatchOffset, searchTextMaxLength } from '@ascendant/domain/list-limits';
import { z } from 'zod';
import { goodDay, wheel } from './chart';
import { eventSummary, pricingTier } from './event';
import { defineRoute } from './route';
import { id, idParams } from './wire';

/** The row of specification 1, section 3 (Matched-event row), and the whole summary for the card. */
export const matchedEvent = z.object({
  eventId: id,
  eventTitle: z.string(),
  eventDescription: z.string(),
  eventLocation: z.string(),
  eventCategory: z.string(),
  eventStartDate: z.string(),
  eventEndDate: z.string(),
  eventStartTime: z.string(),
  eventEndTime: z.string(),
  eventImageUrl: z.string(),
  matchScore: z.number(),
  pricingTiers: z.array(pricingTier),
  /** which of your preferences it doesn't meet: '12 km over your distance' (rules PRE-02 to PRE-06) */
  outsidePreferences: z.array(z.string()),
  event: eventSummary,
});
export type MatchedEvent = z.infer<typeof matchedEvent>;

/** Why the score is what it is. The shares add up to it (docs/rules/matching-model.md, "Reasons of a match"). */
export const eventMatch = z.object({
  matchScore: z.number(),
  sunScore: z.number(),
  moonScore: z.number(),
  venusScore: z.number(),
  headline: z.string(),
  /** share of all scores that lie below, in words: 'Half of all scores lie below 6.1.' */
  context: z.string(),
  sentences: z.array(
    z.object({
      text: z.string(),
      share: z.number(),
      natalPoint: z.enum(pointNames).nullable(),
      eventPoint: z.enum(pointNames).nullable(),
      tone: z.enum(['supports', 'strains']),
    }),
  ),
  quality: z.string().nullable(),
  /** what's uncertain, and what would settle it; null when everything is certain */
  uncertain: z.string().nullable(),
  wheel,
  /** the traveller and each dependent with birth data */
  people: z.array(z.object({ name: z.string(), note: z.string(), matchScore: z.number() })),
  groupScore: z.number().nullable(),
});
export type EventMatch = z.infer<typeof eventMatch>;

const paging = z.object({
  q: z.string().max(searchTextMaxLength).optional(),
  limit: z.coerce.number().int().min(1).max(maxListLimit).optional(),
  offset: z.coerce.number().int().min(0).max(maxMatchOffset).optional(),
});

export const matchRoutes = {
  matchedEvents: defineRoute('matchedEvents', {
    summary:
      'List upcoming events that score 6 or more for you and that you can book; those that fit your preferences come first. The total is in X-Total-Count',
    query: paging,
    reply: { 200: z.array(matchedEvent) },
  }),
  otherEvents: defineRoute('otherEvents', {
    summary: 'List the other upcoming events by date; the number of all events is in X-Total-Count',
    query: paging,
    reply: { 200: z.array(eventSummary) },
  }),
  eventMatch: defineRoute('eventMatch', {
    summary: 'Get your score for an event and the reasons; 404 until you add birth data',
    params: idParams,
    reply: { 200: eventMatch },
  }),
  goodDays: defineRoute('goodDays', {
    summary: 'Get how well each of the next 365 days suits you',
    reply: { 200: z.array(goodDay) },
  }),
};
