import { z } from 'zod';
import { paymentDiscrepancy } from './admin-payments';
import { defineRoute } from './route';
import { id, idParams, instant, priceText } from './wire';

const count = z.int().min(0);

/** How the program does, for admins: nothing of it is about a person. Source: rule ERR-07. */
export const health = z.object({
  /** when it was looked, by the database's clock */
  at: instant,
  queue: z.object({
    waiting: count,
    /** given up after all tries */
    dead: count,
    /** how long the oldest job that could run now has waited */
    oldestSeconds: count,
  }),
  /** null until the first one; `waiting` are about payments that nobody knows yet */
  webhooks: z.object({ lastAt: instant.nullable(), waiting: count }),
  /** when payments were last compared with the provider; null until the first time */
  lastReconciledAt: instant.nullable(),
  openDiscrepancies: count,
  /** asked for, and not made yet */
  refunds: z.object({ pending: count, amount: priceText, oldestAt: instant.nullable() }),
  /** of the place where files are kept */
  disk: z.object({ freeBytes: count, totalBytes: count }),
  /** bytes of the database */
  databaseBytes: count,
  /** the database for reads; null without one. `lagSeconds` is to half a minute, and null where it does not answer */
  replica: z.object({ lagSeconds: count.nullable() }).nullable(),
  /** when `npm run backup` last made a whole one; null until the first time */
  lastBackupAt: instant.nullable(),
});
export type Health = z.infer<typeof health>;

export const jobStates = ['dead', 'trying_again', 'running', 'waiting'] as const;
export type JobState = (typeof jobStates)[number];

/** A job of the queue: what kind of work, never for whom. */
export const job = z.object({
  id,
  task: z.string(),
  state: z.enum(jobStates),
  tries: count,
  maxTries: z.int(),
  addedAt: instant,
  /** not before then */
  runAt: instant,
  /** why the last try failed, without anything that names a person; null where none has */
  error: z.string().nullable(),
});
export type Job = z.infer<typeof job>;

export const resolvedDiscrepancy = paymentDiscrepancy.extend({
  resolvedAt: instant,
  /** the admin's user name; null where it went away by itself */
  resolvedBy: z.string().nullable(),
});
export type ResolvedDiscrepancy = z.infer<typeof resolvedDiscrepancy>;

export const operationsRoutes = {
  listResolvedDiscrepancies: defineRoute('listResolvedDiscrepancies', {
    summary: 'Discrepancies that were resolved, manually or by themselves, latest first',
    reply: { 200: z.array(resolvedDiscrepancy) },
  }),
  adminHealth: defineRoute('adminHealth', {
    summary: 'How the program does: queue, webhooks, payments, refunds, disk, replica, backup',
    reply: { 200: health },
  }),
  listDeadJobs: defineRoute('listDeadJobs', {
    summary: 'Jobs that were given up, then those that are tried again, run or wait',
    reply: { 200: z.array(job) },
  }),
  retryJob: defineRoute('retryJob', {
    summary: 'Try a job that was given up or waits for another try at once',
    params: idParams,
    reply: { 204: null },
  }),
};
