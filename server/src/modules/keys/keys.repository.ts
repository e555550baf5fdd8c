import type { KeyState } from '@ascendant/domain/organization/api-key';
import { and, count, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import { apiKeys, type ApiKeyRow } from '../../../db/schema/organizations';
import { users } from '../../../db/schema/users';
import type { Queryable, Transaction } from '../../database/database';
import { hostNameOf, isActingOrganizer } from '../../database/organizations.repository';

/** By the database's clock. Without an end, a key works until it's turned off. */
const state = sql<KeyState>`case when ${apiKeys.revokedAt} is not null then 'revoked'
  when ${apiKeys.endsAt} <= now() then 'ended' else 'active' end`;
const madeBy = sql<string | null>`(select concat_ws(' ', maker.first_name, maker.last_name) from users maker
  where maker.id = ${apiKeys.createdBy})`;
const record = { ...getTableColumns(apiKeys), state, madeBy };

/** A key, with what it is now and who made it. */
export interface KeyRecord extends ApiKeyRow {
  readonly state: KeyState;
  readonly madeBy: string | null;
}

/** Of an organization, without those of its resellers. */
const isOwn = (organizerId: number) => and(eq(apiKeys.organizerId, organizerId), isNull(apiKeys.resellerId));

/** A key that asks. */
export interface AskingKey extends Pick<ApiKeyRow, 'id' | 'organizerId' | 'scopes' | 'resellerId'> {
  readonly state: KeyState;
  /** Whether its organizer's account still has an organization. */
  readonly isActing: boolean;
}

const asking = {
  id: apiKeys.id,
  organizerId: apiKeys.organizerId,
  scopes: apiKeys.scopes,
  resellerId: apiKeys.resellerId,
  state,
  isActing: sql<boolean>`${isActingOrganizer(users)}`,
};

export async function findKeyByToken(db: Queryable, tokenHash: string): Promise<AskingKey | null> {
  const [row] = await db
    .select(asking)
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.organizerId))
    .where(eq(apiKeys.tokenHash, tokenHash));
  return row ?? null;
}

/** Notes that a key was used, once a minute. */
export async function noteUse(db: Queryable, id: number): Promise<void> {
  const isOld = or(isNull(apiKeys.lastUsedAt), sql`${apiKeys.lastUsedAt} < now() - interval '1 minute'`);
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.id, id), isOld));
}

/** The keys of an organization's own programs: those that work first, then the latest. */
export async function findKeys(db: Queryable, organizerId: number, limit: number): Promise<readonly KeyRecord[]> {
  return db
    .select(record)
    .from(apiKeys)
    .where(isOwn(organizerId))
    .orderBy(sql`${state} <> 'active'`, desc(apiKeys.id))
    .limit(limit);
}

export async function countActiveKeys(tx: Queryable, organizerId: number): Promise<number> {
  const isActive = and(isOwn(organizerId), sql`${state} = 'active'`);
  const [row] = await tx.select({ count: count() }).from(apiKeys).where(isActive);
  return row?.count ?? 0;
}

export type NewKeyRow = Pick<ApiKeyRow, 'organizerId' | 'name' | 'start' | 'tokenHash' | 'scopes' | 'createdBy'> &
  Partial<Pick<ApiKeyRow, 'resellerId'>>;

/** @param days after which it ends; null for never */
export async function insertKey(tx: Transaction, key: NewKeyRow, days: number | null): Promise<KeyRecord> {
  const endsAt = days === null ? null : sql`now() + make_interval(days => ${days}::int)`;
  const [row] = await tx
    .insert(apiKeys)
    .values({ ...key, scopes: [...key.scopes], endsAt })
    .returning({ id: apiKeys.id });
  const added = row && (await findKey(tx, key.organizerId, row.id));
  if (!added) throw new RangeError('no key came back');
  return added;
}

/** Turns a key off; one that's off already stays as it was. @returns null if it isn't the organization's */
export async function revokeKey(tx: Transaction, organizerId: number, id: number): Promise<KeyRecord | null> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: sql`coalesce(${apiKeys.revokedAt}, now())` })
    .where(and(eq(apiKeys.id, id), isOwn(organizerId)));
  return findKey(tx, organizerId, id);
}

async function findKey(db: Queryable, organizerId: number, id: number): Promise<KeyRecord | null> {
  const [row] = await db
    .select(record)
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.organizerId, organizerId)));
  return row ?? null;
}

/** A key as it's told of itself, with its organization. */
export async function findOwnKey(db: Queryable, id: number) {
  const [row] = await db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      endsAt: apiKeys.endsAt,
      organizerId: apiKeys.organizerId,
      organizer: hostNameOf(users),
      isPublic: sql<boolean>`exists (select from events where events.organizer_id = ${apiKeys.organizerId}
        and events.status = 'published' and events.access_code is null)`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.organizerId))
    .where(eq(apiKeys.id, id));
  if (!row) throw new RangeError(`key ${id} has gone`);
  return row;
}
