import { ledgerAccounts, ledgerCauses } from '@ascendant/domain/ledger/accounts';
import { earningFigures } from '@ascendant/domain/ledger/figures';
import { disputeStatuses } from '@ascendant/domain/payment/disputes';
import { chargeCurrencies } from '@ascendant/domain/pricing/currency';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { id, idText, instant, line, priceText, signedPriceText } from './wire';

const currency = z.enum(chargeCurrencies);

/** Where the money of bookings went, less what was refunded. The first and the second are the sum of the others. */
const figures = {
  paidByTravellers: signedPriceText,
  /** what the site paid of it, by discounts that it bears */
  siteDiscount: signedPriceText,
  /** what the organizer earns */
  revenue: signedPriceText,
  siteFee: signedPriceText,
  tax: signedPriceText,
  /** what the organizer says that they took for bookings that they made themselves: in none of the other sums */
  takenByOrganizer: priceText,
};

const earningsOfEvent = z.object({
  eventId: id,
  title: z.string(),
  startDate: z.string(),
  startTime: z.string(),
  isCancelled: z.boolean(),
  hasEnded: z.boolean(),
  ...figures,
});

/** A dispute about a payment for one of their events. */
const earningsDispute = z.object({
  id,
  reference: z.string(),
  status: z.enum(disputeStatuses),
  openedAt: instant,
  event: z.object({ id, title: z.string(), startDate: z.string(), startTime: z.string() }),
  /** what it changes of what they're owed: negative once it's lost */
  amount: signedPriceText,
});

/** What an organizer earns. */
export const earnings = z.object({
  currency,
  ...figures,
  /** less what was taken back */
  paidOut: signedPriceText,
  /** what they earned, tax that they remit included, less what was paid out, by whether the event is over */
  owed: signedPriceText,
  owedForEnded: signedPriceText,
  owedForComing: signedPriceText,
  /** with money in them, the latest first; at most as many as a list has */
  events: z.array(earningsOfEvent),
  /** the latest first, as many at most */
  disputes: z.array(earningsDispute),
});
export type Earnings = z.infer<typeof earnings>;

/** A line of the ledger that a figure is made of. */
export const moneyLine = z.object({
  id,
  occurredAt: instant,
  cause: z.enum(ledgerCauses),
  /** null if it's about no booking */
  bookingId: id.nullable(),
  reference: z.string().nullable(),
  /** null if it's about no event */
  event: z.object({ title: z.string(), startDate: z.string(), startTime: z.string() }).nullable(),
  amount: signedPriceText,
});
export type MoneyLine = z.infer<typeof moneyLine>;

const moneyLines = z.object({
  lines: z.array(moneyLine),
  /** what to ask the next page with; null on the last one */
  after: id.nullable(),
});

/** The site's money: what it has, what it owes, what it earned. */
export const siteMoney = z.object({
  currency,
  /** taken in by the provider, less what went back and its fees; payouts to the site's bank aren't in it */
  atProvider: signedPriceText,
  owedToOrganizers: signedPriceText,
  paidOut: signedPriceText,
  /** what admins gave organizers, less what they took */
  adjustments: signedPriceText,
  siteFees: signedPriceText,
  /** what the site paid of discounts that it bears */
  siteDiscounts: signedPriceText,
  providerFees: signedPriceText,
  inDispute: signedPriceText,
  refundsDue: signedPriceText,
  unclaimed: signedPriceText,
  paidElsewhere: signedPriceText,
  losses: signedPriceText,
  unassigned: signedPriceText,
  /** each tax that's to be remitted, and by whom */
  taxes: z.array(z.object({ tax: z.string(), amount: signedPriceText })),
  /** by the month in which the money moved (UTC), the latest first */
  taxByMonth: z.array(z.object({ month: z.string(), tax: z.string(), amount: signedPriceText })),
  /** what each organizer is owed, the most first; a null id has lost its account */
  organizers: z.array(z.object({ organizerId: id.nullable(), name: z.string().nullable(), owed: signedPriceText })),
  comparison: z.object({
    /** when the ledger was last compared with the provider; null before the first time */
    comparedAt: instant.nullable(),
    differences: z.int().min(0),
  }),
});
export type SiteMoney = z.infer<typeof siteMoney>;

export const ledgerRoutes = nameRoutes({
  organizerEarnings: defineRoute('GET /api/organizer/earnings', {
    summary: 'Get what you earn: paid by travellers, revenue, fee and tax, what you’re owed, in all and by event',
    reply: { 200: earnings },
  }),
  organizerEarningLines: defineRoute('GET /api/organizer/earnings/lines', {
    summary: 'List the lines that a figure of your earnings is made of, of all events or one, newest first',
    query: z.object({ figure: z.enum(earningFigures), eventId: idText.optional(), after: idText.optional() }),
    reply: { 200: moneyLines },
  }),
  adminMoney: defineRoute('GET /api/admin/money', {
    summary:
      'Get the site’s money: what the provider holds, what’s owed to organizers, fees, tax, refunds and disputes',
    reply: { 200: siteMoney },
  }),
  adminMoneyLines: defineRoute('GET /api/admin/money/lines', {
    summary: 'List the lines of an account of the ledger, of everyone or one organizer, newest first',
    query: z.object({
      account: z.enum(ledgerAccounts),
      organizerId: idText.optional(),
      /** for `tax`: which, such as `hst:site` */
      tax: line(40).optional(),
      after: idText.optional(),
    }),
    reply: { 200: moneyLines },
  }),
});
