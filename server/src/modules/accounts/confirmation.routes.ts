import { factorRoutes } from '@ascendant/contract/factor';
import { callerOf, type Bind } from '../../http/binding';
import type { AccountsDeps } from './accounts.deps';
import { confirmIdentity } from './confirmation.service';

/** Serves the question that sensitive calls ask: is it still you? */
export function bindConfirmation(bind: Bind, deps: AccountsDeps): void {
  bind(factorRoutes.confirmIdentity, async (call) => {
    const { body, request } = call;
    await confirmIdentity(deps, callerOf(call), { proof: body, ip: request.ip, requestId: request.id });
    return null;
  });
}
