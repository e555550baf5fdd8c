import type { Confirmation } from '@ascendant/contract/factor';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction } from '../../database/database';
import { ownAccount } from './account.service';
import type { AccountsDeps } from './accounts.deps';
import { confirmPassword } from './confirm-password';
import { checkFactor } from './factor-proof.service';
import { confirmSession } from './sessions.repository';

interface Given {
  readonly proof: Confirmation;
  readonly ip: string;
  readonly requestId: string;
}

/**
 * Lets the caller's session make sensitive calls for `confirmationMinutes`.
 * @throws AppError wrong_password, wrong_code, rate_limited
 * Source: rule SES-11.
 */
export async function confirmIdentity(
  deps: AccountsDeps,
  caller: Caller,
  { proof, ip, requestId }: Given,
): Promise<void> {
  if ('password' in proof) await confirmPassword(deps, caller, { password: proof.password, ip });
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
