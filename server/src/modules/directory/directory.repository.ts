import { maxCounted } from '@ascendant/domain/list-limits';
import type { UserType } from '@ascendant/domain/person/roles';
import type { UserOrder, UserStatus } from '@ascendant/domain/person/user-list';
import { and, asc, desc, eq, inArray, like, not, sql, type SQL } from 'drizzle-orm';
import { bookings, isOfPeople } from '../../../db/schema/bookings';
import { astrologyProfiles } from '../../../db/schema/charts';
import { events } from '../../../db/schema/events';
import { personNotes, type PersonNoteRow } from '../../../db/schema/people';
import { users } from '../../../db/schema/users';
import type { Queryable, Transaction } from '../../database/database';
import { cappedAt, type ListCount } from '../../database/list-count';
import type { RowOf } from '../../database/row-of';
import { countAccounts } from '../../database/totals.repository';

/** What lists show of a user. */
const listed = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  userType: users.userType,
  disabled: users.disabled,
  emailVerified: users.emailVerified,
  profileCompleted: users.profileCompleted,
  birthInfoCompleted: users.birthInfoCompleted,
  createdAt: users.createdAt,
};

export type ListedUserRow = RowOf<typeof listed>;

export interface UserFilter {
  /** Words that name, username and email have between them. */
  readonly words: readonly string[];
  readonly status?: UserStatus | undefined;
  readonly verified?: 'yes' | 'no' | undefined;
  readonly userType?: UserType | undefined;
  readonly profile?: 'complete' | 'incomplete' | undefined;
}

export interface UserPage extends UserFilter {
  readonly sort?: UserOrder | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

const lastName = sql`lower(${users.lastName})`;
const firstName = sql`lower(${users.firstName})`;

const orders: Readonly<Record<UserOrder, readonly SQL[]>> = {
  newest: [desc(users.createdAt), desc(users.id)],
  oldest: [asc(users.createdAt), asc(users.id)],
  name: [asc(lastName), asc(firstName), asc(users.id)],
  username: [asc(sql`lower(${users.username})`)],
};

function conditionOf({ words, status, verified, userType, profile }: UserFilter): SQL | undefined {
  return and(
    ...words.map((word) => like(users.searched, `%${word}%`)),
    status === undefined ? undefined : status === 'disabled' ? sql`${users.disabled}` : sql`not ${users.disabled}`,
    // Written out, so that every plan can read the index of those who aren't.
    verified === undefined ? undefined : verified === 'yes' ? users.emailVerified : not(users.emailVerified),
    userType === undefined ? undefined : eq(users.userType, userType),
    profile === undefined ? undefined : profile === 'complete' ? users.profileCompleted : not(users.profileCompleted),
  );
}

/** Ids of a page of users in the order asked for, which come from an index alone; of all of them without a limit. */
export async function findUserIds(
  tx: Queryable,
  { sort = 'newest', limit = Number.MAX_SAFE_INTEGER, offset = 0, ...filter }: UserPage,
): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(conditionOf(filter))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** The users of some ids, in their order; deleted ones are left out. */
export async function findUsers(tx: Queryable, ids: readonly number[]): Promise<readonly ListedUserRow[]> {
  const rows = await tx
    .select(listed)
    .from(users)
    .where(sql`${users.id} = any(${sql.param([...ids])}::int[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * How many users a filter finds: of a search or a filter, counted no further than `maxCounted` beyond what earlier pages have shown.
 * Everyone is counted in the kept totals.
 */
export async function countUsers(tx: Queryable, { offset = 0, ...filter }: UserPage): Promise<ListCount> {
  const condition = conditionOf(filter);
  if (condition === undefined) return { count: await countAccounts(tx), isCapped: false };
  const limit = offset + maxCounted;
  const found = tx
    .select({ id: users.id })
    .from(users)
    .where(condition)
    .limit(limit + 1)
    .as('found');
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(found);
  return cappedAt(limit, row?.count ?? 0);
}

/** The stored signs of a person's chart: each a sign, or a sentence where it's uncertain. */
export interface StoredSigns {
  readonly userId: number;
  readonly sunSign: string;
  readonly moonSign: string;
  readonly risingSign: string;
  readonly venusSign: string;
  readonly marsSign: string;
  readonly mercurySign: string;
}

export async function findSigns(tx: Queryable, userIds: readonly number[]): Promise<ReadonlyMap<number, StoredSigns>> {
  if (userIds.length === 0) return new Map();
  const { userId, sunSign, moonSign, risingSign, venusSign, marsSign, mercurySign } = astrologyProfiles;
  const rows = await tx
    .select({ userId, sunSign, moonSign, risingSign, venusSign, marsSign, mercurySign })
    .from(astrologyProfiles)
    .where(inArray(userId, [...userIds]));
  return new Map(rows.map((row) => [row.userId, row]));
}

/**
 * Locks every admin who can sign in, in one order, so that two admins can't disable each other at the same moment.
 * @returns their ids
 */
export async function lockAdmins(tx: Transaction): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'admin'), sql`not ${users.disabled}`))
    .orderBy(asc(users.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

export async function lockListedUser(tx: Transaction, id: number): Promise<ListedUserRow | null> {
  const [row] = await tx.select(listed).from(users).where(eq(users.id, id)).for('no key update');
  return row ?? null;
}

export async function updateDisabled(tx: Transaction, id: number, disabled: boolean): Promise<void> {
  await tx.update(users).set({ disabled }).where(eq(users.id, id));
}

/** How many confirmed bookings of a person aren't over. */
export async function countBookingsAhead(tx: Queryable, userId: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(
      and(eq(bookings.userId, userId), eq(bookings.status, 'confirmed'), isOfPeople, sql`${events.endsAt} > now()`),
    );
  return row?.count ?? 0;
}

/** What other admins read about the person. */
export async function insertNote(
  tx: Transaction,
  note: Pick<PersonNoteRow, 'userId' | 'writtenBy' | 'text'>,
): Promise<void> {
  await tx.insert(personNotes).values(note);
}
