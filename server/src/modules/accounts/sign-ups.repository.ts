import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { codeLifetimeMinutes, codeMaxTries, pendingSignUpHours } from '@ascendant/domain/person/account-limits';
import { tempUsers, type NewTempUserRow, type TempUserRow } from '../../../db/schema/temp-users';
import type { Queryable } from '../../database/database';

const isAlive = gt(tempUsers.createdAt, sql`now() - make_interval(hours => ${pendingSignUpHours})`);
const codeExpires = sql`now() + make_interval(mins => ${codeLifetimeMinutes})`;

/** A sign-up that waits for its code; one older than 24 h is as good as not there. */
export async function findSignUp(tx: Queryable, email: string): Promise<TempUserRow | null> {
  const [row] = await tx
    .select()
    .from(tempUsers)
    .where(and(sql`lower(${tempUsers.email}) = ${email}`, isAlive));
  return row ?? null;
}

/** The same by user name or e-mail, for somebody who tries to sign in too early. */
export async function findSignUpByLogin(tx: Queryable, login: string): Promise<TempUserRow | null> {
  const isWanted = or(sql`lower(${tempUsers.username}) = ${login}`, sql`lower(${tempUsers.email}) = ${login}`);
  const [row] = await tx.select().from(tempUsers).where(and(isWanted, isAlive));
  return row ?? null;
}

/** Any number that no other lock of ours has: sign-ups replace each other one after the other. */
const replacing = 4_705_231_207;

/** Puts a sign-up in the place of every pending one with the same name or e-mail. For use in a transaction. */
export async function replaceSignUp(tx: Queryable, signUp: NewTempUserRow): Promise<void> {
  const email = signUp.email.toLowerCase();
  await tx.execute(sql`select pg_advisory_xact_lock(${replacing}::bigint)`);
  await tx
    .delete(tempUsers)
    .where(or(sql`lower(${tempUsers.username}) = ${signUp.username}`, sql`lower(${tempUsers.email}) = ${email}`));
  await tx.insert(tempUsers).values({ ...signUp, verificationCodeExpires: codeExpires, codeSentAt: sql`now()` });
}

/** Gives a sign-up a new code; the old one opens nothing any more. */
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
      codeSentAt: sql`now()`,
    })
    .where(eq(tempUsers.id, id));
}

/**
 * Counts one try of the code before it is compared, so that tries made at once are counted too.
 * @returns null when there is no code to try: unknown, run out, or tried too often
 */
export async function countCodeTry(tx: Queryable, email: string): Promise<TempUserRow | null> {
  const [row] = await tx
    .update(tempUsers)
    .set({ verificationTries: sql`${tempUsers.verificationTries} + 1` })
    .where(
      and(
        sql`lower(${tempUsers.email}) = ${email}`,
        isAlive,
        lt(tempUsers.verificationTries, codeMaxTries),
        gt(tempUsers.verificationCodeExpires, sql`now()`),
      ),
    )
    .returning();
  return row ?? null;
}

/** Ends a sign-up because it was verified. @returns null when it was replaced or ended meanwhile */
export async function takeSignUp(
  tx: Queryable,
  { id, token }: { id: number; token: string | null },
): Promise<TempUserRow | null> {
  const isSame = sql`${tempUsers.emailVerificationToken} is not distinct from ${token}`;
  const [row] = await tx
    .delete(tempUsers)
    .where(and(eq(tempUsers.id, id), isSame))
    .returning();
  return row ?? null;
}
