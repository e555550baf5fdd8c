import { pointNames } from '@ascendant/domain/chart/chart-points';
import { maxListLimit, maxMatchOffset, searchTextMaxLength } from '@ascendant/domain/list-limits';
import { z } from 'zod';
import { goodDay, wheel } from './chart';
import { eventSummary, pricingTier } from './event';
import { companions } from './event-list-query';
import { listedDates } from './event-series';
import { dateOfBirthBody } from './person';
import { defineRoute, nameRoutes } from './route';
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
  /** null with the stars off */
  matchScore: z.number().nullable(),
  pricingTiers: z.array(pricingTier),
  /** with the stars off, what it's recommended for: 'Outdoor & Nature, 95 km from you, on a Saturday' (rule PRE-08); otherwise null */
  recommendedFor: z.string().nullable(),
  /** which of your preferences it doesn't meet: '12 km over your distance' (rules PRE-02 to PRE-06) */
  outsidePreferences: z.array(z.string()),
  event: eventSummary,
});

/** Where a score can be while a birth is open (docs/rules/matching-model.md, "Open births"). */
const scoreRange = z.object({
  low: z.number(),
  high: z.number(),
  /** what would settle it: 'birth time', 'exact birth time', 'birth city' */
  missing: z.string(),
  /** asks for it where that could change the score by more than 0.5 */
  question: z.string().nullable(),
});

/** Why the score is what it is: start, lines and rest add up to it exactly (docs/rules/matching-model.md, "Points"). */
export const scoreSum = z.object({
  /** where every score starts */
  start: z.number(),
  /** the strongest reasons, and the day if it matters */
  lines: z.array(
    z.object({
      /** what it adds to the score */
      points: z.number(),
      /** one sentence that needs no knowledge of astrology */
      text: z.string(),
      /** the same with signs, aspect and distance from exact */
      astronomy: z.string(),
      /** what it adds to z */
      share: z.number(),
      /** null for what the day does for everyone */
      natalPoint: z.enum(pointNames).nullable(),
      eventPoint: z.enum(pointNames).nullable(),
    }),
  ),
  /** everything else in one, never as much as the largest line; its parts add up to its points */
  rest: z.object({
    points: z.number(),
    /** how many smaller factors it is; rounding isn't one */
    count: z.number().int(),
    parts: z.array(z.object({ text: z.string(), points: z.number() })),
  }),
});
export type ScoreSum = z.infer<typeof scoreSum>;

export const eventMatch = z.object({
  matchScore: z.number(),
  sunScore: z.number(),
  moonScore: z.number(),
  venusScore: z.number(),
  headline: z.string(),
  /** what the score means, in words */
  context: z.string(),
  sum: scoreSum,
  /** what your preferences say for it, beside the stars: '161 km from you, within your price, on a Saturday'; null for nothing */
  fits: z.string().nullable(),
  /** null when the score is certain */
  range: scoreRange.nullable(),
  wheel,
  /** the traveller and each dependent with birth data */
  people: z.array(
    z.object({
      /** null for the traveller */
      dependentId: id.nullable(),
      name: z.string(),
      /** whether they're in the party asked for; the traveller always is */
      isComing: z.boolean(),
      /** false for someone too young to be booked */
      canCome: z.boolean(),
      /** 'you', 'child, 8' */
      note: z.string(),
      isChild: z.boolean(),
      matchScore: z.number(),
      range: scoreRange.nullable(),
    }),
  ),
  /** of those who are coming; null for one person */
  groupScore: z.number().nullable(),
});
export type EventMatch = z.infer<typeof eventMatch>;

const paging = z.object({
  q: z.string().max(searchTextMaxLength).optional(),
  limit: z.coerce.number().int().min(1).max(maxListLimit).optional(),
  offset: z.coerce.number().int().min(0).max(maxMatchOffset).optional(),
  with: companions,
  dates: listedDates,
});

export const matchRoutes = nameRoutes({
  matchedEvents: defineRoute('GET /api/user/matched-events', {
    summary:
      'List upcoming events, or with dates=next one date of each series, that you can book and that score 6 or more for you, best fit with your preferences first; with astrology off, preferences alone decide. The total is in X-Total-Count',
    query: paging,
    reply: { 200: z.array(matchedEvent) },
  }),
  otherEvents: defineRoute('GET /api/user/other-events', {
    summary:
      'List the other upcoming events by date, or with dates=next one date of each series of which none is among those; the number of all events is in X-Total-Count',
    query: paging,
    reply: { 200: z.array(eventSummary) },
  }),
  eventMatch: defineRoute('GET /api/events/:id/match', {
    summary: 'Get your score for an event and the reasons; 404 until you add birth data',
    params: idParams,
    query: z.object({ with: companions }),
    reply: { 200: eventMatch },
  }),
  scoreOfBirth: defineRoute('POST /api/events/:id/score', {
    summary: 'Get how an event suits someone born on a day, without an account; the day isn’t stored',
    params: idParams,
    body: dateOfBirthBody,
    limit: 'scoreOfBirth',
    example: { body: { dateOfBirth: '1990-05-04' } },
    reply: { 200: eventMatch.pick({ matchScore: true }) },
  }),
  goodDays: defineRoute('GET /api/user/good-days', {
    summary: 'Get how well each of the next 365 days suits you',
    reply: { 200: z.array(goodDay) },
  }),
});
