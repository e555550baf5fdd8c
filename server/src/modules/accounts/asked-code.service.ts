import type { AskedCodePurpose, PasswordResetTokenRow as AskedCodeRow } from '../../../db/schema/sign-in';
import type { UserRow } from '../../../db/schema/users';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { addJob } from '../../jobs/add-job.repository';
import type { TaskPayload } from '../../jobs/tasks';
import { queueMail } from '../../mail/mail-queue.repository';
import { passwordResetMail, signInCodeMail } from './account-mails';
import type { AccountsDeps, Origin } from './accounts.deps';
import * as asked from './asked-codes.repository';
import {
  codeMarkOf,
  hashCode,
  isCodeOf,
  newCode,
  newCodeMark,
  type CodeMark,
  type CodeScope,
  type CodeTrier,
} from './one-time-code';
import { findMailboxOwner, findUserByLogin } from './users.repository';

/** What differs between the purposes. */
const purposes = {
  'reset-password': {
    job: 'send_reset_code',
    mail: passwordResetMail,
    wrong: 'Invalid or expired reset code',
    find: findUserByLogin,
    cookieOf: ({ resetCookie }: Origin) => resetCookie,
  },
  'sign-in': {
    job: 'send_sign_in_code',
    mail: signInCodeMail,
    find: findMailboxOwner,
    wrong: 'This code isn’t right, or it has expired. You can ask for another one.',
    cookieOf: ({ signInCookie }: Origin) => signInCookie,
  },
} as const satisfies Record<AskedCodePurpose, unknown>;

/**
 * Notes the request and leaves the rest to a job. Nothing here depends on whether the address has an account, so neither the answer nor its
 * timing reveals it.
 * @returns the mark that ties the code to this browser
 * @throws AppError rate_limited
 * Source: rules SES-06, SES-07.
 */
export async function askForCode(deps: AccountsDeps, wanted: asked.AskedFor, origin: Origin): Promise<CodeMark> {
  const { job, cookieOf } = purposes[wanted.purpose];
  const cookie = cookieOf(origin);
  const mark = cookie === undefined ? newCodeMark() : codeMarkOf(cookie);
  await deps.limits.take('sendCode', { target: codeTarget(wanted), ip: origin.ip });
  await inTransaction(deps.db, async (tx) => {
    const resetId = await asked.insertAsked(tx, wanted, mark.stored);
    await addJob(tx, job, { resetId, requestId: origin.requestId });
  });
  return mark;
}

/** The job: emails a code to the address that asked if an account that isn't disabled has it. Does nothing the second time. */
export async function sendAskedCode(
  db: Database,
  { resetId, requestId }: TaskPayload<'send_reset_code'>,
): Promise<void> {
  const row = await asked.findAsked(db, resetId);
  const user = row === null ? null : await purposes[row.purpose].find(db, row.email);
  if (row === null || user === null || user.disabled) return;
  const code = newCode();
  const hash = await hashCode(code, codeScope(row));
  await inTransaction(db, async (tx) => {
    if (!(await asked.giveCode(tx, resetId, hash))) return;
    await queueMail(tx, { ...purposes[row.purpose].mail(user.firstName, code), userId: user.id, to: user.email });
    await recordAudit(tx, {
      actor: null,
      action: 'code.sent',
      target: { type: 'user', id: user.id },
      ...(requestId !== undefined && { requestId }),
    });
  });
}

/** Has fresh codes sent for an address whose codes waited too long for the mail server. */
export async function renewLateAsked(db: Database, to: string, purpose: AskedCodePurpose): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const resetId of await asked.takeLateCodes(tx, { email: to.toLowerCase(), purpose }))
      await addJob(tx, purposes[purpose].job, { resetId });
  });
}

interface TriedCode {
  readonly user: UserRow;
  readonly asked: AskedCodeRow;
}

/**
 * The person and the request that a code belongs to. Each try is counted before the code is compared. It can be tried again until it's used.
 * @throws AppError wrong_code, also for a code that has expired, was used or replaced, or was tried 5 times, and for a disabled account;
 *   rate_limited
 */
export async function tryAskedCode(
  { db, limits }: AccountsDeps,
  { code, ...wanted }: asked.AskedFor & { readonly code: string },
  origin: Origin,
): Promise<TriedCode> {
  const [{ row, trier }, user] = await Promise.all([
    triedRow(db, wanted, origin),
    purposes[wanted.purpose].find(db, wanted.email),
  ]);
  await limits.take('tryCode', { target: trier === 'stranger' ? codeTarget(wanted) : undefined, ip: origin.ip });
  const canTry = row !== null && (await asked.countAskedTry(db, row.id, trier));
  const isRight = await isCodeOf(canTry ? row.resetCode : null, code, codeScope(wanted));
  if (isRight && row !== null && user !== null && !user.disabled) return { user, asked: row };
  await recordAudit(db, { actor: null, action: 'code.failed', requestId: origin.requestId });
  throw wrongCode(wanted);
}

/**
 * The request whose code a browser can enter: the newest that it made itself. A browser that made none, or keeps no cookies, can enter
 * the newest code of the address, and is counted as a stranger.
 */
async function triedRow(
  db: Database,
  wanted: asked.AskedFor,
  origin: Origin,
): Promise<{ row: AskedCodeRow | null; trier: CodeTrier }> {
  const cookie = purposes[wanted.purpose].cookieOf(origin);
  const own = cookie === undefined ? null : await asked.findNewestAsked(db, wanted, codeMarkOf(cookie).stored);
  if (own !== null) return { row: own, trier: 'owner' };
  return { row: await asked.findNewestAsked(db, wanted), trier: 'stranger' };
}

export function wrongCode({ purpose }: Pick<asked.AskedFor, 'purpose'>): AppError {
  return new AppError('wrong_code', { message: purposes[purpose].wrong });
}

/** Each request has its own row with the hash, and only the newest row of a browser counts, which binds the code to its request. */
function codeScope({ email, purpose }: asked.AskedFor): CodeScope {
  return { purpose, email, requestId: 'newest' };
}

/** Codes are counted by address and purpose. */
function codeTarget({ email, purpose }: asked.AskedFor): string {
  return `${purpose}:${email}`;
}
