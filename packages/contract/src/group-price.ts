import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { idParams } from './wire';

/** From how many people in one booking on each of them pays less. */
export const groupPrice = z.object({
  people: z.int(),
  /** a whole percentage off each price */
  percent: z.int(),
});

/** More than a form may have, so that its own sentence says so. */
const mostListed = 100;

/** The same as it's set, with numbers that its own sentences refuse. */
const groupPrices = z.strictObject({
  /** smaller groups first */
  groupPrices: z
    .array(z.strictObject({ people: z.number(), percent: z.number() }))
    .max(mostListed)
    .readonly(),
});

export const groupPriceRoutes = nameRoutes({
  getGroupPrices: defineRoute('GET /api/events/:id/group-prices', {
    summary: 'See from how many people a booking costs less, on every date of an event’s series',
    params: idParams,
    reply: { 200: groupPrices },
  }),
  setGroupPrices: defineRoute('PUT /api/events/:id/group-prices', {
    summary: 'Set from how many people a booking costs less, on every date of an event’s series',
    params: idParams,
    body: groupPrices,
    reply: { 200: groupPrices },
  }),
});
