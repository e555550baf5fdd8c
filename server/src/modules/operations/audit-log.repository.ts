import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { auditLog, type AuditLogRow } from '../../../db/schema/logs';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { inStretch, logPageSize, valuesOf, type LogStretch } from './log-conditions.repository';

/** Which entries of the audit log. */
export interface AuditFilter extends LogStretch {
  /** A username, an email address, or an account's id. */
  readonly person?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly subjectId?: string | undefined;
}

export interface AuditRow {
  readonly entry: AuditLogRow;
  /** Null once the account is gone. */
  readonly username: string | null;
  /** What it's about, as far as it's an event, a booking or an account, and still there. */
  readonly event: { readonly id: number; readonly title: string; readonly startDate: string } | null;
  readonly about: string | null;
}

const subjectUsers = alias(users, 'subject_users');
/** The id of what an entry is about; null for an id that isn't a number. */
const subjectNumber = sql<number>`(case when ${auditLog.targetId} ~ '^[0-9]{1,9}$' then ${auditLog.targetId}::int end)`;

/** A page of entries, newest first, and one more if there is another page. */
export async function findAuditEntries(db: Queryable, filter: AuditFilter): Promise<AuditRow[]> {
  const { action, subject, subjectId } = filter;
  return db
    .select({
      entry: auditLog,
      username: users.username,
      event: { id: events.id, title: events.title, startDate: events.startDate },
      about: subjectUsers.username,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(subjectUsers, and(eq(auditLog.targetType, 'user'), eq(subjectUsers.id, subjectNumber)))
    .leftJoin(bookings, and(eq(auditLog.targetType, 'booking'), eq(bookings.id, subjectNumber)))
    .leftJoin(
      events,
      or(and(eq(auditLog.targetType, 'event'), eq(events.id, subjectNumber)), eq(events.id, bookings.eventId)),
    )
    .where(
      and(
        inStretch(filter, auditLog.createdAt, auditLog.id),
        isBy(filter.person),
        action ? eq(auditLog.action, action) : undefined,
        subject ? eq(auditLog.targetType, subject) : undefined,
        subjectId ? eq(auditLog.targetId, subjectId) : undefined,
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(logPageSize + 1);
}

function isBy(person = ''): SQL | undefined {
  if (person === '') return undefined;
  const byId = /^#?\d{1,9}$/.test(person) ? sql`or ${auditLog.actorId} = ${Number(person.replace('#', ''))}` : sql``;
  return sql`(${auditLog.actorId} in (select ${users.id} from ${users}
    where ${users.username} = lower(${person}) or ${users.email} = lower(${person})) ${byId})`;
}

/** Every action and kind of subject there is. */
export async function findAuditChoices(db: Queryable): Promise<{ actions: string[]; subjects: string[] }> {
  const [actions, subjects] = [await valuesOf(db, auditLog.action), await valuesOf(db, auditLog.targetType)];
  return { actions, subjects };
}
