import type { PasskeyAnswer } from '@ascendant/contract/passkey-answer';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { AccountsDeps, Origin } from './accounts.deps';
import { answeredPasskey } from './passkeys.service';
import { openSession } from './sessions.service';
import type { SignedIn } from './sign-in.service';
import { findUser } from './users.repository';

/**
 * Signs in with a passkey alone: it's something the person has, opened by something they know or are. Every try is counted before it's
 * checked, and a right one gives its place back.
 * @throws AppError passkey_refused, account_disabled, email_not_verified, rate_limited
 * Source: rule FAC-05.
 */
export async function signInWithPasskey(deps: AccountsDeps, answer: PasskeyAnswer, origin: Origin): Promise<SignedIn> {
  const giveBack = await deps.limits.take('tryCode', { ip: origin.ip });
  const passkey = await answeredPasskey(deps, answer);
  const user = passkey === null ? null : await findUser(deps.db, passkey.userId);
  if (user === null) {
    await recordAudit(deps.db, { actor: null, action: 'sign_in.passkey_failed', requestId: origin.requestId });
    throw new AppError('passkey_refused');
  }
  await giveBack();
  if (user.disabled) throw new AppError('account_disabled');
  if (!user.emailVerified) throw new AppError('email_not_verified');
  const session = await inTransaction(deps.db, async (tx) => openSession(tx, user, origin));
  return { user, session, lacksFactor: false };
}
