import type { Membership } from '@ascendant/domain/organization/members';
import { and, asc, desc, eq, inArray, not, or, sql } from 'drizzle-orm';
import { alias, type PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { bookings } from '../../../db/schema/bookings';
import { organizationMembers } from '../../../db/schema/organizations';
import { accountDeletions } from '../../../db/schema/people';
import { places } from '../../../db/schema/places';
import { users, type NewUserRow, type UserRow } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { brokenConstraint } from '../../database/database-errors';
import { hostNameOf, isActingOrganizer } from '../../database/organizations.repository';
import { AppError } from '../../errors/app-error';
import type { NamedPlace } from '../places/place';

/** A user with what's shown beside their row: their birthplace's name and a pending deletion. */
export interface UserWithPlace extends UserRow {
  readonly birthPlace: NamedPlace | null;
  /** When the account will be deleted; null unless its owner asked for it. */
  readonly deletionDueAt: Date | null;
  /** The organization that they're a member of; null if they aren't in anyone else's. */
  readonly memberOf: MemberOf | null;
}

/** An organization as its member sees it. */
export interface MemberOf extends Membership {
  /** The name that its organizer hosts under. */
  readonly name: string;
}

const organizer = alias(users, 'organizer');

export async function findUser(tx: Queryable, id: number): Promise<UserWithPlace | null> {
  const [found] = await tx
    .select({
      user: users,
      name: places.name,
      region: places.region,
      countryCode: places.countryCode,
      deletionDueAt: accountDeletions.dueAt,
      memberRole: organizationMembers.role,
      organizerId: sql<number | null>`${organizer.id}`,
      organizerName: hostNameOf(organizer),
    })
    .from(users)
    .leftJoin(places, eq(places.id, users.birthPlaceId))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .leftJoin(organizationMembers, eq(organizationMembers.userId, users.id))
    .leftJoin(organizer, and(eq(organizer.id, organizationMembers.organizerId), isActingOrganizer(organizer)))
    .where(eq(users.id, id));
  if (!found) return null;
  const { user, name, region, countryCode, deletionDueAt, memberRole: role, organizerId, organizerName } = found;
  const isMember = organizerId !== null && role !== null;
  const memberOf = isMember ? { organizerId, role, name: organizerName ?? '' } : null;
  const isFound = name !== null && countryCode !== null;
  return { ...user, birthPlace: isFound ? { name, region, countryCode } : null, deletionDueAt, memberOf };
}

/** Locks the user's row until the end of the transaction. */
export async function lockUser(tx: Queryable, id: number): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return row ?? null;
}

/**
 * The account of a login. Guests have none.
 * @param login a username or an email, in lower case; nothing can be both, since usernames have no @
 */
export async function findUserByLogin(tx: Queryable, login: string): Promise<UserRow | null> {
  const isUser = or(sql`lower(${users.username}) = ${login}`, sql`lower(${users.email}) = ${login}`);
  const [row] = await tx
    .select()
    .from(users)
    .where(and(isUser, not(users.guest)));
  return row ?? null;
}

/**
 * Whom a mailbox signs in: the account of an address, or without one the guest with it, of several the last one who has booked.
 * @param email in lower case
 */
export async function findMailboxOwner(tx: Queryable, email: string): Promise<UserRow | null> {
  const hasBooked = sql`exists (select from ${bookings} where ${bookings.userId} = ${users.id} and ${bookings.status} = 'confirmed')`;
  const [row] = await tx
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`)
    .orderBy(asc(users.guest), asc(users.disabled), desc(hasBooked), desc(users.id))
    .limit(1);
  return row ?? null;
}

/** Which of the two already belong to an account. */
export async function findTaken(
  tx: Queryable,
  wanted: { readonly username: string; readonly email: string },
): Promise<{ readonly username: boolean; readonly email: boolean }> {
  const [row] = await tx
    .select({
      username: sql<boolean>`coalesce(bool_or(lower(${users.username}) = ${wanted.username}), false)`,
      email: sql<boolean>`coalesce(bool_or(lower(${users.email}) = ${wanted.email} and not ${users.guest}), false)`,
    })
    .from(users)
    .where(
      or(
        sql`lower(${users.username}) = ${wanted.username}`,
        and(sql`lower(${users.email}) = ${wanted.email}`, not(users.guest)),
      ),
    );
  return row ?? { username: false, email: false };
}

/** @throws AppError taken when someone else took the username or the email first */
export async function insertUser(tx: Queryable, user: NewUserRow): Promise<UserRow> {
  const [row] = await refusingTaken(async () => tx.insert(users).values(user).returning());
  if (!row) throw new RangeError('insert returned no row');
  return row;
}

/** Gives an account another email, which it has verified. @throws AppError taken when someone else took it first */
export async function changeEmail(tx: Queryable, id: number, email: string): Promise<void> {
  await refusingTaken(() => updateUser(tx, id, { email, emailVerified: true }));
}

/** @throws AppError taken when someone else took the username or the email first */
export async function refusingTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'users_username_unique') throw takenError({ username: true, email: false });
    if (constraint === 'users_email_unique') throw takenError({ username: false, email: true });
    throw error;
  }
}

/** The first of some usernames that no one has. @returns null if each is taken */
export async function findFreeUsername(tx: Queryable, wanted: readonly string[]): Promise<string | null> {
  const proposed = wanted.filter((name) => name !== '');
  const rows = await tx
    .select({ username: sql<string>`lower(${users.username})` })
    .from(users)
    .where(inArray(sql`lower(${users.username})`, proposed));
  const taken = new Set(rows.map(({ username }) => username));
  return proposed.find((name) => !taken.has(name)) ?? null;
}

/** The refusal of a username or an email that already belongs to an account. */
export function takenError(taken: { readonly username: boolean; readonly email: boolean }): AppError {
  const username = taken.username ? { username: 'This username is already taken' } : {};
  const email = taken.email ? { email: 'This email is already registered' } : {};
  const fields = { ...username, ...email };
  return new AppError('taken', { fields, message: Object.values(fields).join('. ') });
}

/** Column values, or SQL that computes them. */
export type UserChange = PgUpdateSetSource<typeof users>;

/** The time of a change, by the database's clock. */
export const databaseNow = sql`now()`;

export async function updateUser(tx: Queryable, id: number, change: UserChange): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}
