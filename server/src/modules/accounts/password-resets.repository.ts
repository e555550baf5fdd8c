import { codeLifetimeMinutes, codeMaxTries } from '@ascendant/domain/person/account-limits';
import { and, desc, eq, sql } from 'drizzle-orm';
import { passwordResetTokens, type PasswordResetTokenRow } from '../../../db/schema/password-reset-tokens';
import type { Queryable } from '../../database/database';

const resets = passwordResetTokens;

/** The newest reset of an address. Only its code counts (SES-06). */
export async function findNewestReset(tx: Queryable, email: string): Promise<PasswordResetTokenRow | null> {
  const [row] = await tx
    .select()
    .from(resets)
    .where(sql`lower(${resets.email}) = ${email}`)
    .orderBy(desc(resets.createdAt), desc(resets.id))
    .limit(1);
  return row ?? null;
}

export async function insertReset(tx: Queryable, reset: { email: string; resetCode: string }): Promise<void> {
  await tx.insert(resets).values({ ...reset, expiresAt: sql`now() + make_interval(mins => ${codeLifetimeMinutes})` });
}

/** Counts one try before the code is compared. @returns false when this reset can't be tried any more */
export async function countResetTry(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx
    .update(resets)
    .set({ tries: sql`${resets.tries} + 1` })
    .where(
      and(
        eq(resets.id, id),
        eq(resets.used, false),
        sql`${resets.tries} < ${codeMaxTries}`,
        sql`${resets.expiresAt} > now()`,
      ),
    )
    .returning({ id: resets.id });
  return rows.length > 0;
}

/** Marks a reset used. @returns false when it has been used in the meantime */
export async function useReset(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx
    .update(resets)
    .set({ used: true })
    .where(and(eq(resets.id, id), eq(resets.used, false)))
    .returning({ id: resets.id });
  return rows.length > 0;
}
