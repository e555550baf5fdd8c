import { errorKinds } from '@ascendant/contract/errors';
import type { Caller } from '../../access/caller';
import { AppError } from '../../errors/app-error';
import { ownAccount } from './account.service';
import type { AccountsDeps } from './accounts.deps';
import { isSecretOf } from './secret-hash';

interface Given {
  readonly password: string;
  readonly ip: string;
  /** What the form calls the password. */
  readonly field?: string;
}

/**
 * Asks a signed-in person for their password again before something that can't be undone. Every try is counted before it's compared,
 * and a right one gives its place back.
 * @throws AppError wrong_password, rate_limited
 * Source: rule SES-03; docs/rules/security.md, "Rate limits".
 */
export async function confirmPassword(
  { db, limits }: Pick<AccountsDeps, 'db' | 'limits'>,
  { userId }: Caller,
  { password, ip, field = 'password' }: Given,
): Promise<void> {
  const giveBack = await limits.take('confirmPassword', { target: userId, ip });
  const account = await ownAccount(db, userId);
  if (await isSecretOf(account.password, password)) return giveBack();
  throw new AppError('wrong_password', { fields: { [field]: errorKinds.wrong_password.message } });
}
