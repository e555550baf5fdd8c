import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { queueMail } from '../../mail/mail-queue.repository';
import { passwordChangedMail } from './account-mails';
import { lockOwnAccount, ownAccount } from './account.service';
import type { AccountsDeps } from './accounts.deps';
import { confirmPassword } from './confirm-password';
import { passwordRefusal, hashSecret } from './secret-hash';
import { endSessionsOf } from './sessions.repository';
import { updateUser } from './users.repository';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly ip: string;
  readonly requestId: string;
}

/**
 * Changes the password of a signed-in person, whatever their role: their other sessions end, and a notice is emailed.
 * @throws AppError wrong_password; invalid_input (newPassword); rate_limited
 * Source: rules SES-02 to SES-04; docs/rules/people.md, "Accounts".
 */
export async function changePassword(deps: AccountsDeps, caller: Caller, given: PasswordChange): Promise<void> {
  const { currentPassword, newPassword, ip, requestId } = given;
  await confirmPassword(deps, caller, { password: currentPassword, ip, field: 'currentPassword' });
  const before = await ownAccount(deps.db, caller.userId);
  const refusal = await passwordRefusal(newPassword, before);
  if (refusal !== null) throw new AppError('invalid_input', { message: refusal, fields: { newPassword: refusal } });
  const password = await hashSecret(newPassword);
  await inTransaction(deps.db, async (tx) => {
    const user = await lockOwnAccount(tx, caller.userId);
    if (user.password !== before.password) throw new AppError('wrong_password');
    await updateUser(tx, user.id, { password });
    await endSessionsOf(tx, user.id, caller.sessionId);
    const letter = passwordChangedMail(user.firstName, deps.publicUrl, 'every other device');
    await queueMail(tx, { ...letter, userId: user.id, to: user.email });
    await recordAudit(tx, {
      actor: caller,
      action: 'password.changed',
      target: { type: 'user', id: user.id },
      requestId,
    });
  });
}
