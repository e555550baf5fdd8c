import type { Factors } from '@ascendant/contract/factor';
import type { UserRow } from '../../../db/schema/users';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { readClock } from '../../database/clock.repository';
import { inTransaction, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { queueMail } from '../../mail/mail-queue.repository';
import { lockOwnAccount, ownAccount } from './account.service';
import type { AccountsDeps } from './accounts.deps';
import { appSetup, newAppSecret, stepOfCode, newRecoveryCodes, recoveryCodeHash } from './app-codes';
import { factorAddedMail, factorRemovedMail, recoveryCodesRenewedMail } from './factor-mails';
import * as factors from './factors.repository';
import { findPasskeys } from './passkeys.repository';
import { unconfirmOtherSessions } from './sessions.repository';

const theApp = 'an authenticator app';

/** What the caller can prove who they are with. */
export async function ownFactors({ db, requiresFactor }: AccountsDeps, caller: Caller): Promise<Factors> {
  const account = await ownAccount(db, caller.userId);
  const app = await factors.findApp(db, caller.userId);
  return {
    app: app?.confirmedAt ? { addedAt: app.confirmedAt.toISOString() } : null,
    passkeys: (await findPasskeys(db, caller.userId)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      addedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await factors.countRecoveryCodes(db, caller.userId),
    isRequired: requiresFactor && account.isAdmin,
  };
}

/**
 * Starts to set up an authenticator app, with a secret that's never shown again.
 * @throws AppError illegal_transition when the caller has one
 * Source: rule FAC-02.
 */
export async function beginApp({ db }: AccountsDeps, caller: Caller) {
  const { username } = await ownAccount(db, caller.userId);
  const secret = newAppSecret();
  if (await factors.insertApp(db, caller.userId, secret)) return appSetup(secret, username);
  throw new AppError('illegal_transition', { message: 'You already have an authenticator app. Remove it first.' });
}

/**
 * Finishes it with the app's first code.
 * @returns recovery codes, if this is the caller's first factor
 * @throws AppError wrong_code, illegal_transition when nothing is being set up, rate_limited
 */
export async function confirmApp(
  deps: AccountsDeps,
  caller: Caller,
  { code, ip, requestId }: { readonly code: string; readonly ip: string; readonly requestId: string },
): Promise<readonly string[]> {
  const giveBack = await deps.limits.take('tryCode', { target: `factor:${caller.userId}`, ip });
  const codes = await inTransaction(deps.db, async (tx) => {
    const account = await lockOwnAccount(tx, caller.userId);
    const app = await factors.findApp(tx, account.id);
    if (app === null || app.confirmedAt !== null) throw nothingToConfirm();
    const step = stepOfCode(app.secret, code, await readClock(tx));
    if (step === null) throw wrongFirstCode();
    await factors.useStep(tx, account.id, step);
    return noteAdded(deps, tx, { account, caller, what: theApp, requestId });
  });
  await giveBack();
  return codes;
}

interface Added {
  readonly account: UserRow;
  readonly caller: Caller;
  /** As the email says it. */
  readonly what: string;
  readonly requestId: string;
}

/** Tells the person about a new factor, and lets their other sessions ask for it. @returns recovery codes, if they have none */
export async function noteAdded(
  { publicUrl }: Pick<AccountsDeps, 'publicUrl'>,
  tx: Transaction,
  { account, caller, what, requestId }: Added,
): Promise<readonly string[]> {
  const mail = factorAddedMail(account.firstName, what, publicUrl);
  await queueMail(tx, { ...mail, userId: account.id, to: account.email });
  await recordAudit(tx, { ...auditOf(caller, requestId), action: 'factor.added' });
  await unconfirmOtherSessions(tx, account.id, caller.sessionId);
  return (await factors.countRecoveryCodes(tx, account.id)) > 0 ? [] : storeNewCodes(tx, account.id);
}

/** @throws AppError not_found when the caller has none */
export async function removeApp(deps: AccountsDeps, caller: Caller, requestId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const account = await lockOwnAccount(tx, caller.userId);
    if (!(await factors.removeApp(tx, account.id))) {
      throw new AppError('not_found', { message: "You don't have an authenticator app." });
    }
    await noteRemoved(deps, tx, { account, caller, what: theApp, requestId });
  });
}

/** Tells the person about a factor that's gone. Recovery codes go with the last one. */
export async function noteRemoved(
  { publicUrl }: Pick<AccountsDeps, 'publicUrl'>,
  tx: Transaction,
  { account, caller, what, requestId }: Added,
): Promise<void> {
  if (!(await factors.findHasFactor(tx, account.id))) await factors.replaceRecoveryCodes(tx, account.id, []);
  const mail = factorRemovedMail(account.firstName, what, publicUrl);
  await queueMail(tx, { ...mail, userId: account.id, to: account.email });
  await recordAudit(tx, { ...auditOf(caller, requestId), action: 'factor.removed' });
}

/** Replaces the caller's recovery codes. @throws AppError illegal_transition without a factor */
export async function renewRecoveryCodes(
  { db, publicUrl }: AccountsDeps,
  caller: Caller,
  requestId: string,
): Promise<readonly string[]> {
  return inTransaction(db, async (tx) => {
    const account = await lockOwnAccount(tx, caller.userId);
    if (!(await factors.findHasFactor(tx, account.id))) {
      throw new AppError('illegal_transition', { message: 'Add a passkey or an authenticator app first.' });
    }
    const mail = recoveryCodesRenewedMail(account.firstName, publicUrl);
    await queueMail(tx, { ...mail, userId: account.id, to: account.email });
    await recordAudit(tx, { ...auditOf(caller, requestId), action: 'recovery_codes.renewed' });
    return storeNewCodes(tx, account.id);
  });
}

async function storeNewCodes(tx: Transaction, userId: number): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await factors.replaceRecoveryCodes(tx, userId, codes.map(recoveryCodeHash));
  return codes;
}

function wrongFirstCode(): AppError {
  const message = "That code isn't right. Enter the one that your app shows now.";
  return new AppError('wrong_code', { message, fields: { code: message } });
}

function nothingToConfirm(): AppError {
  return new AppError('illegal_transition', { message: 'Start to set up your authenticator app again.' });
}

function auditOf(caller: Caller, requestId: string) {
  return { actor: caller, target: { type: 'user', id: caller.userId }, requestId };
}
