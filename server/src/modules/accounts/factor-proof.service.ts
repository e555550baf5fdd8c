import type { FactorKind, FactorProof } from '@ascendant/contract/factor';
import type { UserRow } from '../../../db/schema/users';
import { recordAudit } from '../../audit/audit.repository';
import { readClock } from '../../database/clock.repository';
import { inTransaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { queueMail } from '../../mail/mail-queue.repository';
import type { AccountsDeps } from './accounts.deps';
import { stepOfCode, recoveryCodeHash } from './app-codes';
import { recoveryCodeUsedMail, type RecoveryUse } from './factor-mails';
import * as factors from './factors.repository';
import { findPasskeys } from './passkeys.repository';
import { answeredPasskey } from './passkeys.service';

interface Given {
  readonly proof: FactorProof;
  readonly use: RecoveryUse;
  readonly ip: string;
  readonly requestId: string;
}

/** The second factors that a person has set up. */
export async function factorKindsOf({ db }: Pick<AccountsDeps, 'db'>, userId: number): Promise<readonly FactorKind[]> {
  const [app, passkeys] = await Promise.all([factors.findApp(db, userId), findPasskeys(db, userId)]);
  return [...(app?.confirmedAt ? (['app'] as const) : []), ...(passkeys.length > 0 ? (['passkey'] as const) : [])];
}

/**
 * Checks a second factor. Every try is counted before it's compared, and a right one gives its place back.
 * @throws AppError wrong_code, passkey_refused, rate_limited
 * Source: rules FAC-02, FAC-03, FAC-05; docs/rules/security.md, "Rate limits".
 */
export async function checkFactor(deps: AccountsDeps, user: UserRow, given: Given): Promise<void> {
  const { proof, ip } = given;
  const giveBack = await deps.limits.take('tryCode', { target: `factor:${user.id}`, ip });
  if ('code' in proof) {
    if (await isAppCode(deps, user.id, proof.code)) return giveBack();
    throw refused('code', "That code isn't right, or was used already. Enter the one that your app shows now.");
  }
  if ('passkey' in proof) {
    if ((await answeredPasskey(deps, proof.passkey))?.userId === user.id) return giveBack();
    throw new AppError('passkey_refused');
  }
  if (await spendRecoveryCode(deps, user, { ...given, code: proof.recoveryCode })) return giveBack();
  throw refused('recoveryCode', "That isn't one of your recovery codes, or it was used already.");
}

/** Uses a code of the person's authenticator app; each works once. */
export async function isAppCode({ db }: Pick<AccountsDeps, 'db'>, userId: number, code: string): Promise<boolean> {
  const app = await factors.findApp(db, userId);
  if (!app?.confirmedAt) return false;
  const step = stepOfCode(app.secret, code, await readClock(db));
  return step !== null && factors.useStep(db, userId, step);
}

async function spendRecoveryCode(
  { db, publicUrl }: AccountsDeps,
  user: UserRow,
  { code, use, requestId }: Pick<Given, 'use' | 'requestId'> & { readonly code: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await factors.useRecoveryCode(tx, user.id, recoveryCodeHash(code)))) return false;
    const left = await factors.countRecoveryCodes(tx, user.id);
    const mail = recoveryCodeUsedMail(user.firstName, { use, left }, publicUrl);
    await queueMail(tx, { ...mail, userId: user.id, to: user.email });
    const target = { type: 'user', id: user.id };
    await recordAudit(tx, { actor: null, action: 'recovery_code.used', target, requestId });
    return true;
  });
}

function refused(field: string, message: string): AppError {
  return new AppError('wrong_code', { message, fields: { [field]: message } });
}
