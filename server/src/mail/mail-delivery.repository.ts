import { desc, eq, inArray, sql } from 'drizzle-orm';
import { mails, type MailRow } from '../../db/schema/mails';
import type { Queryable } from '../database/database';

export async function findMail(db: Queryable, id: number): Promise<MailRow | null> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row ?? null;
}

/** The newest emails, for the outbox page. */
export async function newestMails(db: Queryable, limit: number): Promise<readonly MailRow[]> {
  return db.select().from(mails).orderBy(desc(mails.id)).limit(limit);
}

export async function markMailSent(db: Queryable, id: number): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'sent', sentAt: sql`now()`, tries: sql`${mails.tries} + 1`, lastError: null, replyTo: null })
    .where(eq(mails.id, id));
}

/** Empties an email that's no longer true. The row stays, so that the same email isn't written again. */
export async function markMailWithdrawn(db: Queryable, id: number): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'withdrawn', text: '', html: '', attachments: [], replyTo: null })
    .where(eq(mails.id, id));
}

/** @param reason a name or code, never a text that could quote the email */
export async function noteMailFailure(
  db: Queryable,
  { id, reason, isDead }: { id: number; reason: string; isDead: boolean },
): Promise<void> {
  await db
    .update(mails)
    .set({
      tries: sql`${mails.tries} + 1`,
      lastError: reason,
      ...(isDead ? { state: 'dead' as const, replyTo: null } : {}),
    })
    .where(eq(mails.id, id));
}

/** Deletes the content of old emails. The rows stay as proof that they were sent. Source: rule PRI-06. */
export async function emptyOldMails(db: Queryable): Promise<void> {
  await db
    .update(mails)
    .set({ text: '', html: '', attachments: [] })
    .where(
      inArray(
        mails.id,
        db
          .select({ id: mails.id })
          .from(mails)
          .where(sql`${mails.createdAt} < now() - interval '30 days' and ${mails.text} <> ''`)
          .limit(1000),
      ),
    );
}
