import type { Adapters } from '../adapters/adapters';
import type { Queryable } from '../database/database';
import { describeError } from '../errors/described-error';
import { faultPoint } from '../faults/fault-points';
import {
  findMail,
  isCodeLate,
  markMailSent,
  markMailWithdrawn,
  noteMailFailure,
  sendWaiting,
} from './mail-delivery.repository';
import type { DefinedMailFiles } from './mail-files';
import type { DefinedMailConditions } from './mail-kinds';
import type { DefinedMailPictures } from './mail-pictures';
import { withSite, stopHeaders } from './stop-link';

const lastTry = 12;

/** What sending an email needs. */
export interface MailSending extends Pick<Adapters, 'db' | 'mailer'> {
  readonly mailFiles: Pick<DefinedMailFiles, 'filesOf'>;
  readonly mailPictures: Pick<DefinedMailPictures, 'picturesOf'>;
  readonly mailConditions: Pick<DefinedMailConditions, 'holdsFor' | 'renewalOf'>;
  /** The site's address. */
  readonly publicUrl: string;
}

/**
 * The job: sends one email and records that it was sent. Does nothing if it has already been sent, and withdraws it if what it says is no
 * longer true. If the mail server was away for so long that a code has nearly run out, a fresh one goes out instead; and once an email gets
 * through, so do all that wait.
 * Source: docs/rules/emails.md, "Emails that are no longer true".
 */
export async function sendMail(
  { db, mailer, mailFiles, mailPictures, mailConditions, publicUrl }: MailSending,
  mailId: number,
): Promise<void> {
  const mail = await findMail(db, mailId);
  if (mail === null || mail.state === 'sent' || mail.state === 'withdrawn') return;
  if (!(await mailConditions.holdsFor(mail))) return markMailWithdrawn(db, mailId);
  const renew = mailConditions.renewalOf(mail.kind);
  if (renew !== undefined && (await isCodeLate(db, mailId))) {
    await renew(mail);
    return markMailWithdrawn(db, mailId);
  }
  try {
    const files = await mailFiles.filesOf(mail.attachments);
    const pictures = await mailPictures.picturesOf(mail.html);
    await mailer.send({ ...withSite(mail, publicUrl), files, pictures, headers: stopHeaders(mail, publicUrl) });
  } catch (error) {
    await noteFailure(db, { id: mailId, triesBefore: mail.tries, error });
    throw error;
  }
  FAULT: await faultPoint('mail-accepted');
  await markMailSent(db, mailId);
  await sendWaiting(db);
}

async function noteFailure(
  db: Queryable,
  { id, triesBefore, error }: { id: number; triesBefore: number; error: unknown },
): Promise<void> {
  const { type, code } = describeError(error);
  await noteMailFailure(db, { id, reason: code ?? type, isDead: triesBefore + 1 >= lastTry });
}
