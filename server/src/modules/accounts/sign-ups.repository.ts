import { codeLifetimeMinutes, codeMaxTries, pendingSignUpHours } from '@ascendant/domain/person/account-limits';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { tempUsers, type NewTempUserRow, type TempUserRow } from '../../../db/schema/temp-users';
import type { Queryable } from '../../database/database';

const isAlive = gt(tempUsers.createdAt, sql`now() - make_interval(hours => ${pendingSignUpHours})`);
const codeExpires = sql`now() + make_interval(mins => ${codeLifetimeMinutes})`;

/** The pending sign-up of an email. Sign-ups older than 24 hours are ignored. */
export async function findSignUp(tx: Queryable, email: string): Promise<TempUserRow | null> {
  const [row] = await tx
    .select()
    .from(tempUsers)
    .where(and(sql`lower(${tempUsers.email}) = ${email}`, isAlive));
  return row ?? null;
}

/** The same by username or email, for people who sign in before they've entered their code. */
export async function findSignUpByLogin(tx: Queryable, login: string): Promise<TempUserRow | null> {
  const isWanted = or(sql`lower(${tempUsers.username}) = ${login}`, sql`lower(${tempUsers.email}) = ${login}`);
  const [row] = await tx.select().from(tempUsers).where(and(isWanted, isAlive));
  return row ?? null;
}

/** The lock under which sign-ups replace each other. Any number that no other lock uses. */
const replacing = 4_705_231_207;

/** Saves a sign-up, replacing pending ones with the same username or email. For use in a transaction. */
export async function replaceSignUp(tx: Queryable, signUp: NewTempUserRow): Promise<void> {
  const email = signUp.email.toLowerCase();
  await tx.execute(sql`select pg_advisory_xact_lock(${replacing}::bigint)`);
  await tx
    .delete(tempUsers)
    .where(or(sql`lower(${tempUsers.username}) = ${signUp.username}`, sql`lower(${tempUsers.email}) = ${email}`));
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
      codeSentAt: sql`now()`,
    })
    .where(eq(tempUsers.id, id));
}

/**
 * Counts one try of the code before it is compared, so that concurrent tries are counted too.
 * @returns null when there's no code to try: unknown, expired, or tried too often
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

/** Ends a sign-up because it was verified. @returns null when it has been replaced or has ended in the meantime */
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
