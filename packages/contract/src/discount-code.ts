import { searchTextMaxLength } from '@ascendant/domain/list-limits';
import { currencySign } from '@ascendant/domain/pricing/currency';
import {
  discountCodeCharacter,
  discountCodeMaxLength,
  discountCovers,
  discountTypes,
  maxDiscountDollars,
  maxDiscountPercent,
  normaliseDiscountCode,
  unlimitedUses,
} from '@ascendant/domain/pricing/discount';
import { discountBearers, discountCodeStates } from '@ascendant/domain/pricing/discount-code';
import { numberText } from '@ascendant/domain/site/locale';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { count, day, id, idParams, instant, line, listPage, priceText } from './wire';

/** A discount code as those who manage it see it. */
export const discountCode = z.object({
  id,
  code: z.string(),
  eventId: id,
  eventTitle: z.string(),
  /** whether it's for all dates of that event's series, or for that date alone */
  covers: z.enum(discountCovers),
  /** whether the series has other dates */
  hasOtherDates: z.boolean(),
  /** the date */
  startDate: z.string(),
  startTime: z.string(),
  discountType: z.enum(discountTypes),
  /** percent or dollars, '15.00' */
  discountValue: priceText,
  /** who pays for it; the site pays the organizer the difference */
  borneBy: z.enum(discountBearers),
  /** 999999 for no limit */
  usageLimit: z.int(),
  /** confirmed bookings that used it */
  usageCount: count,
  /** people who are paying with it right now */
  usesHeld: count,
  /** the last day it can be used, where the event is; null for no end */
  validUntil: z.string().nullable(),
  isActive: z.boolean(),
  /** by the event's own calendar */
  state: z.enum(discountCodeStates),
  createdAt: instant,
});
export type DiscountCode = z.infer<typeof discountCode>;

const missingAmount = 'Please enter discount amount';
const wholeNumber = 'Please enter a whole number';

const discountFields = z.object({
  code: z
    .string('Please enter a discount code')
    .transform(normaliseDiscountCode)
    .pipe(
      z
        .string()
        .min(1, 'Please enter a discount code')
        .max(discountCodeMaxLength, `Please use at most ${discountCodeMaxLength} characters`)
        .regex(new RegExp(`^${discountCodeCharacter}*$`), 'Use only letters, digits, hyphens and underscores'),
    ),
  eventId: z.number('Please select an event').pipe(id.or(z.never('Please select an event'))),
  /** Left out, `series` for an organizer's new code, `date` for an admin's, and as before for any other. */
  covers: z.enum(discountCovers, 'Please choose for which dates').optional(),
  discountType: z.enum(discountTypes, 'Please choose a type'),
  discountValue: z
    .number(missingAmount)
    .min(0, 'The amount can’t be negative')
    .refine((value) => Number(value.toFixed(2)) === value, 'Please use at most two decimals'),
  /** Who pays for it: left out, as this site does for a new code, and as before for any other. Only admins say `site`. */
  borneBy: z.enum(discountBearers, 'Please choose who pays for the discount').optional(),
  /** Uses; blank means no limit. Source: specification 2, section 9 (Business constants and limits). */
  usageLimit: z
    .int(wholeNumber)
    .min(1, 'The limit must be at least 1')
    .max(unlimitedUses, `The limit can be at most ${unlimitedUses}`)
    .default(unlimitedUses),
  /** The last day it can be used, where the event is. */
  validUntil: day
    .or(z.literal('').transform(() => null))
    .nullable()
    .default(null),
});

type DiscountFields = z.output<typeof discountFields>;

function withinRange({ discountType, discountValue }: Pick<DiscountFields, 'discountType' | 'discountValue'>): boolean {
  return discountValue <= (discountType === 'percentage' ? maxDiscountPercent : maxDiscountDollars);
}

const outOfRange = {
  path: ['discountValue'],
  error: ({ input }: { input?: unknown }) =>
    (input as DiscountFields).discountType === 'percentage'
      ? `A percentage can be at most ${maxDiscountPercent}`
      : `The amount can be at most ${currencySign}${numberText(maxDiscountDollars)}`,
};

/** A new code. Source: specification 2, section 3 (Payloads); specification 2, section 5 (Discount code). */
export const createDiscountCodeBody = discountFields.refine(withinRange, outOfRange);
export type DiscountCodeOrder = z.output<typeof createDiscountCodeBody>;

/** The whole code as it should be. */
export const updateDiscountCodeBody = discountFields.extend({ isActive: z.boolean() }).refine(withinRange, outOfRange);
export type DiscountCodeChange = z.output<typeof updateDiscountCodeBody>;

const search = line(searchTextMaxLength).optional();

/** All optional; without any of them you get the whole list. */
export const listDiscountCodesQuery = z.object({
  /** in the code or the event's title */
  q: search,
  state: z.enum(discountCodeStates).optional(),
  ...listPage,
});

/** An event that a code can be for. */
export const discountableEvent = z.object({
  id,
  title: z.string(),
  startDate: z.string(),
  startTime: z.string(),
  location: z.string(),
  hasOtherDates: z.boolean(),
});
export type DiscountableEvent = z.infer<typeof discountableEvent>;

export const discountCodeRoutes = nameRoutes({
  listDiscountCodes: defineRoute('GET /api/discount-codes', {
    summary: 'List discount codes, newest first; the total is in X-Total-Count',
    query: listDiscountCodesQuery,
    reply: { 200: z.array(discountCode) },
  }),
  createDiscountCode: defineRoute('POST /api/discount-codes', {
    summary: 'Create a discount code for an event',
    sensitive: 'whatever is sent',
    body: createDiscountCodeBody,
    reply: { 201: discountCode },
  }),
  updateDiscountCode: defineRoute('PUT /api/discount-codes/:id', {
    summary: 'Update, deactivate or reactivate a discount code',
    sensitive: 'whatever is sent',
    params: idParams,
    body: updateDiscountCodeBody,
    reply: { 200: discountCode },
  }),
  findDiscountableEvents: defineRoute('GET /api/discount-codes/events', {
    summary: 'List the events a discount code can be for, by title',
    query: z.object({ q: search }),
    reply: { 200: z.array(discountableEvent) },
  }),
});
