import { and, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { passkeys, recoveryCodes, totpFactors, type TotpFactorRow } from '../../../db/schema/sign-in';
import type { Queryable } from '../../database/database';

/** SQL: whether the person of a column has a second factor that's set up. */
export function hasFactor(userId: AnyPgColumn | number): SQL<boolean> {
  return sql<boolean>`(exists (select 1 from ${totpFactors}
    where ${totpFactors.userId} = ${userId} and ${totpFactors.confirmedAt} is not null)
    or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId}))`;
}

/** The authenticator app of a person, also while it's being set up. */
export async function findApp(tx: Queryable, userId: number): Promise<TotpFactorRow | null> {
  const [row] = await tx.select().from(totpFactors).where(eq(totpFactors.userId, userId));
  return row ?? null;
}

/** Starts to set up an app. It replaces one that wasn't finished. @returns false if the person has one already */
export async function insertApp(tx: Queryable, userId: number, secret: Buffer): Promise<boolean> {
  const rows = await tx
    .insert(totpFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: totpFactors.userId,
      set: { secret, lastStep: null, createdAt: sql`now()` },
      setWhere: isNull(totpFactors.confirmedAt),
    })
    .returning({ userId: totpFactors.userId });
  return rows.length > 0;
}

/**
 * Uses the code of a step. Of several at the same time, one wins.
 * @returns false if that code, or a later one, has been used
 */
export async function useStep(tx: Queryable, userId: number, step: number): Promise<boolean> {
  const isNew = or(isNull(totpFactors.lastStep), lt(totpFactors.lastStep, step));
  const rows = await tx
    .update(totpFactors)
    .set({ lastStep: step, confirmedAt: sql`coalesce(${totpFactors.confirmedAt}, now())` })
    .where(and(eq(totpFactors.userId, userId), isNew))
    .returning({ userId: totpFactors.userId });
  return rows.length > 0;
}

/** @returns false if the person has no app that's set up */
export async function removeApp(tx: Queryable, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)))
    .returning({ userId: totpFactors.userId });
  return rows.length > 0;
}

/** Whether a person has a second factor that's set up. */
export async function findHasFactor(tx: Queryable, userId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ has: boolean }>(sql`select ${hasFactor(userId)} as has`);
  return rows[0]?.has === true;
}

/** Replaces a person's recovery codes. @param hashes SHA-256, in hex */
export async function replaceRecoveryCodes(tx: Queryable, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses one of a person's recovery codes. @returns false if it isn't one of theirs, or was used */
export async function useRecoveryCode(tx: Queryable, userId: number, codeHash: string): Promise<boolean> {
  const isTheirs = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(isTheirs, isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

export async function countRecoveryCodes(tx: Queryable, userId: number): Promise<number> {
  return tx.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}
