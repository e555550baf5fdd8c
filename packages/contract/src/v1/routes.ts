import { cursorMaxLength } from '@ascendant/domain/list-limits';
import { z } from 'zod';
import { defineRoute, nameRoutes } from '../route';
import { instant, line } from '../wire';
import {
  activity,
  booking,
  event,
  idIn,
  invoice,
  key,
  moneyLine,
  payout,
  person,
  series,
  ticket,
  type IdKind,
} from './shapes';

/** The most rows of one reply. */
export const v1PageSize = 100;

/** Which rows of a list. */
export const page = {
  limit: z.coerce.number().int().min(1).max(v1PageSize).optional(),
  /** `next` of the page before */
  after: line(cursorMaxLength).optional(),
};

/** A list in the order of change, so that a program can follow it. */
const changes = {
  ...page,
  /** `until` of the last reply, for what has changed since */
  changedSince: instant.optional(),
};

export const listOf = <Row extends z.ZodType>(row: Row) => ({
  data: z.array(row),
  /** what continues the list; null at its end */
  next: z.string().nullable(),
});

const changesOf = <Row extends z.ZodType>(row: Row) => ({
  ...listOf(row),
  /** Everything that changed before this moment is in the list. The last minute isn't: what's written then may still be under way. */
  until: instant,
});

/** Which row a call is about. */
export const params = (kind: IdKind) => z.object({ id: idIn(kind) });

/**
 * The API of organizations' own programs, for keys alone. We only add to it: calls, parameters that can be left out, and fields.
 * Source: docs/rules/security.md, "API keys".
 */
export const v1Routes = nameRoutes({
  readKey: defineRoute('GET /api/v1/key', {
    summary: 'Get the key that asks, with what it can do and for whom',
    reply: { 200: key },
  }),
  listV1Series: defineRoute('GET /api/v1/series', {
    summary: 'List series, in the order in which they or their events changed',
    scope: 'events:read',
    query: z.object(changes),
    reply: { 200: z.object(changesOf(series)) },
  }),
  getV1Series: defineRoute('GET /api/v1/series/:id', {
    summary: 'Get a series',
    scope: 'events:read',
    params: params('series'),
    reply: { 200: series },
  }),
  listV1Events: defineRoute('GET /api/v1/events', {
    summary: 'List events, drafts too, in the order in which they changed',
    scope: 'events:read',
    query: z.object({ ...changes, series: idIn('series').optional() }),
    reply: { 200: z.object(changesOf(event)) },
  }),
  getV1Event: defineRoute('GET /api/v1/events/:id', {
    summary: 'Get an event',
    scope: 'events:read',
    params: params('event'),
    reply: { 200: event },
  }),
  listV1Bookings: defineRoute('GET /api/v1/bookings', {
    summary: 'List bookings, without names, in the order in which they changed',
    scope: 'bookings:read',
    query: z.object({ ...changes, event: idIn('event').optional() }),
    reply: { 200: z.object(changesOf(booking)) },
  }),
  getV1Booking: defineRoute('GET /api/v1/bookings/:id', {
    summary: 'Get a booking, without names',
    scope: 'bookings:read',
    params: params('booking'),
    reply: { 200: booking },
  }),
  listV1People: defineRoute('GET /api/v1/events/:id/people', {
    summary: 'List the people who come to an event, in the order of their bookings',
    scope: 'people:read',
    params: params('event'),
    query: z.object(page),
    reply: { 200: z.object(listOf(person)) },
  }),
  listV1CheckIns: defineRoute('GET /api/v1/check-ins', {
    summary: 'List the tickets that are checked in, in the order in which people came',
    scope: 'bookings:read',
    query: z.object({ ...page, event: idIn('event').optional() }),
    reply: { 200: z.object(listOf(ticket)) },
  }),
  listV1Payouts: defineRoute('GET /api/v1/payouts', {
    summary: 'List payouts, the latest first',
    scope: 'money:read',
    query: z.object(page),
    reply: { 200: z.object(listOf(payout)) },
  }),
  listV1MoneyLines: defineRoute('GET /api/v1/money-lines', {
    summary: 'List what you earned and were paid, line by line, the latest first',
    scope: 'money:read',
    query: z.object(page),
    reply: { 200: z.object(listOf(moneyLine)) },
  }),
  listV1Invoices: defineRoute('GET /api/v1/invoices', {
    summary: 'List the invoices of the site’s booking fees, the latest month first',
    scope: 'money:read',
    reply: { 200: z.object(listOf(invoice)) },
  }),
  listV1Activities: defineRoute('GET /api/v1/activities', {
    summary: 'List what happened in the last 30 days, without names: what your webhooks want and this key includes',
    query: z.object(page),
    reply: { 200: z.object(listOf(activity)) },
  }),
});
