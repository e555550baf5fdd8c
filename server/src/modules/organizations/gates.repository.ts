import { longestGateList } from '@ascendant/domain/list-limits';
import { gateGraceHours } from '@ascendant/domain/organization/gate-device';
import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { gateDeviceEvents, gateDevices, gateDeviceSeries, type GateDeviceRow } from '../../../db/schema/organizations';
import { users } from '../../../db/schema/users';
import type { Queryable, Transaction } from '../../database/database';
import {
  gateDates,
  hostNameOf,
  isActingOrganizer,
  namedSeries,
  type NamedSeries,
} from '../../database/organizations.repository';

const listedDays = 30;

/** When the grace after the last of some dates is over; null without dates. */
const endOf = (isTheirs: SQL): SQL =>
  sql`(select max(e.ends_at) + make_interval(hours => ${gateGraceHours}) from ${events} e where ${isTheirs})`;

/** When a device ends: dates may have moved since it was made. What was stored then counts only once none of its dates exists any more. */
const endsAt =
  sql`coalesce(${endOf(sql`e.id in ${gateDates(sql`${gateDevices}.id`)}`)}, ${gateDevices.endsAt})`.mapWith(
    gateDevices.endsAt,
  );
const isActive = and(isNull(gateDevices.revokedAt), gt(endsAt, sql`now()`));
const series = namedSeries(sql`(select series_id from ${gateDeviceSeries} where device_id = ${gateDevices}.id) s`);
const device = { ...getTableColumns(gateDevices), endsAt, series };

/** A gate device, with what it checks in on all dates. */
export interface GateRecord extends GateDeviceRow {
  readonly series: readonly NamedSeries[];
}

/** A gate device that asks, with what it may do. */
export interface FoundGate extends Pick<
  GateDeviceRow,
  'id' | 'organizerId' | 'createdBy' | 'name' | 'endsAt' | 'revokedAt'
> {
  readonly dates: readonly number[];
  /** Whether its organizer's account still has an organization, and who made it can still sign in. */
  readonly isActing: boolean;
  /** The database's clock (rule PAY-18). */
  readonly now: Date;
}

const asked = {
  id: gateDevices.id,
  organizerId: gateDevices.organizerId,
  createdBy: gateDevices.createdBy,
  name: gateDevices.name,
  endsAt,
  revokedAt: gateDevices.revokedAt,
  dates: sql<number[]>`array${gateDates(sql`${gateDevices}.id`)}`,
  isActing: sql<boolean>`${isActingOrganizer(users)} and not exists (select from users maker
    where maker.id = ${gateDevices.createdBy} and maker.disabled)`,
  now: sql<string>`to_json(now()) #>> '{}'`,
};

/** @param tokenHash of the secret in its link */
export async function findGateByToken(db: Queryable, tokenHash: string): Promise<FoundGate | null> {
  const [row] = await db
    .select(asked)
    .from(gateDevices)
    .innerJoin(users, eq(users.id, gateDevices.organizerId))
    .where(eq(gateDevices.tokenHash, tokenHash));
  return row === undefined ? null : { ...row, now: new Date(row.now) };
}

/** Notes that a device was used, once a minute. */
export async function noteUse(db: Queryable, id: number): Promise<void> {
  const isOld = or(isNull(gateDevices.lastUsedAt), sql`${gateDevices.lastUsedAt} < now() - interval '1 minute'`);
  await db
    .update(gateDevices)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(gateDevices.id, id), isOld));
}

/** How a gate device calls itself and its organization. */
export async function findGateNames(db: Queryable, id: number) {
  const [row] = await db
    .select({ name: gateDevices.name, organizer: hostNameOf(users), endsAt })
    .from(gateDevices)
    .innerJoin(users, eq(users.id, gateDevices.organizerId))
    .where(eq(gateDevices.id, id));
  return row ?? null;
}

/** Whether a gate device is an organization's. */
export async function isGateOf(db: Queryable, organizerId: number, id: number): Promise<boolean> {
  const isTheirs = and(eq(gateDevices.id, id), eq(gateDevices.organizerId, organizerId));
  return (await db.select({ id: gateDevices.id }).from(gateDevices).where(isTheirs)).length > 0;
}

/** An organization's gate devices: those that work and those that ended lately, each the latest first. */
export async function findGates(db: Queryable, organizerId: number): Promise<readonly GateRecord[]> {
  const isLate = sql`coalesce(${gateDevices.revokedAt}, ${endsAt}) > now() - make_interval(days => ${listedDays})`;
  return db
    .select(device)
    .from(gateDevices)
    .where(and(eq(gateDevices.organizerId, organizerId), isLate))
    .orderBy(sql`${isActive} desc`, desc(gateDevices.id))
    .limit(longestGateList);
}

export async function countActiveGates(tx: Queryable, organizerId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(gateDevices)
    .where(and(eq(gateDevices.organizerId, organizerId), isActive));
  return row?.count ?? 0;
}

/** How many of these dates are published, the organization's, and not over. */
export async function countDatesToCome(tx: Queryable, organizerId: number, ids: readonly number[]): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(events)
    .where(and(isDateToCome(organizerId), inArray(events.id, [...ids])));
  return row?.count ?? 0;
}

/** How many of these series are the organization's, with published dates that aren't over. */
export async function countSeriesToCome(tx: Queryable, organizerId: number, ids: readonly number[]): Promise<number> {
  const [row] = await tx
    .select({ count: countDistinct(events.seriesId) })
    .from(events)
    .where(and(isDateToCome(organizerId), inArray(events.seriesId, [...ids])));
  return row?.count ?? 0;
}

function isDateToCome(organizerId: number): SQL | undefined {
  return and(eq(events.organizerId, organizerId), eq(events.status, 'published'), gt(events.endsAt, sql`now()`));
}

/** What a gate device checks in. */
export interface WorkOfGate {
  readonly dates: readonly number[];
  readonly series: readonly number[];
}

export type NewGate = Pick<GateDeviceRow, 'organizerId' | 'name' | 'tokenHash' | 'createdBy'>;

export async function insertGate(tx: Transaction, gate: NewGate, { dates, series }: WorkOfGate): Promise<GateRecord> {
  const end = endOf(
    sql`e.id = any(${sql.param([...dates])}::int[]) or (e.series_id = any(${sql.param([...series])}::int[]) and e.status = 'published')`,
  );
  const [row] = await tx
    .insert(gateDevices)
    .values({ ...gate, endsAt: end })
    .returning({ id: gateDevices.id });
  if (!row) throw new RangeError('no gate device came back');
  const deviceId = row.id;
  if (dates.length > 0) await tx.insert(gateDeviceEvents).values(dates.map((eventId) => ({ deviceId, eventId })));
  if (series.length > 0) await tx.insert(gateDeviceSeries).values(series.map((seriesId) => ({ deviceId, seriesId })));
  const [added] = await tx.select(device).from(gateDevices).where(eq(gateDevices.id, deviceId));
  if (!added) throw new RangeError('no gate device came back');
  return added;
}

/** Turns a device off; one that's off already stays as it was. @returns null if it isn't the organization's */
export async function revoke(tx: Transaction, organizerId: number, id: number): Promise<GateRecord | null> {
  const [row] = await tx
    .update(gateDevices)
    .set({ revokedAt: sql`coalesce(${gateDevices.revokedAt}, now())` })
    .where(and(eq(gateDevices.id, id), eq(gateDevices.organizerId, organizerId)))
    .returning(device);
  return row ?? null;
}
