import { and, asc, eq } from 'drizzle-orm';
import { dependents } from '../../../db/schema/dependents';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';

/** Whose chart it is. */
export interface ChartOwner {
  readonly kind: 'user' | 'dependent';
  readonly id: number;
}

/** Birth data as it is stored. */
export interface BirthRecord {
  readonly owner: ChartOwner;
  readonly firstName: string;
  readonly relationship: string | null;
  readonly dateOfBirth: string;
  readonly timeOfBirth: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly placeId: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timezone: string | null;
}

const userBirth = {
  id: users.id,
  firstName: users.firstName,
  dateOfBirth: users.dateOfBirth,
  timeOfBirth: users.timeOfBirth,
  city: users.cityOfBirth,
  country: users.countryOfBirth,
  placeId: users.birthPlaceId,
  latitude: users.birthLatitude,
  longitude: users.birthLongitude,
  timezone: users.birthTimezone,
};

const dependentBirth = {
  id: dependents.id,
  firstName: dependents.firstName,
  relationship: dependents.relationshipType,
  dateOfBirth: dependents.dateOfBirth,
  timeOfBirth: dependents.timeOfBirth,
  city: dependents.cityOfBirth,
  country: dependents.countryOfBirth,
  placeId: dependents.birthPlaceId,
  latitude: dependents.birthLatitude,
  longitude: dependents.birthLongitude,
  timezone: dependents.birthTimezone,
};

/** The person's own birth data. @returns null without birth information (a date of birth alone is not enough for a chart) */
export async function findUserBirth(db: Queryable, userId: number): Promise<BirthRecord | null> {
  const [row] = await db
    .select(userBirth)
    .from(users)
    .where(and(eq(users.id, userId), eq(users.birthInfoCompleted, true)));
  if (!row || row.dateOfBirth === null) return null;
  return { ...row, owner: { kind: 'user', id: row.id }, relationship: null, dateOfBirth: row.dateOfBirth };
}

/** Birth data of the person's dependents that have any, in the order in which they were added. */
export async function findDependentBirths(db: Queryable, userId: number): Promise<BirthRecord[]> {
  const rows = await db
    .select(dependentBirth)
    .from(dependents)
    .where(and(eq(dependents.userId, userId), eq(dependents.birthInfoCompleted, true)))
    .orderBy(asc(dependents.id));
  return rows.flatMap((row) =>
    row.dateOfBirth === null
      ? []
      : [{ ...row, owner: { kind: 'dependent' as const, id: row.id }, dateOfBirth: row.dateOfBirth }],
  );
}
