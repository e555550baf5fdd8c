import { and, eq, gt, sql } from 'drizzle-orm';
import { passkeyChallenges, passkeys, type NewPasskeyRow, type PasskeyRow } from '../../../db/schema/sign-in';
import type { Queryable } from '../../database/database';

/** A person's passkeys, the oldest first. */
export async function findPasskeys(tx: Queryable, userId: number): Promise<readonly PasskeyRow[]> {
  return tx.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.id);
}

export async function findPasskey(tx: Queryable, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** @returns false if the passkey is stored already, for this account or another */
export async function insertPasskey(tx: Queryable, passkey: NewPasskeyRow): Promise<boolean> {
  const rows = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Notes that a passkey was used. @param counter how often its authenticator says it was used; 0 if it doesn't count */
export async function noteUse(tx: Queryable, id: number, counter: number): Promise<void> {
  await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, id));
}

/** @returns false if the person has no such passkey */
export async function renamePasskey(
  tx: Queryable,
  userId: number,
  { id, name }: Pick<PasskeyRow, 'id' | 'name'>,
): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** @returns its name; null if the person has no such passkey */
export async function deletePasskey(tx: Queryable, userId: number, id: number): Promise<string | null> {
  const [row] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name });
  return row?.name ?? null;
}

/** @param minutes how long the challenge can be answered */
export async function insertChallenge(tx: Queryable, challengeHash: string, minutes: number): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${minutes})`;
  await tx.insert(passkeyChallenges).values({ challengeHash, expiresAt });
}

/** Uses a challenge up. @returns false if it's unknown, used or too old */
export async function takeChallenge(tx: Queryable, challengeHash: string): Promise<boolean> {
  const rows = await tx
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challengeHash, challengeHash), gt(passkeyChallenges.expiresAt, sql`now()`)))
    .returning({ hash: passkeyChallenges.challengeHash });
  return rows.length > 0;
}
