import { bookingEmailsOfNewMember } from '@ascendant/domain/event/booking-emails';
import type { MemberRole, TeamMember } from '@ascendant/domain/organization/members';
import { and, asc, count, countDistinct, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { gateDevices, eventGuides, organizationMembers, seriesGuides } from '../../../db/schema/organizations';
import { users, type UserRow } from '../../../db/schema/users';
import type { Queryable, Transaction } from '../../database/database';
import { hostNameOf, namedSeries, type NamedSeries } from '../../database/organizations.repository';

/** A member with their name and address, for owners. */
export interface MemberRecord extends TeamMember {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Null for the organizer. */
  readonly joinedAt: Date | null;
  readonly dates: readonly number[];
  /** What a guide has on all dates. */
  readonly series: readonly NamedSeries[];
}

/** Locks an organization until the end of the transaction, so that its team changes one step at a time. @returns null once the account is gone */
export async function lockOrganizer(
  tx: Transaction,
  organizerId: number,
): Promise<(Pick<UserRow, 'id' | 'disabled'> & { readonly name: string | null }) | null> {
  const [row] = await tx
    .select({ id: users.id, disabled: users.disabled, name: hostNameOf(users) })
    .from(users)
    .where(eq(users.id, organizerId))
    .for('no key update');
  return row ?? null;
}

/** The name that an organizer hosts under. */
export async function findOrganizerName(db: Queryable, organizerId: number): Promise<string> {
  const [row] = await db
    .select({ name: hostNameOf(users) })
    .from(users)
    .where(eq(users.id, organizerId));
  return row?.name ?? '';
}

const person = { userId: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email };
const dates = sql<number[]>`array(select ${eventGuides.eventId} from ${eventGuides}
  where ${eventGuides.userId} = ${users.id} order by ${eventGuides.eventId})`;

const series = namedSeries(sql`(select series_id from ${seriesGuides} where user_id = ${users}.id) s`);

/** Everyone in an organization: its organizer, then its owners, then the others by name. */
export async function findMembers(db: Queryable, organizerId: number): Promise<readonly MemberRecord[]> {
  const [organizer] = await db.select(person).from(users).where(eq(users.id, organizerId));
  const joined = await db
    .select({ ...person, role: organizationMembers.role, joinedAt: organizationMembers.joinedAt, dates, series })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(eq(organizationMembers.organizerId, organizerId))
    .orderBy(sql`${organizationMembers.role} <> 'owner'`, asc(users.firstName), asc(users.lastName), asc(users.id));
  const first = organizer && { ...organizer, role: 'owner' as const, joinedAt: null, dates: [], series: [] };
  return first === undefined ? joined : [first, ...joined];
}

/** @returns null for someone who isn't in the organization */
export async function findMember(db: Queryable, organizerId: number, userId: number): Promise<MemberRecord | null> {
  return (await findMembers(db, organizerId)).find((member) => member.userId === userId) ?? null;
}

/** How many owners an organization has, with its organizer. */
export async function countOwners(tx: Queryable, organizerId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(organizationMembers)
    .where(and(eq(organizationMembers.organizerId, organizerId), eq(organizationMembers.role, 'owner')));
  return 1 + (row?.count ?? 0);
}

export async function countMembers(tx: Queryable, organizerId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(organizationMembers)
    .where(eq(organizationMembers.organizerId, organizerId));
  return 1 + (row?.count ?? 0);
}

/** Whether someone is in anyone's organization. */
export async function isMember(tx: Queryable, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ userId: organizationMembers.userId })
    .from(organizationMembers)
    .where(eq(organizationMembers.userId, userId));
  return rows.length > 0;
}

/** Adds someone to an organization. They get no emails about bookings until they choose to. */
export async function insertMember(
  tx: Transaction,
  member: { readonly userId: number; readonly organizerId: number; readonly role: MemberRole },
): Promise<void> {
  await tx.insert(organizationMembers).values(member);
  await tx.update(users).set({ bookingEmails: bookingEmailsOfNewMember }).where(eq(users.id, member.userId));
}

/** Gives a member another role. Only guides have dates, and only the others may have made check-in links. */
export async function setRole(
  tx: Transaction,
  { userId, organizerId, role }: { readonly userId: number; readonly organizerId: number; readonly role: MemberRole },
): Promise<void> {
  await tx.update(organizationMembers).set({ role }).where(eq(organizationMembers.userId, userId));
  if (role === 'guide') return revokeGatesOf(tx, organizerId, userId);
  await tx.delete(eventGuides).where(eq(eventGuides.userId, userId));
  await tx.delete(seriesGuides).where(eq(seriesGuides.userId, userId));
}

/** Turns off the gate devices that someone made, who no longer may. */
async function revokeGatesOf(tx: Transaction, organizerId: number, userId: number): Promise<void> {
  await tx
    .update(gateDevices)
    .set({ revokedAt: sql`coalesce(${gateDevices.revokedAt}, now())` })
    .where(and(eq(gateDevices.organizerId, organizerId), eq(gateDevices.createdBy, userId)));
}

/** How many of these events are the organization's. */
export async function countOwnEvents(tx: Queryable, organizerId: number, ids: readonly number[]): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(events)
    .where(and(eq(events.organizerId, organizerId), inArray(events.id, [...ids])));
  return row?.count ?? 0;
}

/** Replaces the dates that a guide is assigned to. */
export async function setDates(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(eventGuides).where(eq(eventGuides.userId, userId));
  if (ids.length > 0) await tx.insert(eventGuides).values(ids.map((eventId) => ({ userId, eventId })));
}

/** How many of these series are the organization's. */
export async function countOwnSeries(tx: Queryable, organizerId: number, ids: readonly number[]): Promise<number> {
  const [row] = await tx
    .select({ count: countDistinct(events.seriesId) })
    .from(events)
    .where(and(eq(events.organizerId, organizerId), inArray(events.seriesId, [...ids])));
  return row?.count ?? 0;
}

/** Replaces the series that a guide has on all dates. One that stays keeps its dates since it was given. */
export async function setSeries(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  const isOther = and(eq(seriesGuides.userId, userId), notInArray(seriesGuides.seriesId, [...ids]));
  await tx.delete(seriesGuides).where(isOther);
  if (ids.length === 0) return;
  const rows = ids.map((seriesId) => ({ userId, seriesId }));
  await tx.insert(seriesGuides).values(rows).onConflictDoNothing();
}

/** Removes a member, and turns off the gate devices that they made. @returns false for someone who isn't one */
export async function deleteMember(tx: Transaction, organizerId: number, userId: number): Promise<boolean> {
  const isTheirs = and(eq(organizationMembers.organizerId, organizerId), eq(organizationMembers.userId, userId));
  const rows = await tx.delete(organizationMembers).where(isTheirs).returning({ userId: organizationMembers.userId });
  await revokeGatesOf(tx, organizerId, userId);
  return rows.length > 0;
}
