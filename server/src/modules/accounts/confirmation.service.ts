import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction } from '../../database/database';
import type { AccountsDeps } from './accounts.deps';
import { confirmPassword } from './confirm-password';
import { confirmSession } from './sessions.repository';

interface Proof {
  readonly password: string;
  readonly ip: string;
  readonly requestId: string;
}

/**
 * Lets the caller's session make sensitive calls for the next ten minutes.
 * @throws AppError wrong_password, rate_limited
 * Source: rule SES-11.
 */
export async function confirmIdentity(deps: AccountsDeps, caller: Caller, proof: Proof): Promise<void> {
  await confirmPassword(deps, caller, proof);
  await inTransaction(deps.db, async (tx) => {
    await confirmSession(tx, caller.sessionId);
    await recordAudit(tx, {
      actor: caller,
      action: 'identity.confirmed',
      target: { type: 'user', id: caller.userId },
      requestId: proof.requestId,
    });
  });
}
