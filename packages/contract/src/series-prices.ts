import { extraScopes } from '@ascendant/domain/pricing/extra';
import { choiceNameMaxLength, extraNameMaxLength, maxChoices, maxLimit } from '@ascendant/domain/pricing/extra-form';
import { priceTypeKinds } from '@ascendant/domain/pricing/price-type';
import { priceTypeNameMaxLength } from '@ascendant/domain/pricing/price-type-form';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { idParams, line } from './wire';

/** From how many people in one booking on each of them pays less. */
const groupPrice = z.object({
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

/** The name of a price type, by which an order says what someone comes as. */
export const priceTypeName = line(priceTypeNameMaxLength);

/** What someone comes as, if it's neither as an adult nor as a child: the name of a price type. */
export const namedType = { priceType: z.string().optional() };
/** The same for those who look at what has to be shown. */
export const shownType = { ...namedType, proof: z.string().optional() };

/** Longer than a form may have, so that its own sentence says so. */
const longText = z.string().max(1000);

/** What people can come as besides adult and child: one of them, or several for the price of a package. */
const priceType = z.strictObject({
  name: longText,
  /** a percentage of the adult price, or an amount of its own */
  kind: z.enum(priceTypeKinds),
  /** '85' for 85%, '25.00' for dollars */
  value: longText,
  /** on the first day, both included; null without a bound */
  minAge: z.number().nullable(),
  maxAge: z.number().nullable(),
  /** what people show at check-in; empty for nothing */
  proof: longText,
  /** how many seats it takes: 0 for an infant on a lap, those of a package, null for the whole date; left out for one */
  seats: z.number().nullable().optional(),
  /** of a package: up to how many people come for its price */
  covers: z.number().optional(),
  /** at most so many for each adult in the same booking; left out if they need none */
  perAdult: z.number().optional(),
});

/** What someone takes along. */
export const chosenExtra = z.object({
  /** of the extra */
  name: line(extraNameMaxLength),
  /** of one of its choices, if it has any */
  choice: line(choiceNameMaxLength).optional(),
  /** 1 if it's left out; more than that only of what's for the whole booking */
  quantity: z.int().min(0).max(maxLimit).optional(),
});

export const chosenExtras = z.array(chosenExtra).max(maxChoices);

/** An extra that someone in a booking has. */
export const takenExtra = z.object({
  name: z.string(),
  choice: z.string().optional(),
  quantity: z.int(),
  /** nothing goes back of it if they cancel */ isFinal: z.boolean().optional(),
});

/** What someone takes along, in words. */
export const namedExtras = { extras: z.string().optional() };

/** What people can take along. */
const extra = z.strictObject({
  name: longText,
  note: longText,
  /** dollars as text */
  price: longText,
  per: z.enum(extraScopes),
  /** 'S: 4, M: 8': with how many there are on each date, or 'Fish, Vegan'; empty without choices */
  choices: z.string().max(4000),
  /** how many there are on each date, of all choices together; empty for any number */
  limit: longText,
  isRefundable: z.boolean(),
});

/** The same on a date, with how many are left; null for any number. */
const offeredExtra = extra.extend({ left: z.int().nullable(), choicesLeft: z.array(z.int().nullable()) });

/** What an event's page says of them; each is left out if there's none, and by an older version. */
export const seriesPrices = {
  /** smaller groups first */
  groupPrices: z.array(groupPrice).optional(),
  priceTypes: z.array(priceType).optional(),
  extras: z.array(offeredExtra).optional(),
};

const priceTypes = z.strictObject({
  /** in the order in which they're offered */
  priceTypes: z.array(priceType).max(mostListed).readonly(),
});

const extras = z.strictObject({
  /** in the order in which they're offered */
  extras: z.array(extra).max(mostListed).readonly(),
});

export const seriesPriceRoutes = nameRoutes({
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
  getPriceTypes: defineRoute('GET /api/events/:id/price-types', {
    summary: 'See what people can come as besides adult and child, on every date of an event’s series',
    params: idParams,
    reply: { 200: priceTypes },
  }),
  setPriceTypes: defineRoute('PUT /api/events/:id/price-types', {
    summary: 'Set what people can come as besides adult and child, on every date of an event’s series',
    params: idParams,
    body: priceTypes,
    reply: { 200: priceTypes },
  }),
  getExtras: defineRoute('GET /api/events/:id/extras', {
    summary: 'See what people can take along, on every date of an event’s series',
    params: idParams,
    reply: { 200: extras },
  }),
  setExtras: defineRoute('PUT /api/events/:id/extras', {
    summary: 'Set what people can take along, on every date of an event’s series',
    params: idParams,
    body: extras,
    reply: { 200: extras },
  }),
});
