import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { mails, type MailAttachment } from '../../db/schema/mails';
import type { Queryable } from '../database/database';
import { addingJob } from '../jobs/add-job.repository';
import { letterText, type Letter } from './letter';
import { letterHtml } from './letter-html';
import { messageIdOf, withStopLink } from './stop-link';

export interface MailOrder {
  /** The kind of email: `booking_confirmed`, `verification_code`. */
  readonly kind: string;
  /** Set it if the same email must not be queued twice: `booking_confirmed:41` (invariant 9). */
  readonly dedupeKey?: string;
  readonly userId: number | null;
  readonly to: string;
  /** Where answers go, if not to us. It's deleted when the email has been sent. */
  readonly replyTo?: string;
  /** The message to attendees that this is a copy of. */
  readonly eventMessageId?: number;
  readonly subject: string;
  readonly letter: Letter;
  /** The site's address, for an email that one click stops: its footer gets the link. */
  readonly stoppableAt?: string;
  readonly attachments?: readonly MailAttachment[];
}

/**
 * Queues an email and the job that sends it, in the transaction that causes it. If that's rolled back, nothing is sent.
 * A second email with the same dedupeKey isn't queued.
 * Source: docs/rules/reliability.md, "Email"; rule CRA-11.
 */
export async function queueMail(tx: Queryable, order: MailOrder): Promise<void> {
  const key = randomUUID();
  const letter = order.stoppableAt === undefined ? order.letter : withStopLink(order.letter, order.stoppableAt, key);
  const written = tx.$with('written').as(
    tx
      .insert(mails)
      .values({
        messageId: messageIdOf(key),
        kind: order.kind,
        dedupeKey: order.dedupeKey ?? null,
        userId: order.userId,
        to: order.to,
        replyTo: order.replyTo ?? null,
        eventMessageId: order.eventMessageId ?? null,
        subject: order.subject.replace(/[\r\n]+/g, ' '),
        text: letterText(letter),
        html: letterHtml(letter),
        attachments: [...(order.attachments ?? [])],
      })
      .onConflictDoNothing({ target: mails.dedupeKey })
      .returning({ id: mails.id }),
  );
  const job = addingJob('send_mail', sql`json_build_object('mailId', ${written.id})`);
  await tx.with(written).select({ job }).from(written);
}
