import { randomBytes } from 'node:crypto';
import type { RegisterRequest } from '@ascendant/contract/account';
import { roleFields } from '@ascendant/domain/person/roles';
import type { TempUserRow } from '../../../db/schema/temp-users';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Queryable } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { queueMail } from '../../mail/mail-queue.repository';
import { verificationCodeMail, welcomeMail } from './account-mails';
import type { AccountsDeps, Origin } from './accounts.deps';
import { takeGuestBookings } from './guest-bookings.service';
import {
  newCodeMark,
  type CodeMark,
  type CodeTrier,
  hashCode,
  isCodeOf,
  newCode,
  type CodeScope,
} from './one-time-code';
import { ownSignUp, signUpOfBrowser } from './pending-sign-up';
import { passwordRefusal, hashSecret } from './secret-hash';
import { storedValue } from './session-values';
import { openSession } from './sessions.service';
import type { SignedIn } from './sign-in.service';
import * as signUps from './sign-ups.repository';
import { findTaken, findUser, findUserByLogin, insertUser, takenError } from './users.repository';
import { wantedByVisitor } from './wanted-role';

/**
 * Saves a sign-up until its code is entered. It replaces the pending one of the same browser and email, and leaves those of others.
 * @returns the mark that binds the code to the browser
 * @throws AppError forbidden_field, invalid_input (password), taken, rate_limited
 * Source: docs/rules/people.md, "Sign-up"; rules SES-02, SES-06.
 */
export async function signUp(deps: AccountsDeps, body: RegisterRequest, origin: Origin): Promise<CodeMark> {
  const userType = wantedByVisitor(body);
  const refusal = await passwordRefusal(body.password, body);
  if (refusal !== null) throw new AppError('invalid_input', { message: refusal, fields: { password: refusal } });
  const taken = await findTaken(deps.db, body);
  if (taken.username || taken.email) throw takenError(taken);
  const { username, email, firstName, lastName } = body;
  await deps.limits.take('sendCode', { target: codeTarget(email), ip: origin.ip });
  const [password, code] = await Promise.all([hashSecret(body.password), freshCode(email)]);
  const mark = newCodeMark();
  await inTransaction(deps.db, async (tx) => {
    const before = ownSignUp(await signUps.findSignUps(tx, email), origin.signUpMark);
    const bound = { emailVerificationToken: code.token, emailVerificationCode: code.hash, browserToken: mark.stored };
    await signUps.insertSignUp(tx, { username, email, firstName, lastName, password, userType, ...bound }, before?.id);
    await sendCode(tx, { email, firstName }, code.digits, origin);
  });
  return mark;
}

/** Sends fresh codes for the sign-ups of an address whose codes waited too long for the mail server. */
export async function renewLateCodes(db: Database, to: string): Promise<void> {
  const email = to.toLowerCase();
  await inTransaction(db, async (tx) => {
    for (const pending of await signUps.findLateSignUps(tx, email)) {
      const code = await freshCode(email);
      await signUps.renewCode(tx, pending.id, { token: code.token, code: code.hash });
      await sendCode(tx, pending, code.digits);
    }
  });
}

export interface Resent {
  /** The address belongs to an account, so there's nothing to verify. */
  readonly alreadyVerified: boolean;
}

/**
 * Sends a new code for the sign-up of this browser, and its old one stops working. Does nothing for an address without one.
 * @throws AppError rate_limited
 */
export async function resendCode(deps: AccountsDeps, email: string, origin: Origin): Promise<Resent> {
  await deps.limits.take('sendCode', { target: codeTarget(email), ip: origin.ip });
  const [found, user] = await Promise.all([signUps.findSignUps(deps.db, email), findUserByLogin(deps.db, email)]);
  const pending = signUpOfBrowser(found, origin.signUpMark);
  if (pending === null) return { alreadyVerified: user !== null };
  const code = await freshCode(email);
  await inTransaction(deps.db, async (tx) => {
    await signUps.renewCode(tx, pending.id, { token: code.token, code: code.hash });
    await sendCode(tx, pending, code.digits, origin);
  });
  return { alreadyVerified: false };
}

/**
 * Turns the sign-up of this browser into an account and signs its person in.
 * @returns null when that address already has an account
 * @throws AppError wrong_code, also for a code that has expired, was tried 5 times, was replaced or belongs to another
 *   browser; taken if someone else has verified its username by now; rate_limited
 */
export async function verifyEmail(
  deps: AccountsDeps,
  given: { readonly email: string; readonly code: string },
  origin: Origin,
): Promise<SignedIn | null> {
  const found = await signUps.findSignUps(deps.db, given.email);
  const own = signUpOfBrowser(found, origin.signUpMark);
  const trier: CodeTrier = ownSignUp(found, origin.signUpMark) === undefined ? 'stranger' : 'owner';
  const target = trier === 'stranger' ? codeTarget(given.email) : undefined;
  await deps.limits.take('tryCode', { target, ip: origin.ip });
  const pending = own === null ? null : await signUps.countCodeTry(deps.db, own.id, trier);
  const scope = codeScope(given.email, pending?.emailVerificationToken ?? '');
  const isRight = await isCodeOf(pending?.emailVerificationCode ?? null, given.code, scope);
  if (pending !== null && isRight) {
    const signedIn = await openAccount(deps, pending, origin);
    if (signedIn !== null) return signedIn;
  }
  if ((await findUserByLogin(deps.db, given.email)) !== null) return null;
  await recordAudit(deps.db, { actor: null, action: 'code.failed', requestId: origin.requestId });
  throw new AppError('wrong_code');
}

/** @returns null when the sign-up has been replaced, or verified by another request, in the meantime */
async function openAccount(deps: AccountsDeps, pending: TempUserRow, origin: Origin): Promise<SignedIn | null> {
  const { db, publicUrl } = deps;
  const opened = await inTransaction(db, async (tx) => {
    const taken = await signUps.takeSignUp(tx, { ...pending, token: pending.emailVerificationToken });
    if (taken === null) return null;
    const { username, email, password, firstName, lastName, userType } = taken;
    const person = { username, email, password, firstName, lastName, emailVerified: true };
    const user = await insertUser(tx, { ...person, ...roleFields(userType) });
    const mail = welcomeMail(firstName, { publicUrl, isOrganizer: user.isOrganizer });
    await queueMail(tx, { ...mail, userId: user.id, to: email, dedupeKey: `welcome:${user.id}` });
    await recordAudit(tx, {
      actor: { userId: user.id, role: user.isOrganizer ? 'organizer' : 'traveller' },
      action: 'account.opened',
      target: { type: 'user', id: user.id },
      requestId: origin.requestId,
    });
    await takeGuestBookings(tx, deps, { owner: user, requestId: origin.requestId });
    return { id: user.id, session: await openSession(tx, user, origin) };
  });
  if (opened === null) return null;
  const user = await findUser(db, opened.id);
  return user === null ? null : { user, session: opened.session, lacksFactor: false };
}

interface FreshCode {
  readonly digits: string;
  /** The stored value of the request that the code is bound to. */
  readonly token: string;
  readonly hash: string;
}

async function freshCode(email: string): Promise<FreshCode> {
  const digits = newCode();
  const token = storedValue(randomBytes(32).toString('base64url'));
  return { digits, token, hash: await hashCode(digits, codeScope(email, token)) };
}

function codeScope(email: string, token: string): CodeScope {
  return { purpose: 'verify-email', email, requestId: token };
}

/** Codes are counted by address and purpose. */
function codeTarget(email: string): string {
  return `verify-email:${email}`;
}

async function sendCode(
  tx: Queryable,
  person: { readonly email: string; readonly firstName: string },
  digits: string,
  origin?: Origin,
): Promise<void> {
  await queueMail(tx, { ...verificationCodeMail(person.firstName, digits), userId: null, to: person.email });
  await recordAudit(tx, { actor: null, action: 'code.sent', ...(origin && { requestId: origin.requestId }) });
}
