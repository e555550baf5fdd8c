import { roleOf } from '@ascendant/domain/person/roles';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { queueMail } from '../../mail/mail-queue.repository';
import { passwordChangedMail } from './account-mails';
import type { AccountsDeps, Origin } from './accounts.deps';
import { tryAskedCode, wrongCode } from './asked-code.service';
import { useAsked } from './asked-codes.repository';
import { takeGuestBookings } from './guest-bookings.service';
import { passwordRefusal, hashSecret } from './secret-hash';
import { browserMark } from './session-values';
import { endSessionsOf } from './sessions.repository';
import { updateUser } from './users.repository';

export interface NewPassword {
  readonly email: string;
  readonly resetCode: string;
  readonly newPassword: string;
}

const purpose = 'reset-password';

/**
 * Sets a new password with the code, ends every session of the account and emails a notice.
 * @returns the mark by which sign-in knows this browser: strangers' failures no longer count for it
 * @throws AppError wrong_code, also for a code that has expired, was used or replaced, or was tried 5 times; invalid_input (newPassword);
 *   rate_limited
 */
export async function confirmPasswordReset(deps: AccountsDeps, given: NewPassword, origin: Origin): Promise<string> {
  const { email, resetCode: code, newPassword } = given;
  const { user, asked } = await tryAskedCode(deps, { email, purpose, code }, origin);
  const refusal = await passwordRefusal(newPassword, user);
  if (refusal !== null) throw new AppError('invalid_input', { message: refusal, fields: { newPassword: refusal } });
  const password = await hashSecret(newPassword);
  await inTransaction(deps.db, async (tx) => {
    if (!(await useAsked(tx, asked.id))) throw wrongCode({ purpose });
    await updateUser(tx, user.id, { password });
    await endSessionsOf(tx, user.id);
    await takeGuestBookings(tx, deps, { owner: user, requestId: origin.requestId });
    await queueMail(tx, { ...passwordChangedMail(user.firstName, deps.publicUrl), userId: user.id, to: user.email });
    await recordAudit(tx, {
      actor: { userId: user.id, role: roleOf(user) },
      action: 'password.reset',
      target: { type: 'user', id: user.id },
      requestId: origin.requestId,
    });
  });
  return browserMark(asked.browserToken ?? '');
}
