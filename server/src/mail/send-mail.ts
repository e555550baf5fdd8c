import type { Adapters } from '../adapters/adapters';
import type { Queryable } from '../database/database';
import { faultPoint } from '../faults/fault-points';
import { describeError } from '../errors/described-error';
import type { DefinedMailFiles } from './mail-files';
import { findMail, markMailSent, noteMailFailure } from './mail-delivery.repository';

const LAST_TRY = 12;

/** What sending a mail needs. */
export interface MailSending extends Pick<Adapters, 'db' | 'mailer'> {
  readonly mailFiles: Pick<DefinedMailFiles, 'filesOf'>;
}

/** The job: hands one mail to the mailer, and remembers that it did. One that was sent already is left alone. */
export async function sendMail({ db, mailer, mailFiles }: MailSending, mailId: number): Promise<void> {
  const mail = await findMail(db, mailId);
  if (mail === null || mail.state === 'sent') return;
  try {
    await mailer.send({ ...mail, files: await mailFiles.filesOf(mail.attachments) });
  } catch (error) {
    await noteFailure(db, { id: mailId, triesBefore: mail.tries, error });
    throw error;
  }
  FAULT: await faultPoint('mail-accepted');
  await markMailSent(db, mailId);
}

async function noteFailure(
  db: Queryable,
  { id, triesBefore, error }: { id: number; triesBefore: number; error: unknown },
): Promise<void> {
  const { type, code } = describeError(error);
  await noteMailFailure(db, { id, reason: code ?? type, isDead: triesBefore + 1 >= LAST_TRY });
}
