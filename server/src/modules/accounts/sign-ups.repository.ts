import {
  codeLateMinutes,
  codeLifetimeMinutes,
  codeMaxTries,
  pendingSignUpHours,
} from '@ascendant/domain/person/account-limits';
import { and, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { tempUsers, type NewTempUserRow, type TempUserRow } from '../../../db/schema/temp-users';
import type { Queryable } from '../../database/database';
import type { CodeTrier } from './one-time-code';

const isAlive = gt(tempUsers.createdAt, sql`now() - make_interval(hours => ${pendingSignUpHours})`);
const codeExpires = sql`now() + make_interval(mins => ${codeLifetimeMinutes})`;
/** How many of the newest are looked at. More than an address can start in a day. */
const mostSeen = 20;

/** The pending sign-ups of an email, newest first. Those older than 24 hours are ignored. */
export async function findSignUps(tx: Queryable, email: string): Promise<readonly TempUserRow[]> {
  return tx
    .select()
    .from(tempUsers)
    .where(and(sql`lower(${tempUsers.email}) = ${email}`, isAlive))
    .orderBy(desc(tempUsers.createdAt), desc(tempUsers.id))
    .limit(mostSeen);
}

/** Those of an email whose code has waited too long to be sent. */
export async function findLateSignUps(tx: Queryable, email: string): Promise<readonly TempUserRow[]> {
  const isLate = sql`${tempUsers.verificationCodeExpires} < now() + make_interval(mins => ${codeLateMinutes})`;
  return tx
    .select()
    .from(tempUsers)
    .where(and(sql`lower(${tempUsers.email}) = ${email}`, isAlive, isLate))
    .limit(mostSeen)
    .for('update');
}

/** The same by username or email, for people who sign in before they've entered their code. */
export async function findSignUpsByLogin(tx: Queryable, login: string): Promise<readonly TempUserRow[]> {
  const isWanted = or(sql`lower(${tempUsers.username}) = ${login}`, sql`lower(${tempUsers.email}) = ${login}`);
  return tx
    .select()
    .from(tempUsers)
    .where(and(isWanted, isAlive))
    .orderBy(desc(tempUsers.createdAt), desc(tempUsers.id))
    .limit(mostSeen);
}

/** Saves a sign-up. @param before the one of the same browser that it replaces */
export async function insertSignUp(tx: Queryable, signUp: NewTempUserRow, before: number | undefined): Promise<void> {
  if (before !== undefined) await tx.delete(tempUsers).where(eq(tempUsers.id, before));
  await tx.insert(tempUsers).values({ ...signUp, verificationCodeExpires: codeExpires, codeSentAt: sql`now()` });
}

/** Gives a sign-up a new code. The old one stops working. */
export async function renewCode(
  tx: Queryable,
  id: number,
  { token, code }: { readonly token: string; readonly code: string },
): Promise<void> {
  await tx
    .update(tempUsers)
    .set({
      emailVerificationToken: token,
      emailVerificationCode: code,
      verificationCodeExpires: codeExpires,
      verificationTries: 0,
      strangerTries: 0,
      codeSentAt: sql`now()`,
    })
    .where(eq(tempUsers.id, id));
}

/** Binds a sign-up to another browser: its person has shown that they know the password. */
export async function bindToBrowser(tx: Queryable, id: number, browserToken: string): Promise<void> {
  await tx.update(tempUsers).set({ browserToken }).where(eq(tempUsers.id, id));
}

/**
 * Counts one try of the code before it is compared, so that concurrent tries are counted too.
 * @returns null when there's no code to try: gone, expired, or tried too often
 */
export async function countCodeTry(tx: Queryable, id: number, trier: CodeTrier): Promise<TempUserRow | null> {
  const tries = trier === 'owner' ? tempUsers.verificationTries : tempUsers.strangerTries;
  const [row] = await tx
    .update(tempUsers)
    .set({ [trier === 'owner' ? 'verificationTries' : 'strangerTries']: sql`${tries} + 1` })
    .where(
      and(eq(tempUsers.id, id), isAlive, lt(tries, codeMaxTries), gt(tempUsers.verificationCodeExpires, sql`now()`)),
    )
    .returning();
  return row ?? null;
}

/**
 * Ends a sign-up because it was verified, and all others with its email.
 * @returns null when it has a newer code, or has ended, in the meantime
 */
export async function takeSignUp(
  tx: Queryable,
  { id, token, email }: { readonly id: number; readonly token: string | null; readonly email: string },
): Promise<TempUserRow | null> {
  const isSame = sql`${tempUsers.emailVerificationToken} is not distinct from ${token}`;
  const [row] = await tx
    .delete(tempUsers)
    .where(and(eq(tempUsers.id, id), isSame))
    .returning();
  if (row === undefined) return null;
  await tx.delete(tempUsers).where(sql`lower(${tempUsers.email}) = ${email.toLowerCase()}`);
  return row;
}
