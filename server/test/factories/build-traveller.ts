import type { UserType } from '@ascendant/domain/person/roles';
import { roleFields } from '@ascendant/domain/person/roles';
import { sql } from 'drizzle-orm';
import { dependents, type DependentRow, type NewDependentRow } from '../../db/schema/dependents';
import { users, type NewUserRow, type UserRow } from '../../db/schema/users';
import type { Database } from '../../src/database/database';

let counter = 0;

/** A verified person of 39 with finished onboarding; say what matters to the test. Their password opens nothing. */
export async function buildTraveller(
  db: Database,
  given: Partial<NewUserRow> & { role?: UserType } = {},
): Promise<UserRow> {
  counter += 1;
  const { role = 'regular', ...fields } = given;
  const [row] = await db
    .insert(users)
    .values({
      username: `person${counter}`,
      email: `person${counter}@example.org`,
      password: 'no password',
      firstName: 'Maya',
      lastName: `Lindqvist${counter}`,
      dateOfBirth: '1987-02-09',
      emailVerified: true,
      onboardingCompleted: true,
      ...roleFields(role),
      ...fields,
    })
    .returning();
  if (!row) throw new RangeError('no user row came back');
  return row;
}

/** A child of eight, unless the test says otherwise. */
export async function buildDependent(
  db: Database,
  userId: number,
  given: Partial<NewDependentRow> = {},
): Promise<DependentRow> {
  const [row] = await db
    .insert(dependents)
    .values({
      userId,
      firstName: 'Théo',
      lastName: 'Lindqvist',
      relationshipType: 'child',
      dateOfBirth: '2018-07-03',
      consentAt: sql`now()`,
      ...given,
    })
    .returning();
  if (!row) throw new RangeError('no dependent row came back');
  return row;
}
