import { codeLifetimeMinutes, codeMaxTries } from '@ascendant/domain/person/account-limits';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
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

const codeExpires = sql`now() + make_interval(mins => ${codeLifetimeMinutes})`;

/** Notes that a reset was asked for. It has no code yet. @returns its id */
export async function insertReset(tx: Queryable, email: string): Promise<number> {
  const [row] = await tx.insert(resets).values({ email, expiresAt: codeExpires }).returning({ id: resets.id });
  if (row === undefined) throw new RangeError('insert returned no row');
  return row.id;
}

export async function findReset(tx: Queryable, id: number): Promise<PasswordResetTokenRow | null> {
  const [row] = await tx.select().from(resets).where(eq(resets.id, id));
  return row ?? null;
}

/** Gives a reset its code, valid from now. @returns false when it has one */
export async function giveResetCode(tx: Queryable, id: number, resetCode: string): Promise<boolean> {
  const rows = await tx
    .update(resets)
    .set({ resetCode, expiresAt: codeExpires })
    .where(and(eq(resets.id, id), isNull(resets.resetCode)))
    .returning({ id: resets.id });
  return rows.length > 0;
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
