import { bookingStatuses } from '@ascendant/domain/booking/lifecycle';
import { activityTypes, type ActivityType } from '@ascendant/domain/channel/activity';
import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { ledgerCauses } from '@ascendant/domain/ledger/accounts';
import { keyScopes } from '@ascendant/domain/organization/api-key';
import { transferStatuses } from '@ascendant/domain/payout/transfers';
import { chargeCurrencies } from '@ascendant/domain/pricing/currency';
import { tierTypes } from '@ascendant/domain/pricing/tier';
import { z } from 'zod';
import { count, instant } from '../wire';

/** What ids begin with: they're text, so that what they're made of can change. */
const kinds = {
  organization: 'org',
  key: 'key',
  series: 'se',
  event: 'ev',
  booking: 'bk',
  payout: 'po',
  refund: 'rf',
  activity: 'act',
  webhook: 'wh',
  delivery: 'dl',
  moneyLine: 'ml',
} as const;
export type IdKind = keyof typeof kinds;

/** 'ev_812' */
export function textId(kind: IdKind, number: number): string {
  return `${kinds[kind]}_${number}`;
}

/** The same as a schema. */
export const idOf = (kind: IdKind) => z.string().regex(new RegExp(`^${kinds[kind]}_[1-9][0-9]{0,9}$`));

/** The same in a request. @returns the number; what no id can be isn't found */
export const idIn = (kind: IdKind) =>
  idOf(kind)
    .transform((text) => Number(text.slice(kinds[kind].length + 1)))
    .pipe(z.int().lt(2 ** 31));

export const money = z
  .object({ amountCents: z.int(), currency: z.enum(chargeCurrencies) })
  .meta({ id: 'Money', description: 'An amount in whole cents.' });

export const organization = z
  .object({ id: idOf('organization'), name: z.string(), url: z.string().nullable() })
  .meta({ id: 'Organization', description: '`url` is its page, null if nothing of it is published.' });

export const key = z
  .object({
    id: idOf('key'),
    name: z.string(),
    scopes: z.array(z.enum(keyScopes)),
    endsAt: instant.nullable(),
    organization,
  })
  .meta({ id: 'Key', description: 'The key that asks. `endsAt` is null if it works until it’s turned off.' });

const price = z
  .object({
    tier: z.enum(tierTypes),
    adult: money,
    child: money.nullable(),
    validUntil: z.iso.date().nullable(),
  })
  .meta({
    id: 'Price',
    description:
      'What a ticket costs before the booking fee and taxes, until the end of a day at the place. `child` is null if children can’t come.',
  });

export const event = z
  .object({
    id: idOf('event'),
    series: idOf('series'),
    title: z.string(),
    status: z.enum(eventStatuses),
    isListed: z.boolean(),
    salesPaused: z.boolean(),
    startsAt: instant,
    endsAt: instant,
    startDate: z.iso.date(),
    startTime: z.string(),
    endDate: z.iso.date(),
    endTime: z.string(),
    timezone: z.string(),
    location: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    capacity: count,
    seatsTaken: count,
    seatsLeft: count,
    minimumAge: count,
    prices: z.array(price),
    url: z.string(),
    createdAt: instant,
    changedAt: instant,
  })
  .meta({
    id: 'Event',
    description:
      'One date of a series. Days and clock times are those at its place, `timezone`. `seatsTaken` counts seats that are held for a payment. Sales don’t change `changedAt`. While `salesPaused`, no one can book it on the site.',
  });

export const series = z
  .object({
    id: idOf('series'),
    title: z.string(),
    location: z.string(),
    dates: count,
    datesToCome: count,
    nextEvent: idOf('event').nullable(),
    nextStartsAt: instant.nullable(),
    priceTypes: z.array(z.string()),
    url: z.string(),
    changedAt: instant,
  })
  .meta({
    id: 'Series',
    description:
      'What has several dates, or one: its events. Title and place are those of the next published one, or else the latest. `datesToCome` are published.',
  });

export const booking = z
  .object({
    id: idOf('booking'),
    reference: z.string(),
    event: idOf('event'),
    series: idOf('series'),
    channel: z.enum(['site', 'organizer', 'reseller', 'import', 'widget']),
    channelName: z.string().nullable(),
    state: z.enum(bookingStatuses),
    people: z.object({ adults: count, children: count, others: count, cancelled: count }),
    tickets: money,
    discount: money,
    paid: money,
    refunded: money,
    bookedAt: instant,
    cancelledAt: instant.nullable(),
    changedAt: instant,
  })
  .meta({
    id: 'Booking',
    description:
      '`people` are those who come, with price types of your own in `others`, and how many were cancelled. `tickets`, which has extras too, less `discount` is what you sold; `paid` is what the traveller’s card was charged, with the booking fee and taxes. What you took yourself isn’t in it. `channelName` is the word that a widget has for reports, null for what wasn’t booked through one.',
  });

export const person = z
  .object({
    booking: idOf('booking'),
    ticket: z.string(),
    name: z.string(),
    comesAs: z.string(),
    email: z.string().nullable(),
    checkedInAt: instant.nullable(),
  })
  .meta({
    id: 'Person',
    description:
      'Someone with a valid ticket. `comesAs` is `adult`, `child` or the name of a price type. `email` is that of who booked, if they agreed to share it.',
  });

export const payout = z
  .object({ id: idOf('payout'), day: z.iso.date(), amount: money, status: z.enum(transferStatuses), returned: money })
  .meta({
    id: 'Payout',
    description: 'What was handed on to your account at the payment provider, and what of it was taken back.',
  });

export const moneyLine = z
  .object({
    id: idOf('moneyLine'),
    at: instant,
    cause: z.enum(ledgerCauses),
    booking: idOf('booking').nullable(),
    event: idOf('event').nullable(),
    amount: money,
  })
  .meta({
    id: 'MoneyLine',
    description:
      'A movement of what you’re owed: positive for what you earn, negative for refunds, fees and payouts. All of them add up to what you’re owed now.',
  });

export const invoice = z
  .object({ number: z.string(), month: z.string(), total: money, issuedAt: instant })
  .meta({ id: 'Invoice', description: 'A month’s booking fees, negative if more was refunded than sold.' });

export const ticket = z
  .object({ booking: idOf('booking'), event: idOf('event'), ticket: z.string(), checkedInAt: instant.nullable() })
  .meta({ id: 'Ticket', description: '`checkedInAt` is null once a check-in was undone.' });

const refund = z
  .object({
    id: idOf('refund'),
    booking: idOf('booking'),
    event: idOf('event'),
    amount: money,
    state: z.enum(['made', 'failed']),
  })
  .meta({ id: 'Refund', description: 'What went back to a traveller’s card, or didn’t.' });

const typesOf = (...nouns: readonly string[]) =>
  z.enum(activityTypes.filter((type) => nouns.includes(type.split('.')[0] ?? '')) as [ActivityType, ...ActivityType[]]);

const facts = {
  id: idOf('activity'),
  sequence: count,
  timestamp: instant,
  organization: idOf('organization'),
};

/** Something that happened: the same text that webhooks are sent. No shape in it has a name or an address. Source: rule HOK-01. */
export const activity = z
  .discriminatedUnion('type', [
    z.object({
      type: typesOf('booking'),
      ...facts,
      data: booking,
      previous: z.object({ event: idOf('event') }).optional(),
    }),
    z.object({ type: typesOf('event'), ...facts, data: event }),
    z.object({ type: typesOf('ticket'), ...facts, data: ticket }),
    z.object({ type: typesOf('refund'), ...facts, data: refund }),
    z.object({ type: typesOf('payout'), ...facts, data: payout }),
  ])
  .meta({
    id: 'Activity',
    description:
      'Something that happened. `data` is how it was when this was written, a few seconds later. `previous` has the date that a booking moved from.',
  });
