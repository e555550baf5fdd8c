import { allSignMeanings } from '@ascendant/astrology/meanings/sign-meanings';
import { and, sql } from 'drizzle-orm';
import { signMeanings, type SignMeaningRow } from '../../../db/schema/charts';
import type { Queryable } from '../../database/database';

/** What a sign means in a position, both in any case; null for any other text. */
export async function findSignMeaning(db: Queryable, sign: string, position: string): Promise<SignMeaningRow | null> {
  const [row] = await db
    .select()
    .from(signMeanings)
    .where(
      and(
        sql`lower(${signMeanings.sign}) = ${sign.toLowerCase()}`,
        sql`${signMeanings.position} = ${position.toLowerCase()}`,
      ),
    );
  return row ?? null;
}

/** Writes the 72 rows that every installation needs; rows that are there, perhaps reworded, stay. */
export async function loadSignMeanings(db: Queryable): Promise<void> {
  await db
    .insert(signMeanings)
    .values([...allSignMeanings])
    .onConflictDoNothing();
}
