import type { Adapters } from '../adapters/adapters';
import type { Queryable } from '../database/database';
import { describeError } from '../http/described-error';
import { findMail, markMailSent, noteMailFailure } from './mail-delivery.repository';

const LAST_TRY = 12;

/** The job: hands one mail to the mailer, and remembers that it did. One that was sent already is left alone. */
export async function sendMail({ db, mailer }: Pick<Adapters, 'db' | 'mailer'>, mailId: number): Promise<void> {
  const mail = await findMail(db, mailId);
  if (mail === null || mail.state === 'sent') return;
  const files = mail.attachments.map(({ filename, contentType, contentBase64 }) => ({
    filename,
    contentType,
    content: Buffer.from(contentBase64, 'base64'),
  }));
  try {
    await mailer.send({ ...mail, files });
  } catch (error) {
    await noteFailure(db, { id: mailId, triesBefore: mail.tries, error });
    throw error;
  }
  await markMailSent(db, mailId);
}

async function noteFailure(
  db: Queryable,
  { id, triesBefore, error }: { id: number; triesBefore: number; error: unknown },
): Promise<void> {
  const { type, code } = describeError(error);
  await noteMailFailure(db, { id, reason: code ?? type, isDead: triesBefore + 1 >= LAST_TRY });
}
