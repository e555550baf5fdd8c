import { users } from '../../db/schema/users';
import type { Database } from '../../src/database/database';
import { nextNumber } from './sequence';

/** Many grown-up travellers in one statement. @returns their ids */
export async function buildCrowd(db: Database, size: number): Promise<number[]> {
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
  return rows.map((row) => row.id);
}
