import { codeLateMinutes, codeLifetimeMinutes, codeMaxTries } from '@ascendant/domain/person/account-limits';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  passwordResetTokens,
  type AskedCodePurpose,
  type PasswordResetTokenRow as AskedCodeRow,
} from '../../../db/schema/sign-in';
import type { Queryable } from '../../database/database';
import type { CodeTrier } from './one-time-code';

const asked = passwordResetTokens;

/** Whose code it is, and what for. */
export interface AskedFor {
  /** In lower case. */
  readonly email: string;
  readonly purpose: AskedCodePurpose;
}

const isFor = ({ email, purpose }: AskedFor) => and(sql`lower(${asked.email}) = ${email}`, eq(asked.purpose, purpose));

/**
 * The newest code of an address that a browser asked for. Only that one counts (SES-06).
 * @param browserToken without it, the newest that any browser asked for
 */
export async function findNewestAsked(
  tx: Queryable,
  wanted: AskedFor,
  browserToken?: string,
): Promise<AskedCodeRow | null> {
  const isOfBrowser = browserToken === undefined ? undefined : eq(asked.browserToken, browserToken);
  const [row] = await tx
    .select()
    .from(asked)
    .where(and(isFor(wanted), isOfBrowser))
    .orderBy(desc(asked.createdAt), desc(asked.id))
    .limit(1);
  return row ?? null;
}

const codeExpires = sql`now() + make_interval(mins => ${codeLifetimeMinutes})`;

/** Notes that a code was asked for. It isn't made yet. @returns the row's id */
export async function insertAsked(tx: Queryable, wanted: AskedFor, browserToken: string): Promise<number> {
  const [row] = await tx
    .insert(asked)
    .values({ ...wanted, browserToken, expiresAt: codeExpires })
    .returning({ id: asked.id });
  if (row === undefined) throw new RangeError('insert returned no row');
  return row.id;
}

export async function findAsked(tx: Queryable, id: number): Promise<AskedCodeRow | null> {
  const [row] = await tx.select().from(asked).where(eq(asked.id, id));
  return row ?? null;
}

/** Stores the code that was made, valid from now. @returns false when there is one */
export async function giveCode(tx: Queryable, id: number, resetCode: string): Promise<boolean> {
  const rows = await tx
    .update(asked)
    .set({ resetCode, expiresAt: codeExpires })
    .where(and(eq(asked.id, id), isNull(asked.resetCode)))
    .returning({ id: asked.id });
  return rows.length > 0;
}

/** Takes the codes of an address that have waited too long to be sent. @returns the newest of each browser */
export async function takeLateCodes(tx: Queryable, wanted: AskedFor): Promise<readonly number[]> {
  const isLate = sql`${asked.expiresAt} < now() + make_interval(mins => ${codeLateMinutes})`;
  const rows = await tx
    .update(asked)
    .set({ resetCode: null })
    .where(and(isFor(wanted), eq(asked.used, false), isNotNull(asked.resetCode), isLate))
    .returning({ id: asked.id, browser: asked.browserToken });
  const newest = new Map(rows.toSorted((one, other) => one.id - other.id).map(({ id, browser }) => [browser, id]));
  return [...newest.values()];
}

/** Counts one try before the code is compared. @returns false when this code can't be tried any more */
export async function countAskedTry(tx: Queryable, id: number, trier: CodeTrier): Promise<boolean> {
  const tries = trier === 'owner' ? asked.tries : asked.strangerTries;
  const rows = await tx
    .update(asked)
    .set({ [trier === 'owner' ? 'tries' : 'strangerTries']: sql`${tries} + 1` })
    .where(
      and(eq(asked.id, id), eq(asked.used, false), sql`${tries} < ${codeMaxTries}`, sql`${asked.expiresAt} > now()`),
    )
    .returning({ id: asked.id });
  return rows.length > 0;
}

/** Marks a code used. @returns false when it has been used in the meantime */
export async function useAsked(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx
    .update(asked)
    .set({ used: true })
    .where(and(eq(asked.id, id), eq(asked.used, false)))
    .returning({ id: asked.id });
  return rows.length > 0;
}

/** What's stored of the browsers in which a code of this address was used lately: they know its mailbox. */
export async function findUsedTokens(tx: Queryable, email: string): Promise<readonly string[]> {
  const rows = await tx
    .select({ browserToken: asked.browserToken })
    .from(asked)
    .where(and(sql`lower(${asked.email}) = ${email.toLowerCase()}`, eq(asked.used, true)));
  return rows.flatMap(({ browserToken }) => browserToken ?? []);
}
