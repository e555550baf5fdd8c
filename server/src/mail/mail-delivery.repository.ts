import { codeLateMinutes } from '@ascendant/domain/person/account-limits';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { mails, type MailRow } from '../../db/schema/mails';
import { serverTroubles } from '../adapters/mailer';
import type { Queryable } from '../database/database';

export async function findMail(db: Queryable, id: number): Promise<MailRow | null> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row ?? null;
}

/** Of a queued email: it wasn't tried yet, or the mail server was away, whomever it's for. */
export const waitsForServer = sql`(${mails.lastError} is null or ${inArray(mails.lastError, [...serverTroubles])})`;

/** Sends at once what waits for another try because the mail server was away: it's back. Waits of hours would go on otherwise. */
export async function sendWaiting(db: Queryable): Promise<void> {
  await db.execute(sql`select graphile_worker.reschedule_jobs(array_agg(job.id), run_at => now())
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id and task.identifier = 'send_mail'
    join ${mails} on ${mails.id} = (job.payload->>'mailId')::int and ${mails.state} = 'queued' and ${mails.tries} > 0 and ${waitsForServer}
    where job.locked_at is null and job.attempts < job.max_attempts and job.run_at > now()
    having count(*) > 0`);
}

/** Of an email that was given up: it can still be sent, because the mail server was away, or it was written in the last two days. */
export const isWorthATry = sql`(${mails.text} <> '' and (${waitsForServer} or ${mails.createdAt} > now() - interval '2 days'))`;

/** Forgets the jobs of emails that no try will send, such as those that their own address refuses: they'd be failures for ever. The emails stay. */
export async function forgetRefused(db: Queryable): Promise<void> {
  await db.execute(sql`delete from graphile_worker._private_jobs job
    using graphile_worker._private_tasks task, ${mails}
    where task.id = job.task_id and task.identifier = 'send_mail' and job.attempts >= job.max_attempts and job.locked_at is null
      and ${mails.id} = (job.payload->>'mailId')::int and ${mails.state} = 'dead' and not ${isWorthATry}`);
}

/** Whether the code of an email has waited too long to be sent, by the database's clock. */
export async function isCodeLate(db: Queryable, id: number): Promise<boolean> {
  const age = sql`now() - ${mails.createdAt}`;
  const [row] = await db
    .select({ isLate: sql<boolean>`${age} > make_interval(mins => ${codeLateMinutes})` })
    .from(mails)
    .where(eq(mails.id, id));
  return row?.isLate === true;
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
