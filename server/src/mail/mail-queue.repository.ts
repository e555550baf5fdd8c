import { randomUUID } from 'node:crypto';
import { withoutPages } from '@ascendant/domain/plain-text';
import { notInArray, sql } from 'drizzle-orm';
import { mails, type MailAttachment, type MailCondition } from '../../db/schema/mails';
import type { Queryable } from '../database/database';
import { statement } from '../database/statement';
import { addingJob, unhurried, usual } from '../jobs/add-job.repository';
import { letterText, type Letter } from './letter';
import { letterHtml } from './letter-html';
import type { MailKind } from './mail-kinds';
import { isToStranger, letterToStranger, messageIdOf, withStopLink } from './stop-link';

export interface MailOrder {
  readonly kind: MailKind;
  /** Set it if the same email must not be queued twice: `booking_confirmed:41` (invariant 9). */
  readonly dedupeKey?: string;
  readonly userId: number | null;
  /** The person whom an email to someone else names; their deletion empties it. */
  readonly aboutUserId?: number | null;
  readonly to: string;
  /** Where answers go, if not to us. It's deleted when the email has been sent. */
  readonly replyTo?: string;
  /** The message to attendees that this is a copy of. */
  readonly eventMessageId?: number;
  /** It's sent only while this is true of that object, so that no one reads what's no longer so. */
  readonly onlyIf?: { readonly is: MailCondition; readonly of: number };
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
  const { priority, ...row } = rowOf(order);
  await queued(tx, { row: JSON.stringify(row), priority });
}

/** An email under the names of its columns, and its job's priority. */
function rowOf(order: MailOrder) {
  const key = randomUUID();
  const { kind, stoppableAt: publicUrl } = order;
  const stoppable = publicUrl === undefined ? order.letter : withStopLink(order.letter, { publicUrl, key, kind });
  const letter = isToStranger(order) ? letterToStranger(stoppable, key) : stoppable;
  return {
    message_id: messageIdOf(key),
    kind: order.kind,
    dedupe_key: order.dedupeKey ?? null,
    user_id: order.userId,
    about_user_id: order.aboutUserId ?? null,
    to_address: order.to,
    reply_to: order.replyTo ?? null,
    event_message_id: order.eventMessageId ?? null,
    only_if: order.onlyIf?.is ?? null,
    only_if_of: order.onlyIf?.of ?? null,
    subject: withoutPages(order.subject.replace(/[\r\n]+/g, ' ')),
    text: letterText(letter),
    html: letterHtml(letter),
    attachments: order.attachments ?? [],
    // Someone waits for a code in front of their screen, and mustn't wait behind a rush's confirmations.
    priority: letter.code === undefined ? unhurried : usual,
  } satisfies Record<(typeof columns)[number] | 'priority', unknown>;
}

/** Kinds whose emails are codes: an earlier one must not be sent again. */
const codeKinds = [
  'verification_code',
  'password_reset_code',
  'sign_in_code',
  'email_change_code',
] as const satisfies readonly MailKind[];

/**
 * Queues a copy of an email to a person, with the same text.
 * @returns false if there's none, if it's still to be sent, was withdrawn or is a code, or if its text is no longer stored
 */
export async function queueMailAgain(tx: Queryable, { mailId, userId }: MailOfUser): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with written as (
      insert into ${mails} (message_id, ${copied}) select ${messageIdOf(randomUUID())}, ${copied}
      from ${mails} where id = ${mailId} and user_id = ${userId} and ${canResend} returning id)
    select ${addingJob('send_mail', sql`json_build_object('mailId', written.id)`)} from written`);
  return rows.length > 0;
}

interface MailOfUser {
  readonly mailId: number;
  readonly userId: number;
}

/** Whether an email can be sent again, as a condition on `mails`. */
export const canResend = sql<boolean>`(${mails.state} in ('sent', 'dead') and ${mails.text} <> ''
  and ${notInArray(mails.kind, [...codeKinds])})`;

const columns = [
  'message_id',
  'kind',
  'dedupe_key',
  'user_id',
  'about_user_id',
  'to_address',
  'reply_to',
  'event_message_id',
  'only_if',
  'only_if_of',
  'subject',
  'text',
  'html',
  'attachments',
] as const;
const names = sql.raw(columns.join(', '));
const unique: readonly string[] = ['message_id', 'dedupe_key'];
const copied = sql.raw(columns.filter((column) => !unique.includes(column)).join(', '));

const queued = statement<{ row: string; priority: number }, object>(
  (value) => sql`
    with written as (
      insert into ${mails} (${names}) select ${names} from json_populate_record(null::mails, ${value('row')}::json)
      on conflict (dedupe_key) do nothing returning id)
    select ${addingJob('send_mail', sql`json_build_object('mailId', written.id)`, { priority: sql`${value('priority')}::int` })}
    from written`,
);
