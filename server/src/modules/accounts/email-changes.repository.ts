import { codeLateMinutes, codeLifetimeMinutes, codeMaxTries } from '@ascendant/domain/person/account-limits';
import { and, desc, eq, sql } from 'drizzle-orm';
import { emailChangeRequests, type EmailChangeRequestRow } from '../../../db/schema/sign-in';
import type { Queryable } from '../../database/database';

const changes = emailChangeRequests;

export type OpenStep = Exclude<EmailChangeRequestRow['step'], 'done'>;

const freshCode = (code: string) => ({
  code,
  codeExpires: sql`now() + make_interval(mins => ${codeLifetimeMinutes})`,
  codeSentAt: sql`now()`,
  tries: 0,
});

export async function insertEmailChange(
  tx: Queryable,
  change: Pick<EmailChangeRequestRow, 'userId' | 'currentEmail' | 'newEmail'> & { readonly code: string },
): Promise<void> {
  await tx.insert(changes).values({ ...change, ...freshCode(change.code) });
}

/** The newest request of a person. Only its code counts. */
export async function findNewestEmailChange(tx: Queryable, userId: number): Promise<EmailChangeRequestRow | null> {
  const [row] = await tx
    .select()
    .from(changes)
    .where(eq(changes.userId, userId))
    .orderBy(desc(changes.createdAt), desc(changes.id))
    .limit(1);
  return row ?? null;
}

/** Whether a request's code has waited too long to be sent, by the database's clock. */
export async function hasLateCode(tx: Queryable, id: number): Promise<boolean> {
  const isLate = sql`${changes.codeExpires} < now() + make_interval(mins => ${codeLateMinutes})`;
  return (
    (
      await tx
        .select({ id: changes.id })
        .from(changes)
        .where(and(eq(changes.id, id), isLate))
        .for('update')
    ).length > 0
  );
}

export async function renewCode(tx: Queryable, id: number, code: string): Promise<void> {
  await tx.update(changes).set(freshCode(code)).where(eq(changes.id, id));
}

/** Counts one try before the code is compared. @returns false when this request can't be tried any more */
export async function countEmailChangeTry(tx: Queryable, id: number, step: OpenStep): Promise<boolean> {
  const rows = await tx
    .update(changes)
    .set({ tries: sql`${changes.tries} + 1` })
    .where(
      and(
        eq(changes.id, id),
        eq(changes.step, step),
        sql`${changes.tries} < ${codeMaxTries}`,
        sql`${changes.codeExpires} > now()`,
      ),
    )
    .returning({ id: changes.id });
  return rows.length > 0;
}

/** Goes on to the new address with a code of its own. @returns false when the step was taken in the meantime */
export async function moveToNewAddress(tx: Queryable, id: number, code: string): Promise<boolean> {
  const rows = await tx
    .update(changes)
    .set({ step: 'verify_new', ...freshCode(code) })
    .where(and(eq(changes.id, id), eq(changes.step, 'verify_current')))
    .returning({ id: changes.id });
  return rows.length > 0;
}

/** @returns false when it was finished in the meantime */
export async function finishEmailChange(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx
    .update(changes)
    .set({ step: 'done', code: null })
    .where(and(eq(changes.id, id), eq(changes.step, 'verify_new')))
    .returning({ id: changes.id });
  return rows.length > 0;
}
