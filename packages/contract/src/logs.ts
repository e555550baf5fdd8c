import { cursorMaxLength, searchTextMaxLength } from '@ascendant/domain/list-limits';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { day, id, instant, line } from './wire';

/** Days in UTC, and where the page before ended. */
const stretch = {
  from: day.optional(),
  /** included */
  to: day.optional(),
  /** the `next` of the page before */
  after: line(cursorMaxLength).optional(),
};

/** Who did what to what, and when. Source: rule ERR-06. */
export const auditEntry = z.object({
  /** above 2^31 one day, so it isn't an ordinary id */
  id: z.int().positive(),
  at: instant,
  /** null for visitors and for the program itself; the name is null once the account is gone */
  actor: z.object({ id, username: z.string().nullable() }).nullable(),
  role: z.string(),
  action: z.string(),
  subject: z
    .object({
      type: z.string(),
      id: z.string().nullable(),
      /** a title, a booking's reference, a username; null for other kinds, and once it's gone */
      name: z.string().nullable(),
      /** of an event and a booking: whose bookings it's about */
      eventId: id.nullable(),
    })
    .nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A request that failed because of a bug. Email and IP address are masked. Source: rule ERR-04. */
export const errorLog = z.object({
  id,
  at: instant,
  type: z.string(),
  message: z.string(),
  endpoint: z.string().nullable(),
  method: z.string().nullable(),
  status: z.int().nullable(),
  requestId: z.string().nullable(),
  userId: id.nullable(),
  email: z.string().nullable(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** where in the code, innermost first; the error that caused it comes after it */
  details: z.array(z.string()),
});
export type ErrorLog = z.infer<typeof errorLog>;

export const logRoutes = nameRoutes({
  listAuditLog: defineRoute('GET /api/admin/audit-log', {
    summary: 'List the audit log, newest first',
    query: z.object({
      ...stretch,
      /** a username, an email address, or an account's id */
      person: line(searchTextMaxLength).optional(),
      action: line(searchTextMaxLength).optional(),
      /** the kind of thing: `event`, `booking` */
      subject: line(searchTextMaxLength).optional(),
      subjectId: line(searchTextMaxLength).optional(),
    }),
    reply: {
      200: z.object({
        entries: z.array(auditEntry),
        next: z.string().nullable(),
        /** every action and kind of subject there is, for the filters */
        actions: z.array(z.string()),
        subjects: z.array(z.string()),
      }),
    },
  }),
  listErrorLogs: defineRoute('GET /api/admin/error-logs', {
    summary: 'List the error log: requests that failed because of a bug, newest first',
    query: z.object({
      ...stretch,
      /** a request id, or words of the message or endpoint */
      q: line(searchTextMaxLength).optional(),
      type: line(searchTextMaxLength).optional(),
      status: z.coerce.number().int().min(100).max(599).optional(),
    }),
    reply: {
      200: z.object({ errors: z.array(errorLog), next: z.string().nullable(), types: z.array(z.string()) }),
    },
  }),
});
