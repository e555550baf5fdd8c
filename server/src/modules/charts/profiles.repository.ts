import { allSignMeanings } from '@ascendant/astrology/meanings/sign-meanings';
import { eq, and, sql } from 'drizzle-orm';
import {
  astrologyProfiles,
  dependentAstrologyProfiles,
  signMeanings,
  type AstrologyProfileRow,
  type NewAstrologyProfileRow,
  type SignMeaningRow,
} from '../../../db/schema/charts';
import { dependentEventMatches, userEventMatches } from '../../../db/schema/event-matches';
import type { Queryable } from '../../database/database';
import type { ChartOwner } from './chart-owner';

/** What both profile tables share. */
export type ProfileRow = Omit<AstrologyProfileRow, 'userId'>;
export type NewProfile = Omit<NewAstrologyProfileRow, 'userId' | 'id' | 'createdAt' | 'updatedAt'>;

/** Replaces a profile and deletes the matches made from the old one, in one statement. */
export async function replaceProfile(db: Queryable, owner: ChartOwner, profile: NewProfile): Promise<ProfileRow> {
  const row = await (owner.kind === 'user'
    ? replaceOfUser(db, owner.id, profile)
    : replaceOfDependent(db, owner.id, profile));
  if (!row) throw new RangeError('no profile row came back');
  return row;
}

async function replaceOfUser(db: Queryable, userId: number, profile: NewProfile): Promise<ProfileRow | undefined> {
  const outdated = db.$with('outdated').as(db.delete(userEventMatches).where(eq(userEventMatches.userId, userId)));
  const [row] = await db
    .with(outdated)
    .insert(astrologyProfiles)
    .values({ ...profile, userId })
    .onConflictDoUpdate({ target: astrologyProfiles.userId, set: profile })
    .returning();
  return row;
}

async function replaceOfDependent(
  db: Queryable,
  dependentId: number,
  profile: NewProfile,
): Promise<ProfileRow | undefined> {
  const outdated = db
    .$with('outdated')
    .as(db.delete(dependentEventMatches).where(eq(dependentEventMatches.dependentId, dependentId)));
  const [row] = await db
    .with(outdated)
    .insert(dependentAstrologyProfiles)
    .values({ ...profile, dependentId })
    .onConflictDoUpdate({ target: dependentAstrologyProfiles.dependentId, set: profile })
    .returning();
  return row;
}

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
