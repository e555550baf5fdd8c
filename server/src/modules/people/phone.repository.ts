import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';

/** @returns null if the person has none */
export async function findSealedPhone(db: Queryable, userId: number): Promise<Buffer | null> {
  const [row] = await db.select({ sealed: users.phoneSealed }).from(users).where(eq(users.id, userId));
  return row?.sealed ?? null;
}

export async function writeSealedPhone(tx: Queryable, userId: number, sealed: Buffer | null): Promise<void> {
  await tx.update(users).set({ phoneSealed: sealed }).where(eq(users.id, userId));
}
