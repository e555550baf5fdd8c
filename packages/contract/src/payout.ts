import { chooseCountry, payoutConnections, payoutCountries } from '@ascendant/domain/payout/accounts';
import { payoutHolds } from '@ascendant/domain/payout/plan';
import { bankPayoutStatuses, transferStatuses } from '@ascendant/domain/payout/transfers';
import { chargeCurrencies } from '@ascendant/domain/pricing/currency';
import { z } from 'zod';
import { tryFromSignedWire } from './money';
import { defineRoute, nameRoutes } from './route';
import { id, idParams, instant, paragraphs, priceText, signedPriceText } from './wire';

const currency = z.enum(chargeCurrencies);
const hold = z.enum(payoutHolds).nullable();

const transfer = z.object({
  id,
  day: z.string(),
  amount: priceText,
  status: z.enum(transferStatuses),
});

const bankPayout = z.object({
  id,
  amount: priceText,
  status: z.enum(bankPayoutStatuses),
  arrivesOn: z.string(),
});

/** What an organizer gets, when, and why not sooner. */
export const organizerPayouts = z.object({
  currency,
  /** whether this site pays out at all */
  isOn: z.boolean(),
  account: z.object({
    connection: z.enum(payoutConnections),
    /** until when the provider needs something more */
    dueAt: instant.nullable(),
    /** whether another account can take its place: nothing is due or on its way */
    canStartOver: z.boolean(),
  }),
  /** how many days after an event's end its money is paid out */
  delayDays: z.int().min(0),
  /** what holds payouts back; null for nothing */
  hold,
  /** what can be paid out now; negative if travellers were refunded after a payout */
  ready: signedPriceText,
  /** what banks are deciding about, and so isn't paid yet */
  disputed: signedPriceText,
  /** what's on its way already */
  onItsWay: signedPriceText,
  /** paid so far, less what was taken back */
  paidOut: signedPriceText,
  /** the first of what's to come; null for nothing */
  next: z.object({ amount: signedPriceText, on: z.string() }).nullable(),
  /** by event, the earliest first */
  coming: z.array(
    z.object({
      eventId: id,
      title: z.string(),
      startDate: z.string(),
      startTime: z.string(),
      readyOn: z.string(),
      /** its last day as it was sold, if it was moved to an earlier one that not everyone has accepted; null otherwise */
      soldUntil: z.string().nullable(),
      amount: signedPriceText,
    }),
  ),
  transfers: z.array(transfer),
  /** from the account at the provider to the organizer's bank, the latest first */
  bankPayouts: z.array(bankPayout),
  /** months that have a statement, `YYYY-MM`, the latest first */
  statements: z.array(z.string()),
});
export type OrganizerPayouts = z.infer<typeof organizerPayouts>;

/** Everyone who's owed something, and what was refused. */
export const adminPayouts = z.object({
  currency,
  isOn: z.boolean(),
  delayDays: z.int().min(0),
  organizers: z.array(
    z.object({
      organizerId: id,
      name: z.string().nullable(),
      connection: z.enum(payoutConnections),
      hold,
      owed: signedPriceText,
      ready: signedPriceText,
    }),
  ),
  transfers: z.array(
    transfer.extend({
      organizerId: id,
      name: z.string().nullable(),
      /** why the last try failed */
      problem: z.string().nullable(),
    }),
  ),
  /** of organizers' banks, the latest first */
  returned: z.array(bankPayout.extend({ organizerId: id, name: z.string().nullable() })),
  /** events that were moved to an earlier day than was sold, whose money waits for that */
  broughtForward: z.array(
    z.object({
      eventId: id,
      title: z.string(),
      organizerId: id,
      name: z.string().nullable(),
      soldUntil: z.string(),
      endsOn: z.string(),
      amount: signedPriceText,
    }),
  ),
});
export type AdminPayouts = z.infer<typeof adminPayouts>;

/** An amount with a sign, not 0. @returns cents */
const adjustedAmount = z.union([z.number(), z.string()]).transform((value, context) => {
  const amount = tryFromSignedWire(value);
  if (amount !== null && amount !== 0 && Math.abs(amount) <= 100_000_00) return amount;
  context.addIssue({ code: 'custom', message: 'Enter an amount such as 12.50, or -12.50 to take it back' });
  return z.NEVER;
});

export const payoutRoutes = nameRoutes({
  organizerPayouts: defineRoute('GET /api/organizer/payouts', {
    summary: 'Get your payouts: your account, what’s ready, when the next one is and what holds it back',
    reply: { 200: organizerPayouts },
  }),
  connectPayouts: defineRoute('POST /api/organizer/payouts/account', {
    summary: 'Connect an account to be paid, or go on with it: where the payment provider’s page is',
    sensitive: 'whatever is sent',
    body: z
      .strictObject({
        /** for a new account: where its owner is */
        country: z.enum(payoutCountries, chooseCountry).optional(),
        /** makes a new account that takes the place of the one there is */
        startOver: z.boolean().optional(),
      })
      .default({}),
    example: { body: { country: 'ca' } },
    reply: { 200: z.object({ url: z.string() }) },
  }),
  checkPayouts: defineRoute('POST /api/organizer/payouts/account/check', {
    summary: 'Ask the payment provider again how your account stands',
    reply: { 200: organizerPayouts },
  }),
  adminPayouts: defineRoute('GET /api/admin/payouts', {
    summary: 'Get payouts: what each organizer is owed and what holds it back, transfers, and what banks returned',
    reply: { 200: adminPayouts },
  }),
  retryTransfer: defineRoute('POST /api/admin/payouts/:id/retry', {
    summary: 'Try a refused transfer again now, under the same key',
    takesKey: true,
    params: idParams,
    reply: { 200: adminPayouts },
  }),
  adjustEarnings: defineRoute('POST /api/admin/adjustments', {
    summary: 'Give an organizer money of the site, or take some back, with a reason that they read',
    sensitive: 'whatever is sent',
    takesKey: true,
    body: z.object({
      organizerId: id,
      amount: adjustedAmount,
      reason: paragraphs(500, 'Please say why'),
    }),
    reply: { 200: adminPayouts },
  }),
});
