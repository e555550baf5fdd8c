import { z } from 'zod';
import { paymentDiscrepancy } from './admin-payments';
import { defineRoute, nameRoutes } from './route';
import { count, id, idParams, instant, priceText } from './wire';

const bytes = z.int().min(0);

/** System health, for admins. Nothing in it is about a person. Source: rule ERR-07. */
export const health = z.object({
  /** when this was read, by the database's clock */
  at: instant,
  queue: z.object({
    waiting: count,
    /** failed after every attempt */
    dead: count,
    /** of those waiting: failed before */
    tryingAgain: count,
    /** how long the oldest job that's ready to run has waited */
    oldestSeconds: count,
  }),
  /** not counting those that only their own address refuses */
  emails: z.object({ waiting: count, oldestSeconds: count }),
  /** null until the first one; `waiting` are about payments we don't know yet */
  webhooks: z.object({ lastAt: instant.nullable(), waiting: count }),
  /** what organizers' webhooks that work are to be sent, how long the oldest that's due has waited, and how many webhooks fail */
  deliveries: z.object({ waiting: count, oldestSeconds: count, failing: count }),
  /** when payments were last compared with the provider; null until the first time */
  lastReconciledAt: instant.nullable(),
  openDiscrepancies: count,
  /** requested but not made yet */
  refunds: z.object({ pending: count, amount: priceText, oldestAt: instant.nullable() }),
  /** of the disk that stores files */
  disk: z.object({ freeBytes: bytes, totalBytes: bytes }),
  /** bytes of the database */
  databaseBytes: bytes,
  /** the read replica; null without one. `lagSeconds` are whole seconds, and null if the replica doesn't answer or has never caught up */
  replica: z.object({ lagSeconds: count.nullable() }).nullable(),
  /** when the last backup was made that we know of, by us or told by `ascendant backup-made`; null until the first time */
  lastBackupAt: instant.nullable(),
  /** how far matching has read the events since this process started; there are no scores before it's ready */
  matching: z.object({ isReady: z.boolean(), events: count }),
  /** the zone table that decides what clocks show */
  timeZones: z.object({
    /** the release of the IANA time zone database: '2026f' */
    edition: z.string(),
    /** false until the instants of all future events follow it */
    isApplied: z.boolean(),
    /** the zones for which others' own rules differ from it in the next two years; none if they agree */
    differences: z.array(z.object({ source: z.enum(['PostgreSQL', 'Node.js']), zones: z.array(z.string()) })),
  }),
});
export type Health = z.infer<typeof health>;

export const jobStates = ['dead', 'trying_again', 'running', 'waiting'] as const;
export type JobState = (typeof jobStates)[number];

/** A job in the queue: what kind of work, never who it's for. */
export const job = z.object({
  id,
  task: z.string(),
  state: z.enum(jobStates),
  tries: count,
  maxTries: z.int(),
  addedAt: instant,
  /** not before then */
  runAt: instant,
  /** why the last attempt failed, without naming anyone; null if none has */
  error: z.string().nullable(),
});
export type Job = z.infer<typeof job>;

export const resolvedDiscrepancy = paymentDiscrepancy.extend({
  resolvedAt: instant,
  /** the admin's username; null if it resolved itself */
  resolvedBy: z.string().nullable(),
});
export type ResolvedDiscrepancy = z.infer<typeof resolvedDiscrepancy>;

export const operationsRoutes = nameRoutes({
  listResolvedDiscrepancies: defineRoute('GET /api/admin/discrepancies/resolved', {
    summary: 'List discrepancies that were resolved, manually or automatically, latest first',
    reply: { 200: z.array(resolvedDiscrepancy) },
  }),
  adminHealth: defineRoute('GET /api/admin/health', {
    summary:
      'Get the system health: queue, webhooks, payments, refunds, disk, replica, backup, matching and time zones',
    reply: { 200: health },
  }),
  listDeadJobs: defineRoute('GET /api/admin/jobs', {
    summary: 'List jobs: failed, then retrying, running and waiting',
    reply: { 200: z.array(job) },
  }),
  retryJob: defineRoute('POST /api/admin/jobs/:id/retry', {
    summary: 'Retry a failed or waiting job now',
    params: idParams,
    reply: { 204: null },
  }),
});
