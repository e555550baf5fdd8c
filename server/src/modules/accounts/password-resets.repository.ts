import { codeLateMinutes, codeLifetimeMinutes, codeMaxTries } from '@ascendant/domain/person/account-limits';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { passwordResetTokens, type PasswordResetTokenRow } from '../../../db/schema/sign-in';
import type { Queryable } from '../../database/database';
import type { CodeTrier } from './one-time-code';

const resets = passwordResetTokens;

/**
 * The newest reset of an address that a browser asked for. Only its code counts (SES-06).
 * @param browserToken without it, the newest that any browser asked for
 */
export async function findNewestReset(
  tx: Queryable,
  email: string,
  browserToken?: string,
): Promise<PasswordResetTokenRow | null> {
  const isOfBrowser = browserToken === undefined ? undefined : eq(resets.browserToken, browserToken);
  const [row] = await tx
    .select()
    .from(resets)
    .where(and(sql`lower(${resets.email}) = ${email}`, isOfBrowser))
    .orderBy(desc(resets.createdAt), desc(resets.id))
    .limit(1);
  return row ?? null;
}

const codeExpires = sql`now() + make_interval(mins => ${codeLifetimeMinutes})`;

/** Notes that a reset was asked for. It has no code yet. @returns its id */
export async function insertReset(tx: Queryable, email: string, browserToken: string): Promise<number> {
  const reset = { email, browserToken, expiresAt: codeExpires };
  const [row] = await tx.insert(resets).values(reset).returning({ id: resets.id });
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

/** Takes the codes of an address's resets that have waited too long to be sent. @returns the newest of each browser */
export async function takeLateCodes(tx: Queryable, email: string): Promise<readonly number[]> {
  const isLate = sql`${resets.expiresAt} < now() + make_interval(mins => ${codeLateMinutes})`;
  const rows = await tx
    .update(resets)
    .set({ resetCode: null })
    .where(and(sql`lower(${resets.email}) = ${email}`, eq(resets.used, false), isNotNull(resets.resetCode), isLate))
    .returning({ id: resets.id, browser: resets.browserToken });
  const newest = new Map(rows.toSorted((one, other) => one.id - other.id).map(({ id, browser }) => [browser, id]));
  return [...newest.values()];
}

/** Counts one try before the code is compared. @returns false when this reset can't be tried any more */
export async function countResetTry(tx: Queryable, id: number, trier: CodeTrier): Promise<boolean> {
  const tries = trier === 'owner' ? resets.tries : resets.strangerTries;
  const rows = await tx
    .update(resets)
    .set({ [trier === 'owner' ? 'tries' : 'strangerTries']: sql`${tries} + 1` })
    .where(
      and(eq(resets.id, id), eq(resets.used, false), sql`${tries} < ${codeMaxTries}`, sql`${resets.expiresAt} > now()`),
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

/** What's stored of the browsers in which an address's password was reset lately. */
export async function findUsedResetTokens(tx: Queryable, email: string): Promise<readonly string[]> {
  const rows = await tx
    .select({ browserToken: resets.browserToken })
    .from(resets)
    .where(and(sql`lower(${resets.email}) = ${email.toLowerCase()}`, eq(resets.used, true)));
  return rows.flatMap(({ browserToken }) => browserToken ?? []);
}
