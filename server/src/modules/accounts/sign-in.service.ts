import { accountRoutes } from '@ascendant/contract/account';
import type { FactorProof } from '@ascendant/contract/factor';
import type { TempUserRow } from '../../../db/schema/temp-users';
import type { UserRow } from '../../../db/schema/users';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { insertErrorLog } from '../../http/error-log.repository';
import type { Counted } from '../../limits/rate-limits';
import type { AccountsDeps, Origin } from './accounts.deps';
import { findUsedTokens } from './asked-codes.repository';
import { checkFactor, factorKindsOf } from './factor-proof.service';
import { newCodeMark, type CodeMark } from './one-time-code';
import { likeliestSignUps } from './pending-sign-up';
import { hashSecret, isOutdatedHash, isSecretOf, withSignInRoom } from './secret-hash';
import { isKnownBrowser } from './session-values';
import { findRecentCookieTokens } from './sessions.repository';
import { openSession, type OpenedSession } from './sessions.service';
import { bindToBrowser, findSignUpsByLogin } from './sign-ups.repository';
import { findUser, findUserByLogin, updateUser, type UserWithPlace } from './users.repository';

export interface SignedIn {
  readonly user: UserWithPlace;
  readonly session: OpenedSession;
  /** An admin who still has to set up the second factor that admins need. */
  readonly lacksFactor: boolean;
}

/** Someone who has signed up, knows the password, and hasn't entered the code yet. */
export interface Unverified {
  readonly unverifiedEmail: string;
  /** Binds the code to this browser. */
  readonly mark: CodeMark;
}

/** An account or a pending sign-up. */
type Known = Pick<TempUserRow, 'id' | 'email'>;

interface Login {
  /** A username or an email, in lower case. */
  readonly username: string;
  readonly password: string;
  readonly factor?: FactorProof | undefined;
}

/**
 * Signs a person in by username or email.
 * Every attempt is counted before its password is compared, and a right password gives its place back. Every failure for an account costs
 * one hash and gives the same answer; only people who know the password learn that an account is disabled or not verified.
 * @throws AppError wrong_credentials, account_disabled, email_not_verified (an account without a pending sign-up),
 *   second_factor_required, wrong_code, rate_limited;
 *   busy before it touches the database
 * Source: docs/rules/people.md, "Sign-in"; rule SES-05; docs/rules/security.md, "Rate limits".
 */
export function signIn(deps: AccountsDeps, login: Login, origin: Origin): Promise<SignedIn | Unverified> {
  return withSignInRoom(() => checkedSignIn(deps, login, origin));
}

async function checkedSignIn(deps: AccountsDeps, login: Login, origin: Origin): Promise<SignedIn | Unverified> {
  const [user, pending] = await Promise.all([
    findUserByLogin(deps.db, login.username),
    findSignUpsByLogin(deps.db, login.username),
  ]);
  const counted = await countedFor(deps, { login: login.username, user, origin });
  const giveBack = await deps.limits.take('signInFailure', counted);
  const known = user === null ? await pendingOf(pending, login.password, origin) : await ownerOf(user, login.password);
  if (known === null) {
    const error = new AppError('wrong_credentials');
    await noteFailure(deps, user, { origin, action: 'sign_in.failed', error });
    throw error;
  }
  await giveBack();
  const refusal = refusalOf(user);
  if (user !== null && refusal === null) {
    const hasFactor = await askForFactor(deps, user, { proof: login.factor, origin });
    return enter(deps, { user, password: login.password, origin, hasFactor });
  }
  const error = new AppError(refusal ?? 'email_not_verified');
  await noteFailure(deps, user, { origin, action: 'sign_in.refused', error });
  if (user !== null) throw error;
  return unverified(deps, known);
}

/**
 * Asks people who have a second factor for it, after the right password or the right code from their mailbox.
 * @returns whether they have one
 * @throws AppError second_factor_required with the kinds they have; wrong_code, rate_limited
 * Source: rule FAC-01.
 */
export async function askForFactor(
  deps: AccountsDeps,
  user: UserRow,
  { proof, origin }: { proof: FactorProof | undefined; origin: Origin },
): Promise<boolean> {
  const kinds = await factorKindsOf(deps, user.id);
  if (kinds.length === 0) return false;
  if (proof === undefined) throw new AppError('second_factor_required', { details: { factors: kinds } });
  try {
    await checkFactor(deps, user, { proof, use: 'sign in', ip: origin.ip, requestId: origin.requestId });
  } catch (error) {
    if (error instanceof AppError) await noteFailure(deps, user, { origin, action: 'sign_in.factor_failed', error });
    throw error;
  }
  return true;
}

/** Why someone with the right password can't sign in. Without a user, their sign-up is still waiting for its code. */
function refusalOf(user: UserRow | null): 'account_disabled' | 'email_not_verified' | null {
  if (user?.disabled === true) return 'account_disabled';
  return user?.emailVerified === true ? null : 'email_not_verified';
}

/** The account, if the password is its own. */
async function ownerOf(user: UserRow, password: string): Promise<Known | null> {
  return (await isSecretOf(user.password, password)) ? user : null;
}

/** The pending sign-up that a password belongs to. Without one it takes as long as for an account. */
async function pendingOf(pending: readonly TempUserRow[], password: string, origin: Origin): Promise<Known | null> {
  for (const row of likeliestSignUps(pending, origin.signUpMark)) {
    if (await isSecretOf(row?.password ?? null, password)) return row;
  }
  return null;
}

/** Lets the browser that knows the password finish the sign-up, whichever browser started it. */
async function unverified({ db }: AccountsDeps, { id, email }: Known): Promise<Unverified> {
  const mark = newCodeMark();
  await bindToBrowser(db, id, mark.stored);
  return { unverifiedEmail: email, mark };
}

/** What these failures count against. A browser that has signed in before is counted separately from all others. */
async function countedFor(
  { db }: AccountsDeps,
  { login, user, origin }: { login: string; user: UserRow | null; origin: Origin },
): Promise<Counted> {
  if (user === null) return { target: `login:${login}`, ip: origin.ip };
  const isKnown = origin.browserMark !== undefined && isKnownBrowser(origin.browserMark, await marksOf(db, user));
  return { target: isKnown ? `user:${user.id}:${origin.browserMark}` : `user:${user.id}`, ip: origin.ip };
}

/** What makes a browser known: sessions that were opened in it, and codes from the person's mailbox that were used in it. */
async function marksOf(db: AccountsDeps['db'], { id, email }: UserRow): Promise<readonly string[]> {
  const [sessions, resets] = await Promise.all([findRecentCookieTokens(db, id), findUsedTokens(db, email)]);
  return [...sessions, ...resets];
}

async function enter(
  deps: AccountsDeps,
  { user, password, origin, hasFactor }: { user: UserRow; password: string; origin: Origin; hasFactor: boolean },
): Promise<SignedIn> {
  const newHash = isOutdatedHash(user.password) ? await hashSecret(password) : null;
  const session = await inTransaction(deps.db, async (tx) => {
    if (newHash !== null) await updateUser(tx, user.id, { password: newHash });
    return openSession(tx, user, origin);
  });
  return presentSignedIn(deps, { user, session, hasFactor });
}

/** What's said of someone who has just signed in. @throws AppError wrong_credentials when the account was deleted in the meantime */
export async function presentSignedIn(
  { db, requiresFactor }: AccountsDeps,
  { user, session, hasFactor }: { user: UserRow; session: OpenedSession; hasFactor: boolean },
): Promise<SignedIn> {
  const found = await findUser(db, user.id);
  if (found === null) throw new AppError('wrong_credentials');
  return { user: found, session, lacksFactor: requiresFactor && user.isAdmin && !hasFactor };
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
    endpoint: accountRoutes.login.path,
    httpMethod: accountRoutes.login.method,
    statusCode: error.status,
    userId: user?.id ?? null,
    userAgent: origin.userAgent,
    ipAddress: origin.ip,
  });
}
