import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { signingKeys, type SigningKeyRow } from '../../../db/schema/program';
import type { Queryable } from '../../database/database';

const keyBytes = 32;

/** The key for a purpose. The first call creates it, and it never changes after that. */
export async function signingKey(db: Queryable, purpose: SigningKeyRow['purpose']): Promise<Buffer> {
  const found = (await findKey(db, purpose)) ?? (await makeKey(db, purpose)) ?? (await findKey(db, purpose));
  if (found === null) throw new RangeError(`no signing key for ${purpose}`);
  return found;
}

async function findKey(db: Queryable, purpose: SigningKeyRow['purpose']): Promise<Buffer | null> {
  const [row] = await db.select({ key: signingKeys.key }).from(signingKeys).where(eq(signingKeys.purpose, purpose));
  return row?.key ?? null;
}

/** @returns null if another process was first */
async function makeKey(db: Queryable, purpose: SigningKeyRow['purpose']): Promise<Buffer | null> {
  const key = randomBytes(keyBytes);
  const made = await db.insert(signingKeys).values({ purpose, key }).onConflictDoNothing().returning();
  return made[0]?.key ?? null;
}
