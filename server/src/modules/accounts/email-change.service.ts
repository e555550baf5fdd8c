import type { EmailChangeRequestRow } from '../../../db/schema/sign-in';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Queryable } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { queueMail } from '../../mail/mail-queue.repository';
import { emailChangeCodeMail, emailChangedMail } from './account-mails';
import { lockOwnAccount, ownAccount } from './account.service';
import type { AccountsDeps } from './accounts.deps';
import * as changes from './email-changes.repository';
import type { OpenStep } from './email-changes.repository';
import { takeGuestBookings } from './guest-bookings.service';
import { hashCode, isCodeOf, newCode, type CodeScope } from './one-time-code';
import { changeEmail, findTaken, takenError } from './users.repository';

interface Asked {
  readonly ip: string;
  readonly requestId: string;
}

/**
 * Starts to change a person's email: a code goes to the current address. A new request replaces the one before.
 * @throws AppError invalid_input (currentEmail, newEmail); taken; rate_limited
 * Source: rules SES-06 and SES-10.
 */
export async function requestEmailChange(
  deps: AccountsDeps,
  caller: Caller,
  { currentEmail, newEmail, ip, requestId }: Asked & { readonly currentEmail: string; readonly newEmail: string },
): Promise<void> {
  const user = await ownAccount(deps.db, caller.userId);
  if (currentEmail !== user.email.toLowerCase()) throw refused('currentEmail', "This isn't your current email.");
  if (newEmail === currentEmail) throw refused('newEmail', 'This is already your email.');
  await requireFree(deps.db, newEmail);
  await deps.limits.take('sendCode', { target: `change-email:${user.id}`, ip });
  const digits = newCode();
  const code = await hashCode(digits, scopeOf('verify_current', currentEmail));
  await inTransaction(deps.db, async (tx) => {
    await changes.insertEmailChange(tx, { userId: user.id, currentEmail: user.email, newEmail, code });
    await queueMail(tx, { ...emailChangeCodeMail(user.firstName, digits, false), userId: user.id, to: user.email });
    await recordAudit(tx, { actor: caller, action: 'code.sent', target: { type: 'user', id: user.id }, requestId });
  });
}

/**
 * Takes the code of one step. After the current address, a code goes to the new one; after that one, the email changes and the
 * old address is told.
 * @returns the step that follows
 * @throws AppError wrong_code, also for a code that has expired, was used or replaced, or was tried 5 times, and for the wrong
 *   step; taken when someone else has the new address by now; rate_limited
 */
export async function verifyEmailChange(
  deps: AccountsDeps,
  caller: Caller,
  given: Asked & { readonly verificationCode: string; readonly step: OpenStep },
): Promise<'verify-new' | 'initial'> {
  await deps.limits.take('tryCode', { target: `change-email:${caller.userId}`, ip: given.ip });
  const change = await changeByCode(deps, caller, given);
  if (given.step === 'verify_current') {
    await confirmCurrent(deps, caller, { change, ...given });
    return 'verify-new';
  }
  await confirmNew(deps, caller, { change, ...given });
  return 'initial';
}

interface Confirmed extends Asked {
  readonly change: EmailChangeRequestRow;
}

async function confirmCurrent(deps: AccountsDeps, caller: Caller, { change, ip, requestId }: Confirmed): Promise<void> {
  await requireFree(deps.db, change.newEmail);
  await deps.limits.take('sendCode', { target: `change-email:${change.newEmail}`, ip });
  const digits = newCode();
  const code = await hashCode(digits, scopeOf('verify_new', change.newEmail));
  await inTransaction(deps.db, async (tx) => {
    const user = await lockOwnAccount(tx, caller.userId);
    if (!(await changes.moveToNewAddress(tx, change.id, code))) throw wrongCode();
    await queueMail(tx, { ...emailChangeCodeMail(user.firstName, digits, true), userId: user.id, to: change.newEmail });
    await recordAudit(tx, { actor: caller, action: 'code.sent', target: { type: 'user', id: user.id }, requestId });
  });
}

/** Sends a fresh code for someone's email change if its code waited too long for the mail server. */
export async function renewLateChange(db: Database, userId: number): Promise<void> {
  const digits = newCode();
  await inTransaction(db, async (tx) => {
    const change = await changes.findNewestEmailChange(tx, userId);
    if (change === null || change.step === 'done' || !(await changes.hasLateCode(tx, change.id))) return;
    const isNew = change.step === 'verify_new';
    const to = isNew ? change.newEmail : change.currentEmail;
    await changes.renewCode(tx, change.id, await hashCode(digits, scopeOf(change.step, to)));
    const { firstName } = await ownAccount(tx, userId);
    await queueMail(tx, { ...emailChangeCodeMail(firstName, digits, isNew), userId, to });
  });
}

async function confirmNew(deps: AccountsDeps, caller: Caller, { change, requestId }: Confirmed): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const user = await lockOwnAccount(tx, caller.userId);
    const isCurrent = user.email === change.currentEmail;
    if (!isCurrent || !(await changes.finishEmailChange(tx, change.id))) throw wrongCode();
    await changeEmail(tx, user.id, change.newEmail);
    const owner = { ...user, email: change.newEmail, emailVerified: true };
    await takeGuestBookings(tx, deps, { owner, requestId });
    await queueMail(tx, { ...emailChangedMail(user.firstName, deps.publicUrl), userId: user.id, to: user.email });
    await recordAudit(tx, { actor: caller, action: 'email.changed', target: { type: 'user', id: user.id }, requestId });
  });
}

/** The change that a code belongs to. Each try is counted before the code is compared. */
async function changeByCode(
  { db }: AccountsDeps,
  caller: Caller,
  { verificationCode, step, requestId }: Asked & { readonly verificationCode: string; readonly step: OpenStep },
): Promise<EmailChangeRequestRow> {
  const change = await changes.findNewestEmailChange(db, caller.userId);
  const canTry = change !== null && (await changes.countEmailChangeTry(db, change.id, step));
  const address = (step === 'verify_current' ? change?.currentEmail : change?.newEmail) ?? '';
  const isRight = await isCodeOf(canTry ? change.code : null, verificationCode, scopeOf(step, address));
  if (isRight && change !== null) return change;
  await recordAudit(db, {
    actor: caller,
    action: 'code.failed',
    target: { type: 'user', id: caller.userId },
    requestId,
  });
  throw wrongCode();
}

/** @throws AppError taken when an account has the address, however it's written */
async function requireFree(db: Queryable, email: string): Promise<void> {
  const taken = await findTaken(db, { username: '', email });
  if (!taken.email) return;
  const { message } = takenError(taken);
  throw new AppError('taken', { message, fields: { newEmail: message } });
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid_input', { message, fields: { [field]: message } });
}

function wrongCode(): AppError {
  const message = 'Invalid or expired verification code';
  return new AppError('wrong_code', { message, fields: { verificationCode: message } });
}

/** Only a person's newest request counts, which binds the code to it. The step keeps the two codes apart. */
function scopeOf(step: OpenStep, email: string): CodeScope {
  return { purpose: 'change-email', email, requestId: step };
}
