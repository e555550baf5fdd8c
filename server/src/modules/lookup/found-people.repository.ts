import { and, desc, eq, like, asc, inArray, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { accountDeletions } from '../../../db/schema/people';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import type { RowOf } from '../../database/row-of';

const name = sql<string>`coalesce(${users.displayName}, concat_ws(' ', ${users.firstName}, ${users.lastName}))`;
const searched = sql`(${users.searched} || ' ' || search_text(coalesce(${users.displayName}, '')))`;

const found = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  userType: users.userType,
  disabled: users.disabled,
};

/** Who someone is, as far as a look-up shows it. */
export type FoundPersonRow = RowOf<typeof found>;

/** People with all of these words in their name, username and email, the latest first. */
export async function findPeople(db: Queryable, words: readonly string[], limit: number): Promise<FoundPersonRow[]> {
  return db
    .select(found)
    .from(users)
    .where(and(...words.map((word) => like(users.searched, `%${word}%`))))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}

/** Who booked. @returns null if there's no such booking, or its account is gone */
export async function findBooker(db: Queryable, bookingId: number): Promise<FoundPersonRow | null> {
  const [row] = await db
    .select(found)
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(eq(bookings.id, bookingId));
  return row ?? null;
}

/** A person with what their page says first. */
export interface PersonRow extends FoundPersonRow {
  readonly emailVerified: boolean;
  readonly createdAt: Date;
  /** When the account will be erased; null if no one has asked for it. */
  readonly deletedFrom: Date | null;
}

export async function findPerson(db: Queryable, userId: number): Promise<PersonRow | null> {
  const [row] = await db
    .select({
      ...found,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
      deletedFrom: accountDeletions.dueAt,
    })
    .from(users)
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

export interface FoundOrganizerRow {
  readonly id: number;
  /** As travellers read it. */
  readonly name: string;
  readonly username: string;
  readonly disabled: boolean;
}

interface WantedOrganizers {
  /** As `searchTerms` makes them: each is part of the name, the username or the email. */
  readonly words: readonly string[];
  readonly id?: number | undefined;
  readonly limit: number;
}

/** Accounts that can have events of their own, by name. */
export async function findOrganizers(
  db: Queryable,
  { words, id, limit }: WantedOrganizers,
): Promise<FoundOrganizerRow[]> {
  return db
    .select({ id: users.id, name, username: users.username, disabled: users.disabled })
    .from(users)
    .where(
      and(
        inArray(users.userType, ['organizer', 'admin']),
        id === undefined ? undefined : eq(users.id, id),
        ...words.map((word) => sql`${searched} like ${`%${word}%`}`),
      ),
    )
    .orderBy(asc(sql`lower(${name})`), asc(users.id))
    .limit(limit);
}
