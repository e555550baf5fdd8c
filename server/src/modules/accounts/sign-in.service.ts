import { calls } from '@ascendant/contract/calls';
import type { UserRow } from '../../../db/schema/users';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { insertErrorLog } from '../../http/error-log.repository';
import type { Counted } from '../../http/rate-limits';
import type { AccountsDeps, Origin } from './accounts.deps';
import { isKnownBrowser } from './known-browser';
import { hashSecret, isOutdatedHash, isSecretOf, withSignInRoom } from './secret-hash';
import { findRecentCookieTokens } from './sessions.repository';
import { openSession, type OpenedSession } from './sessions.service';
import { findSignUpByLogin } from './sign-ups.repository';
import { findUser, findUserByLogin, updateUser, type UserWithPlace } from './users.repository';

export interface SignedIn {
  readonly user: UserWithPlace;
  readonly session: OpenedSession;
}

interface Login {
  /** A username or an email, in lower case. */
  readonly username: string;
  readonly password: string;
}

/**
 * Signs a person in by username or email.
 * Every failure costs one hash and gives the same answer; only people who know the password learn that an account is disabled or
 * not verified.
 * @throws AppError wrong_credentials, account_disabled, email_not_verified, rate_limited; busy before it touches the database
 * Source: docs/rules/people.md, "Sign-in"; rule SES-05; docs/rules/security.md, "Rate limits".
 */
export function signIn(deps: AccountsDeps, login: Login, origin: Origin): Promise<SignedIn> {
  return withSignInRoom(() => checkedSignIn(deps, login, origin));
}

async function checkedSignIn(deps: AccountsDeps, login: Login, origin: Origin): Promise<SignedIn> {
  const [user, pending] = await Promise.all([
    findUserByLogin(deps.db, login.username),
    findSignUpByLogin(deps.db, login.username),
  ]);
  const counted = await countedFor(deps, { login: login.username, user, origin });
  await deps.limits.check('signInFailure', counted);
  const known = user ?? pending;
  if (!(await isSecretOf(known?.password ?? null, login.password))) {
    await deps.limits.count('signInFailure', counted);
    const error = new AppError('wrong_credentials');
    await noteFailure(deps, user, { origin, action: 'sign_in.failed', error });
    throw error;
  }
  const refusal = refusalOf(user);
  if (user === null || refusal !== null) {
    const error = new AppError(refusal ?? 'email_not_verified');
    await noteFailure(deps, user, { origin, action: 'sign_in.refused', error });
    throw error;
  }
  return enter(deps, { user, password: login.password, origin });
}

/** Why someone with the right password can't sign in. Without a user, their sign-up is still waiting for its code. */
function refusalOf(user: UserRow | null): 'account_disabled' | 'email_not_verified' | null {
  if (user?.disabled === true) return 'account_disabled';
  return user?.emailVerified === true ? null : 'email_not_verified';
}

/** What these failures count against. A browser that has signed in before is counted separately from all others. */
async function countedFor(
  { db }: AccountsDeps,
  { login, user, origin }: { login: string; user: UserRow | null; origin: Origin },
): Promise<Counted> {
  if (user === null) return { target: `login:${login}`, ip: origin.ip };
  const isKnown =
    origin.browserMark !== undefined && isKnownBrowser(origin.browserMark, await findRecentCookieTokens(db, user.id));
  return { target: isKnown ? `user:${user.id}:${origin.browserMark}` : `user:${user.id}`, ip: origin.ip };
}

async function enter(
  { db }: AccountsDeps,
  { user, password, origin }: { user: UserRow; password: string; origin: Origin },
): Promise<SignedIn> {
  const newHash = isOutdatedHash(user.password) ? await hashSecret(password) : null;
  const session = await inTransaction(db, async (tx) => {
    if (newHash !== null) await updateUser(tx, user.id, { password: newHash });
    return openSession(tx, user, origin);
  });
  return { user: await present(db, user.id), session };
}

/** @throws AppError wrong_credentials when the account was deleted in the meantime */
async function present(db: AccountsDeps['db'], id: number): Promise<UserWithPlace> {
  const user = await findUser(db, id);
  if (user === null) throw new AppError('wrong_credentials');
  return user;
}

/** Records the failure in the audit log and its origin in the error log (ERR-04, ERR-06). Neither contains what was typed. */
async function noteFailure(
  { db }: AccountsDeps,
  user: UserRow | null,
  { origin, action, error }: { origin: Origin; action: string; error: AppError },
): Promise<void> {
  await recordAudit(db, {
    actor: null,
    action,
    ...(user === null ? {} : { target: { type: 'user', id: user.id } }),
    requestId: origin.requestId,
  });
  await insertErrorLog(db, {
    errorType: action,
    errorMessage: error.message,
    errorDetails: {},
    requestId: origin.requestId,
    endpoint: calls.login.path,
    httpMethod: calls.login.method,
    statusCode: error.status,
    userId: user?.id ?? null,
    userAgent: origin.userAgent,
    ipAddress: origin.ip,
  });
}
