import {
  maxCommission,
  maxReservationMinutes,
  maxSeriesOfReseller,
  resellerNameMaxLength,
} from '@ascendant/domain/channel/reseller';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { count, day, exactAmount, id, idParams, instant, line, signedPriceText } from './wire';

/** A company that sells an organization's events, as its owners see it. */
const reseller = z.object({
  id,
  name: z.string(),
  /** the events that it can sell */
  series: z.array(z.object({ id, title: z.string() })),
  /** whole percent of the ticket price */
  commission: count,
  /** false if it can reserve nothing any longer */
  isOn: z.boolean(),
  /** what its key begins with; null once it's revoked */
  keyStart: z.string().nullable(),
  /** to the minute; null if it hasn't asked for anything yet */
  lastUsedAt: instant.nullable(),
  /** confirmed bookings to come */
  bookings: count,
  /** what it owes you for what it sold and didn't cancel, less what it has paid */
  owed: signedPriceText,
});
export type Reseller = z.infer<typeof reseller>;

/** An invoice to a reseller about a month; its file is `/documents/{number}.pdf`. */
const invoice = z.object({
  /** 'I-12-2027-00001' */
  number: z.string(),
  /** 'YYYY-MM' */
  period: z.string(),
  /** the name of the reseller then */
  reseller: z.string(),
  /** negative if more was given back than sold */
  total: signedPriceText,
  currency: z.string(),
});
export type ResellerInvoice = z.infer<typeof invoice>;

const terms = {
  name: line(resellerNameMaxLength, 'Please enter the company’s name'),
  seriesIds: z.array(id).min(1, 'Choose at least one event').max(maxSeriesOfReseller),
  commission: z
    .int('Enter a whole number')
    .min(0, 'Enter a number from 0')
    .max(maxCommission, `Enter at most ${maxCommission}`),
};

const made = z.object({ reseller, secret: z.string() });

/** Who sells an organization's events elsewhere. Source: docs/rules/resellers.md. */
export const resellerRoutes = nameRoutes({
  listResellers: defineRoute('GET /api/organizer/resellers', {
    summary: 'List the companies that sell your events, with what they owe you',
    reply: {
      200: z.object({
        resellers: z.array(reseller),
        series: z.array(z.object({ id, title: z.string() })),
        /** the latest month first */
        invoices: z.array(invoice),
      }),
    },
  }),
  addReseller: defineRoute('POST /api/organizer/resellers', {
    summary: `Let a company sell your events by OCTO. Its key is only shown now; what it reserves is held for at most ${maxReservationMinutes} minutes`,
    sensitive: 'whatever is sent',
    body: z.object(terms),
    reply: { 201: made },
  }),
  changeReseller: defineRoute('PUT /api/organizer/resellers/:id', {
    summary: 'Change what a reseller can sell. Earlier bookings keep their commission',
    sensitive: 'whatever is sent',
    params: idParams,
    body: z.object({ ...terms, isOn: z.boolean() }),
    reply: { 200: reseller },
  }),
  renewResellerKey: defineRoute('POST /api/organizer/resellers/:id/key', {
    summary: 'Make another key for a reseller. The one before stops working',
    sensitive: 'whatever is sent',
    params: idParams,
    reply: { 201: made },
  }),
  noteResellerPayment: defineRoute('POST /api/organizer/resellers/:id/payments', {
    summary: 'Note what a reseller has paid you',
    takesKey: true,
    params: idParams,
    body: z.object({ amount: exactAmount(1), paidOn: day }),
    example: { body: { amount: '96.00', paidOn: '2027-08-01' } },
    reply: { 201: reseller },
  }),
  downloadResellerStatement: defineRoute('GET /api/organizer/resellers/:id/statement', {
    summary: 'Download what a reseller owes for the dates of a month, booking by booking, as CSV',
    params: idParams,
    query: z.object({ month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Choose a month') }),
    example: { query: { month: '2027-07' } },
    file: 'text/csv; charset=utf-8',
    reply: { 200: null },
  }),
});
