import type { logRoutes } from '@ascendant/contract/logs';
import type { RouteInput, RouteReply } from '@ascendant/contract/route';
import type { Database } from '../../database/database';
import { readTimeCursor, writeTimeCursor } from '../../http/time-cursor';
import { findAuditChoices, findAuditEntries } from './audit-log.repository';
import { findErrorLogs, findErrorTypes, logPageSize } from './log-conditions.repository';
import { presentAuditEntry, presentErrorLog } from './log.presenter';

type AuditQuery = RouteInput<typeof logRoutes.listAuditLog>['query'];
type ErrorQuery = RouteInput<typeof logRoutes.listErrorLogs>['query'];

/** A page of the audit log, for admins. @throws AppError invalid_input (after) */
export async function auditPage(
  db: Database,
  { after, ...filter }: AuditQuery,
): Promise<RouteReply<typeof logRoutes.listAuditLog>> {
  const found = await findAuditEntries(db, { ...filter, after: readTimeCursor(after) });
  const { page, next } = cut(found, ({ entry }) => entry);
  return { entries: page.map(presentAuditEntry), next, ...(await findAuditChoices(db)) };
}

/** A page of the error log, for admins. @throws AppError invalid_input (after) */
export async function errorPage(
  db: Database,
  { after, ...filter }: ErrorQuery,
): Promise<RouteReply<typeof logRoutes.listErrorLogs>> {
  const found = await findErrorLogs(db, { ...filter, after: readTimeCursor(after) });
  const { page, next } = cut(found, (row) => row);
  return { errors: page.map(presentErrorLog), next, types: await findErrorTypes(db) };
}

function cut<Row>(found: readonly Row[], keyOf: (row: Row) => { createdAt: Date; id: number }) {
  const page = found.slice(0, logPageSize);
  const last = page.at(-1);
  if (last === undefined || found.length <= logPageSize) return { page, next: null };
  const { createdAt: at, id } = keyOf(last);
  return { page, next: writeTimeCursor({ at, id }) };
}
