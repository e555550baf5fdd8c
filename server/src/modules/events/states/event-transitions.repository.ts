import type { EventTransition, LiveSales, Readiness } from '@ascendant/domain/event/lifecycle';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { eventEdits } from '../../../../db/schema/event-edits';
import { eventSchedules } from '../../../../db/schema/event-series';
import { events, type EventRow } from '../../../../db/schema/events';
import { auditLog } from '../../../../db/schema/logs';
import { organizationMembers } from '../../../../db/schema/organizations';
import { users } from '../../../../db/schema/users';
import type { Queryable, Transaction } from '../../../database/database';
import type { RowOf } from '../../../database/row-of';
import { taxPlace } from '../../../database/tax-settings.repository';
import { addJob } from '../../../jobs/add-job.repository';
import { findFigures } from '../list/managed-events.repository';

/** What decides whether an event may change status, and who may change it. */
export type GuardedEventRow = Pick<
  EventRow,
  'id' | 'title' | 'startDate' | 'startTime' | 'status' | 'organizerId' | 'accessCode'
>;

const columns = {
  id: events.id,
  title: events.title,
  startDate: events.startDate,
  startTime: events.startTime,
  status: events.status,
  organizerId: events.organizerId,
  accessCode: events.accessCode,
};

export async function findGuardedEvent(db: Queryable, eventId: number): Promise<GuardedEventRow | null> {
  const [row] = await db.select(columns).from(events).where(eq(events.id, eventId));
  return row ?? null;
}

/** Locks the event's row, so that no seats are sold meanwhile (rule PAY-03). */
export async function lockGuardedEvent(tx: Transaction, eventId: number): Promise<GuardedEventRow | null> {
  const [row] = await tx.select(columns).from(events).where(eq(events.id, eventId)).for('no key update');
  return row ?? null;
}

/** Pauses or resumes sales of an event. @returns false if they were already */
export async function writeSales(tx: Transaction, eventId: number, isPaused: boolean): Promise<boolean> {
  const rows = await tx
    .update(events)
    .set({ salesPausedAt: isPaused ? sql`now()` : null })
    .where(and(eq(events.id, eventId), sql`(${events.salesPausedAt} is null) = ${isPaused}`))
    .returning({ id: events.id });
  return rows.length > 0;
}

/** Who has seats on an event. */
export async function findLiveSales(tx: Queryable, eventId: number): Promise<LiveSales> {
  const { bookings = 0, holds = 0 } = (await findFigures(tx, [eventId])).get(eventId) ?? {};
  return { bookings, holds };
}

/** Whether an event could be booked if it were published. */
export async function findReadiness(tx: Queryable, eventId: number): Promise<Readiness> {
  const { rows } = await tx.execute<Record<keyof Readiness, boolean>>(sql`
    select exists (select 1 from pricing_tiers where event_id = events.id) as "hasPrice", starts_at <= now() as "hasBegun",
      ${taxPlace} is not null and province is null and (country = 'Canada' or (latitude is null and location ~* '\\mcanada\\s*$'))
        as "lacksProvince"
    from events where id = ${eventId}`);
  const [row] = rows;
  return row ?? { hasPrice: false, hasBegun: false, lacksProvince: false };
}

/** Whether anyone has ever booked the event or started to: those records are kept. */
export async function wasEverBooked(tx: Queryable, eventId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ was: boolean }>(
    sql`select exists (select 1 from bookings where event_id = ${eventId})
      or exists (select 1 from booking_moves where from_event_id = ${eventId}) as was`,
  );
  return rows[0]?.was ?? false;
}

export interface WrittenTransition {
  readonly eventId: number;
  readonly transition: EventTransition;
  readonly actorId: number;
  /** Null when none was given. */
  readonly reason: string | null;
}

/** Gives an event its new status, and stores when, by whom and why. */
export async function writeTransition(tx: Transaction, written: WrittenTransition): Promise<void> {
  await tx.update(events).set(changesOf(written)).where(eq(events.id, written.eventId));
  // Edits that no admin has seen matter while it's published; before it's published again, an admin sees all of it.
  await tx.delete(eventEdits).where(eq(eventEdits.eventId, written.eventId));
}

/** Cancels an event that no one in person cancels. */
export async function writeCancellation(
  tx: Transaction,
  { eventId, reason }: { readonly eventId: number; readonly reason: string },
): Promise<void> {
  await tx
    .update(events)
    .set({ status: 'cancelled', cancelledAt: sql`now()`, cancelReason: reason })
    .where(eq(events.id, eventId));
  await tx.delete(eventEdits).where(eq(eventEdits.eventId, eventId));
}

type Changes = Parameters<ReturnType<Transaction['update']>['set']>[0];

function changesOf({ transition, actorId, reason }: WrittenTransition): Changes {
  const now = sql`now()`;
  switch (transition) {
    case 'publish':
      return { status: 'published', publishedAt: now, returnReason: null };
    case 'request_review':
      return { status: 'pending_approval', reviewRequestedAt: now, returnReason: null };
    case 'approve':
      return { status: 'published', approvedBy: actorId, approvedAt: now, publishedAt: now };
    case 'return':
      return { status: 'draft', returnReason: reason };
    case 'unpublish':
      return { status: 'draft', approvedBy: null, approvedAt: null, publishedAt: null, returnReason: reason };
    case 'cancel':
      return { status: 'cancelled', cancelledAt: now, cancelReason: reason };
  }
}

export async function deleteEvent(tx: Transaction, eventId: number): Promise<void> {
  await tx.delete(events).where(eq(events.id, eventId));
}

/** Has the dates of an event's schedule made, if it has one. */
export async function queueItsDates(tx: Transaction, eventId: number): Promise<void> {
  const [row] = await tx
    .select({ seriesId: eventSchedules.seriesId })
    .from(eventSchedules)
    .innerJoin(events, eq(events.seriesId, eventSchedules.seriesId))
    .where(eq(events.id, eventId));
  if (row) await addJob(tx, 'extend_schedule', row);
}

const addressee = { id: users.id, email: users.email, firstName: users.firstName };

/** Who gets an email about an event. */
export type Addressee = RowOf<typeof addressee>;

/** The organizer, and the owners and managers of their organization. */
export async function findManagers(tx: Queryable, organizerId: number): Promise<readonly Addressee[]> {
  const manage = sql`select ${organizationMembers.userId} from ${organizationMembers}
    where ${organizationMembers.organizerId} = ${organizerId} and ${inArray(organizationMembers.role, ['owner', 'manager'])}`;
  return tx
    .select(addressee)
    .from(users)
    .where(or(eq(users.id, organizerId), and(sql`${users.id} in (${manage})`, eq(users.disabled, false))))
    .orderBy(asc(users.id));
}

/** The people who can approve an event now. */
export async function findAdmins(tx: Queryable): Promise<Addressee[]> {
  return tx
    .select(addressee)
    .from(users)
    .where(and(eq(users.isAdmin, true), eq(users.disabled, false), eq(users.emailVerified, true)))
    .orderBy(asc(users.id));
}

/** Whether an event costs something and its organizer, who isn't an admin, has no account that can be paid. */
export async function lacksPayee(tx: Queryable, eventId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ lacks: boolean }>(sql`
    select exists (
      select from events e join users u on u.id = e.organizer_id
      where e.id = ${eventId} and u.user_type <> 'admin'
        and exists (select from pricing_tiers t where t.event_id = e.id and (t.adult_price > 0 or t.child_price > 0))
        and not exists (select from payout_accounts a where a.organizer_id = u.id and a.state = 'active')) as lacks`);
  return rows[0]?.lacks ?? false;
}

/** Whether an event was published at any time, even if it has been deleted since: the audit log says so. */
export async function wasPublishedBefore(db: Queryable, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(eq(auditLog.targetType, 'event'), eq(auditLog.targetId, String(id)), eq(auditLog.action, 'event.published')),
    )
    .limit(1);
  return rows.length > 0;
}
