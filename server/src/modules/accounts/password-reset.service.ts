import { roleOf } from '@ascendant/domain/person/roles';
import type { PasswordResetTokenRow } from '../../../db/schema/sign-in';
import type { UserRow } from '../../../db/schema/users';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { addJob } from '../../jobs/add-job.repository';
import type { TaskPayload } from '../../jobs/tasks';
import { queueMail } from '../../mail/mail-queue.repository';
import { passwordChangedMail, passwordResetMail } from './account-mails';
import type { AccountsDeps, Origin } from './accounts.deps';
import {
  codeMarkOf,
  newCodeMark,
  type CodeMark,
  type CodeTrier,
  hashCode,
  isCodeOf,
  newCode,
  type CodeScope,
} from './one-time-code';
import * as resets from './password-resets.repository';
import { passwordRefusal, hashSecret } from './secret-hash';
import { browserMark } from './session-values';
import { endSessionsOf } from './sessions.repository';
import { findUserByLogin, updateUser } from './users.repository';

export interface NewPassword {
  readonly email: string;
  readonly resetCode: string;
  readonly newPassword: string;
}

/**
 * Notes the request and leaves the rest to a job. Nothing here depends on whether the address has an account, so neither the answer nor its
 * timing reveals it.
 * @returns the mark that ties the code to this browser
 * @throws AppError rate_limited
 * Source: rules SES-06, SES-07.
 */
export async function requestPasswordReset(deps: AccountsDeps, email: string, origin: Origin): Promise<CodeMark> {
  const mark = origin.resetCookie === undefined ? newCodeMark() : codeMarkOf(origin.resetCookie);
  await deps.limits.take('sendCode', { target: codeTarget(email), ip: origin.ip });
  await inTransaction(deps.db, async (tx) => {
    const resetId = await resets.insertReset(tx, email, mark.stored);
    await addJob(tx, 'send_reset_code', { resetId, requestId: origin.requestId });
  });
  return mark;
}

/** The job: emails a code to the address of a reset if an account that isn't disabled has it. Does nothing the second time. */
export async function sendResetCode(
  db: Database,
  { resetId, requestId }: TaskPayload<'send_reset_code'>,
): Promise<void> {
  const reset = await resets.findReset(db, resetId);
  const user = reset === null ? null : await findUserByLogin(db, reset.email);
  if (reset === null || user === null || user.disabled) return;
  const code = newCode();
  const resetCode = await hashCode(code, codeScope(reset.email));
  await inTransaction(db, async (tx) => {
    if (!(await resets.giveResetCode(tx, resetId, resetCode))) return;
    await queueMail(tx, { ...passwordResetMail(user.firstName, code), userId: user.id, to: user.email });
    await recordAudit(tx, {
      actor: null,
      action: 'code.sent',
      target: { type: 'user', id: user.id },
      ...(requestId !== undefined && { requestId }),
    });
  });
}

/** Has fresh codes sent for the resets of an address whose codes waited too long for the mail server. */
export async function renewLateResets(db: Database, to: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const resetId of await resets.takeLateCodes(tx, to.toLowerCase()))
      await addJob(tx, 'send_reset_code', { resetId });
  });
}

/**
 * Sets a new password with the code, ends every session of the account and emails a notice.
 * @returns the mark by which sign-in knows this browser: strangers' failures no longer count for it
 * @throws AppError wrong_code, also for a code that has expired, was used or replaced, or was tried 5 times; invalid_input (newPassword);
 *   rate_limited
 */
export async function confirmPasswordReset(deps: AccountsDeps, given: NewPassword, origin: Origin): Promise<string> {
  const { user, reset } = await resetByCode(deps, given, origin);
  const refusal = await passwordRefusal(given.newPassword, user);
  if (refusal !== null) throw new AppError('invalid_input', { message: refusal, fields: { newPassword: refusal } });
  const password = await hashSecret(given.newPassword);
  await inTransaction(deps.db, async (tx) => {
    if (!(await resets.useReset(tx, reset.id))) throw wrongCode();
    await updateUser(tx, user.id, { password });
    await endSessionsOf(tx, user.id);
    await queueMail(tx, { ...passwordChangedMail(user.firstName, deps.publicUrl), userId: user.id, to: user.email });
    await recordAudit(tx, {
      actor: { userId: user.id, role: roleOf(user) },
      action: 'password.reset',
      target: { type: 'user', id: user.id },
      requestId: origin.requestId,
    });
  });
  return browserMark(reset.browserToken ?? '');
}

/** The account and the reset that a code belongs to. Each try is counted before the code is compared. */
async function resetByCode(
  { db, limits }: AccountsDeps,
  { email, resetCode }: NewPassword,
  origin: Origin,
): Promise<{ user: UserRow; reset: PasswordResetTokenRow }> {
  const [{ reset, trier }, user] = await Promise.all([triedReset(db, email, origin), findUserByLogin(db, email)]);
  await limits.take('tryCode', { target: trier === 'stranger' ? codeTarget(email) : undefined, ip: origin.ip });
  const canTry = reset !== null && (await resets.countResetTry(db, reset.id, trier));
  const isRight = await isCodeOf(canTry ? reset.resetCode : null, resetCode, codeScope(email));
  if (isRight && reset !== null && user !== null && !user.disabled) return { user, reset };
  await recordAudit(db, { actor: null, action: 'code.failed', requestId: origin.requestId });
  throw wrongCode();
}

/**
 * The reset whose code a browser can enter: the newest that it asked for itself. A browser that asked for none, or keeps no cookies, can enter
 * the newest code of the address, and is counted as a stranger.
 */
async function triedReset(
  db: Database,
  email: string,
  { resetCookie }: Origin,
): Promise<{ reset: PasswordResetTokenRow | null; trier: CodeTrier }> {
  const own =
    resetCookie === undefined ? null : await resets.findNewestReset(db, email, codeMarkOf(resetCookie).stored);
  if (own !== null) return { reset: own, trier: 'owner' };
  return { reset: await resets.findNewestReset(db, email), trier: 'stranger' };
}

function wrongCode(): AppError {
  return new AppError('wrong_code', { message: 'Invalid or expired reset code' });
}

/** Each reset has its own row with the hash, and only the newest row of a browser counts, which binds the code to its request. */
function codeScope(email: string): CodeScope {
  return { purpose: 'reset-password', email, requestId: 'newest' };
}

function codeTarget(email: string): string {
  return `reset-password:${email}`;
}
