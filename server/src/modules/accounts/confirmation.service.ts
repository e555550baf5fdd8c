import type { Confirmation } from '@ascendant/contract/factor';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { ownAccount } from './account.service';
import type { AccountsDeps } from './accounts.deps';
import { confirmPassword } from './confirm-password';
import { checkFactor, factorKindsOf } from './factor-proof.service';
import { confirmSession } from './sessions.repository';

interface Given {
  readonly proof: Confirmation;
  readonly ip: string;
  readonly requestId: string;
}

/**
 * Lets the caller's session make sensitive calls for `confirmationMinutes`. A person who has a second factor confirms with it: the password
 * alone could take it away.
 * @throws AppError wrong_password, wrong_code, rate_limited; second_factor_required with the kinds they have
 * Source: rule SES-11.
 */
export async function confirmIdentity(
  deps: AccountsDeps,
  caller: Caller,
  { proof, ip, requestId }: Given,
): Promise<void> {
  if ('password' in proof) await confirmWithPassword(deps, caller, { password: proof.password, ip });
  else await checkFactor(deps, await ownAccount(deps.db, caller.userId), { proof, use: 'confirm', ip, requestId });
  await inTransaction(deps.db, async (tx) => {
    await confirmSession(tx, caller.sessionId);
    await recordAudit(tx, {
      actor: caller,
      action: 'identity.confirmed',
      target: { type: 'user', id: caller.userId },
      requestId,
    });
  });
}

async function confirmWithPassword(
  deps: AccountsDeps,
  caller: Caller,
  given: { readonly password: string; readonly ip: string },
): Promise<void> {
  await confirmPassword(deps, caller, given);
  const factors = await factorKindsOf(deps, caller.userId);
  if (factors.length > 0) throw new AppError('second_factor_required', { details: { factors } });
}
