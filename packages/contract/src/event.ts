import { cancellationPolicies } from '@ascendant/domain/booking/cancellation-policy';
import { maxCountedPerCategory } from '@ascendant/domain/event/event-search';
import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { maxCounted } from '@ascendant/domain/list-limits';
import { provinces, remitters, salesTaxes } from '@ascendant/domain/pricing/taxes';
import { tierTypes } from '@ascendant/domain/pricing/tier';
import { z } from 'zod';
import { listEventsQuery, sharedFilters } from './event-list-query';
import { eventSeries, nextDates } from './event-series';
import { galleryReply } from './gallery';
import { practicalReply } from './practical-details';
import { defineRoute, nameRoutes } from './route';
import { shownRunsFrom } from './runs-from';
import { seriesPrices } from './series-prices';
import { id, idParams, instant, priceText } from './wire';

export const pricingTier = z.object({
  id,
  tierType: z.enum(tierTypes),
  adultPrice: priceText,
  /** null where children can't come */
  childPrice: priceText.nullable(),
  /** the last day of sale at the event's place */
  validUntil: z.string().nullable(),
});
export type WireTier = z.infer<typeof pricingTier>;

/** What a card says of the sky at the event's start. */
export const eventSky = z.object({
  /** 'day', 'golden', 'civil', 'nautical', 'astronomical', 'night' by the Sun's altitude; null without a place */
  light: z.enum(['day', 'golden', 'civil', 'nautical', 'astronomical', 'night']).nullable(),
  /** the words of the card: 'before dawn', 'first light', 'full night' */
  lightLabel: z.string(),
  /** 0 new, 90 first quarter, 180 full, 270 last quarter */
  moonPhaseDeg: z.number(),
  moonLitPercent: z.number(),
  moonLabel: z.string(),
});

/** A tax on an event: on its tickets, if someone remits it there, and on the booking fee. */
export const eventTax = z.object({
  tax: z.enum(salesTaxes),
  /** in thousandths of a percent: 9975 is 9.975% */
  rate: z.int(),
  jurisdiction: z.enum(['CA', ...provinces]),
  /** who remits it on tickets; null if it's on the fee alone, because the organizer isn't registered */
  onTickets: z.enum(remitters).nullable(),
});

/** An event as lists show it. Dates and times are the event's local ones. */
export const eventSummary = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  category: z.string(),
  categoryName: z.string(),
  categoryId: id,
  secondaryCategories: z.array(z.string()),
  /** the photograph, or the drawn sky cover */
  imageUrl: z.string(),
  imageAlt: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  timezone: z.string(),
  duration: z.int(),
  features: z.array(z.string()),
  status: z.enum(eventStatuses),
  capacity: z.int(),
  seatsLeft: z.int(),
  minimumAge: z.int(),
  pricingTiers: z.array(pricingTier),
  /** the tier on sale now; null: 'Pricing not available' */
  currentTierId: id.nullable(),
  /** under Canada's tax rules: the event's taxes today, none outside Canada; left out under the specification's 13% HST */
  taxes: z.array(eventTax).optional(),
  /** today's date at the event's place, which decides which tiers have ended */
  today: z.string(),
  /** compares instants, so it's true at the same moment everywhere; then nothing's on sale */
  hasBegun: z.boolean(),
  /** its organizer has paused sales, so it can't be booked now; left out for any other */
  isSalesPaused: z.literal(true).optional(),
  /** 1 to 5 with one decimal; null until enough reviews count */
  averageRating: z.number().nullable(),
  reviewCount: z.int(),
  sky: eventSky,
  /** 0 to 10 for the signed-in person; null when signed out or without birth data */
  matchScore: z.number().nullable(),
  /** what speaks most for a score of 6 or more, in a plain sentence; null for others and in long lists */
  matchReason: z.string().nullable(),
  /** what it's a date of */
  series: eventSeries,
  /** as the crow flies, from the place that's searched near, or in recommendations from the person's city; null without one */
  distanceKm: z.number().nullable(),
});
export type EventSummary = z.infer<typeof eventSummary>;

/** The caption under the event's picture: what's in the sky at the start. There's none for what takes place indoors. */
export const skyCaption = z.object({
  sunAltitudeDeg: z.number(),
  moonAltitudeDeg: z.number(),
  moonDirection: z.string(),
  moonLitPercent: z.number(),
  /** local clock times at the place; null on days without a sunrise or sunset */
  sunrise: z.string().nullable(),
  sunset: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  /** 'Banff' */
  place: z.string(),
  /** what someone who looks up sees: 'first light, and a thin Moon in the east-north-east' */
  text: z.string(),
});

export const eventDetail = eventSummary.extend({
  wideImageUrl: z.string(),
  /** a JPEG of 1200 by 630 for cards on other sites: the photograph, or the drawn sky cover */
  shareImageUrl: z.string(),
  isPhoto: z.boolean(),
  organizerName: z.string().nullable(),
  /** only people who opened it with its code, or booked it, can read it; undefined from an older version */
  isUnlisted: z.boolean().optional(),
  /** the organizer's public page; null if they have none */
  hostId: id.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  skyCaption: skyCaption.nullable(),
  /** who looks after children who come without an adult; empty if no one does */
  childCarer: z.string(),
  /** what a traveller who cancels gets back; each booking keeps the policy it was made with */
  cancellationPolicy: z.enum(cancellationPolicies),
  ...practicalReply,
  /** what the organizer asks everyone who comes to sign; null for nothing, undefined from an older version */
  waiver: z.object({ title: z.string(), text: z.string() }).nullable().optional(),
  gallery: galleryReply,
  /** the next published dates of its series, its own among them if it's one; none without others, undefined from an older version */
  nextDates: nextDates.optional(),
  /** how many people it needs to run; null: it runs with anyone, undefined from an older version */
  runsFrom: shownRunsFrom.nullable().optional(),
  ...seriesPrices,
  /** booking closes when it begins, or as many hours before as its schedule says, and while sales are paused */
  isBookingClosed: z.boolean(),
  hasEnded: z.boolean(),
  /** the local start and end as instants, by our zone table */
  startsAt: instant,
  endsAt: instant,
});
export type EventDetail = z.infer<typeof eventDetail>;

/** How many events there'd be, counted up to a limit. */
export const cappedCount = z.object({ count: z.int(), isCapped: z.boolean() });

export const filterCounts = z.object({
  /** for each category in use, how many events match the other filters and have it, main or secondary; `free`: how many match all but the price */
  categories: z.array(cappedCount.extend({ id })),
  free: cappedCount,
});
export type FilterCounts = z.infer<typeof filterCounts>;

export const eventRoutes = nameRoutes({
  listEvents: defineRoute('GET /api/events', {
    summary: `All published events, or with dates=next one date of each series; with q by relevance. With limit: the next page in Link rel="next"; the matches in X-Total-Count (at most ${maxCounted}, then with X-Total-Count-Capped), all events in X-Unfiltered-Count, a corrected q in X-Searched-For, and words that no event has in X-Dropped-Words`,
    shows: 'listed events',
    query: listEventsQuery,
    reply: { 200: z.array(eventSummary) },
  }),
  countFilters: defineRoute('GET /api/event-filters', {
    summary: `How many published events each category would show with these filters, and how many are free: each up to ${maxCountedPerCategory}`,
    shows: 'which events are listed',
    query: sharedFilters,
    reply: { 200: filterCounts },
  }),
  getEvent: defineRoute('GET /api/events/:id', {
    summary: 'Get an event that’s published, cancelled or your own',
    shows: 'one event',
    params: idParams,
    reply: { 200: eventDetail },
  }),
  currentPricing: defineRoute('GET /api/events/:id/current-pricing', {
    summary: 'Get the tier that’s on sale now',
    shows: 'one event',
    params: idParams,
    reply: { 200: pricingTier },
  }),
});
