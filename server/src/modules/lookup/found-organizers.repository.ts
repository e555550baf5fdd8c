import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';

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

const name = sql<string>`coalesce(${users.displayName}, concat_ws(' ', ${users.firstName}, ${users.lastName}))`;
const searched = sql`(${users.searched} || ' ' || search_text(coalesce(${users.displayName}, '')))`;

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
