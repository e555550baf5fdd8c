import { eq, sql } from 'drizzle-orm';
import { users, type UserRow } from '../../../db/schema/users';
import { builtOnce } from '../../database/built-once';
import type { Queryable } from '../../database/database';

/** Where a person says that they live. */
export type HomeFields = Pick<UserRow, 'currentCity' | 'currentProvince' | 'currentCountry'>;

/** Their account's; null if the account no longer exists. */
export async function findHome(db: Queryable, userId: number): Promise<HomeFields | null> {
  const [row] = await homeOf(db).execute({ userId });
  return row ?? null;
}

const { currentCity, currentProvince, currentCountry } = users;
const homeOf = builtOnce((db) =>
  db
    .select({ currentCity, currentProvince, currentCountry })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
);
