import type { AuditEntry, ErrorLog } from '@ascendant/contract/logs';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { maskedEmail, maskedIpAddress } from '@ascendant/domain/person/masking';
import { z } from 'zod';
import type { ErrorLogRow } from '../../../db/schema/logs';
import type { AuditRow } from './audit-log.repository';
import { redactedError } from './redacted-error';

export function presentAuditEntry(row: AuditRow): AuditEntry {
  const { entry, username, event } = row;
  return {
    id: entry.id,
    at: entry.createdAt.toISOString(),
    actor: entry.actorId === null ? null : { id: entry.actorId, username },
    role: entry.actorRole,
    action: entry.action,
    subject:
      entry.targetType === null
        ? null
        : { type: entry.targetType, id: entry.targetId, name: nameOf(row), eventId: event?.id ?? null },
    changes: Object.entries(entry.changes ?? {}).map(([field, change]) => ({
      field,
      before: valueText(change?.before),
      after: valueText(change?.after),
    })),
    requestId: entry.requestId,
  };
}

/** What people call the thing that an entry is about. */
function nameOf({ entry: { targetType, targetId }, event, about }: AuditRow): string | null {
  if (targetType === 'booking') return event === null ? null : bookingReference(Number(targetId));
  return event === null ? about : `${event.title}, ${event.startDate}`;
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What `describeError` writes. Anything else in the column isn't shown. */
const described = z.object({
  type: z.string().optional(),
  code: z.string().optional(),
  constraint: z.string().optional(),
  frames: z.array(z.string()).catch([]),
});
const withCause = described.extend({ cause: described.optional().catch(undefined) });

/** An error without the person it happened to: the email and IP address are masked, and quoted values left out. */
export function presentErrorLog(row: ErrorLogRow): ErrorLog {
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    type: row.errorType,
    message: redactedError(row.errorMessage),
    endpoint: row.endpoint,
    method: row.httpMethod,
    status: row.statusCode,
    requestId: row.requestId,
    userId: row.userId,
    email: row.email === null ? null : maskedEmail(row.email),
    ipAddress: row.ipAddress === null ? null : maskedIpAddress(row.ipAddress),
    userAgent: row.userAgent,
    details: detailLines(row.errorDetails),
  };
}

function detailLines(details: unknown): string[] {
  const read = withCause.safeParse(details ?? {});
  if (!read.success) return [];
  const { cause, ...own } = read.data;
  return [...linesOf(own), ...(cause ? [`Caused by ${cause.type ?? 'an error'}`, ...linesOf(cause)] : [])];
}

function linesOf({ code, constraint, frames }: z.output<typeof described>): string[] {
  return [...(code ? [`code ${code}`] : []), ...(constraint ? [`constraint ${constraint}`] : []), ...frames];
}
