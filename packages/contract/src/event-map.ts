import { maxCounted } from '@ascendant/domain/list-limits';
import { mapAreaMaxLength, mapAreaOf, maxMapEvents } from '@ascendant/domain/map/map-area';
import { maxTownsOfArea } from '@ascendant/domain/map/map-labels';
import { numberText } from '@ascendant/domain/site/locale';
import { z } from 'zod';
import { cappedCount } from './event';
import { listEventsQuery, sharedFilters } from './event-list-query';
import { defineRoute, nameRoutes } from './route';
import { id, priceText } from './wire';

const onGround = { latitude: z.number(), longitude: z.number(), location: z.string() };

/** Where the events of a list are. */
export const eventMap = z.object({
  /** each event in the area; empty if there are too many */
  events: z.array(
    z.object({
      id,
      title: z.string(),
      ...onGround,
      startDate: z.string(),
      /** the price after 'From', as lists filter by it; 0.00 for a free event */
      lowestPrice: priceText,
    }),
  ),
  /** if there are too many: how many are in each cell, their middle, and the location of one of them */
  groups: z.array(z.object({ count: z.int(), ...onGround })),
  /** the place that `near` asks for; null without it */
  asked: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** the list has more events: these are its first in the area */
  isCapped: z.boolean(),
  /** events whose place we don't know, whatever the area; they're in the list only */
  unplaced: cappedCount,
});
export type EventMap = z.infer<typeof eventMap>;
export type MapEvent = EventMap['events'][number];

const area = z
  .string()
  .max(mapAreaMaxLength)
  .transform((text, context) => {
    const read = mapAreaOf(text);
    if (read) return read;
    context.addIssue({ code: 'custom', message: 'Please give the area as west,south,east,north in degrees' });
    return z.NEVER;
  });

export const mapEventsQuery = sharedFilters.extend({
  ...listEventsQuery.pick({ minMatch: true, with: true, sort: true }).shape,
  /** 'west,south,east,north' in degrees; without it the whole world */
  area: area.optional(),
});

const areaOfTowns = z.object({ area });

export const eventMapRoutes = nameRoutes({
  mapTowns: defineRoute('GET /api/map-towns', {
    summary: `The ${maxTownsOfArea} most populous towns of an area, the most populous first`,
    query: areaOfTowns,
    example: { query: { area: '-116,50,-113,52' } },
    reply: { 200: z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })) },
  }),
  mapEvents: defineRoute('GET /api/event-map', {
    summary: `Where the events of a list with these filters are: up to ${maxMapEvents} one by one, of more how many there are in each part of the area, and with filters at most ${numberText(maxCounted)}. Sorting by match leaves out events without a score. Other orders don’t change the map`,
    shows: 'which events are listed',
    query: mapEventsQuery,
    reply: { 200: eventMap },
  }),
});
