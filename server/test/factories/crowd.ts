import { users } from '../../db/schema/users';
import type { Database } from '../../src/database/database';
import { buildSessions, type SignedInPerson } from './people';
import { nextNumber } from './sequence';

/** One person in a crowd. */
export type SomebodyInACrowd = Pick<SignedInPerson, 'id' | 'session'>;

/** Many adult travellers who are signed in. */
export async function buildCrowd(db: Database, size: number): Promise<SomebodyInACrowd[]> {
  const crowd = nextNumber();
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: size }, (_, index) => ({
        username: `crowd${crowd}.${index}`,
        email: `crowd${crowd}.${index}@example.org`,
        password: 'no password',
        firstName: 'Crowd',
        lastName: String(index),
        dateOfBirth: '1990-01-01',
        emailVerified: true,
      })),
    )
    .returning({ id: users.id });
  return buildSessions(
    db,
    rows.map(({ id }) => id),
  );
}
