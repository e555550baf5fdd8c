import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { queueMailAgain } from '../../mail/mail-queue.repository';
import { accounts } from '../accounts/accounts.module';
import { findPerson } from './found-people.repository';
import { noSuchPerson } from './notes.service';

interface Helping {
  readonly userId: number;
  readonly requestId: string;
}

/** Sends an email to a person again. @throws AppError not_found if it isn't theirs or can't be sent again */
export async function resendEmail(
  db: Database,
  caller: Caller,
  { userId, mailId, requestId }: Helping & { readonly mailId: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await queueMailAgain(tx, { mailId, userId })))
      throw new AppError('not_found', { message: 'This email can’t be sent again.' });
    const target = { type: 'user', id: userId };
    await recordAudit(tx, { actor: caller, action: 'user.email_resent', target, requestId });
  });
}

/** Signs a person out everywhere, as someone asks who has lost a device. @throws AppError not_found */
export async function signOutPerson(db: Database, caller: Caller, { userId, requestId }: Helping): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await findPerson(tx, userId))) throw noSuchPerson();
    await accounts.endSessionsOf(tx, userId);
    const target = { type: 'user', id: userId };
    await recordAudit(tx, { actor: caller, action: 'user.signed_out', target, requestId });
  });
}
