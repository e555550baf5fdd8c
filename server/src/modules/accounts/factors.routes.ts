import { factorRoutes as routes } from '@ascendant/contract/factor';
import { callerOf, type Bind } from '../../http/binding';
import type { AccountsDeps } from './accounts.deps';
import { beginApp, confirmApp, ownFactors, removeApp, renewRecoveryCodes } from './factors.service';

/** Serves what people prove who they are with, besides their password. */
export function bindFactors(bind: Bind, deps: AccountsDeps): void {
  bind(routes.listFactors, async (call) => ownFactors(deps, callerOf(call)));

  bind(routes.beginApp, async (call) => beginApp(deps, callerOf(call)));

  bind(routes.confirmApp, async (call) => {
    const { body, request } = call;
    const codes = await confirmApp(deps, callerOf(call), { ...body, ip: request.ip, requestId: request.id });
    return { recoveryCodes: [...codes] };
  });

  bind(routes.removeApp, async (call) => {
    await removeApp(deps, callerOf(call), call.request.id);
    return null;
  });

  bind(routes.renewRecoveryCodes, async (call) => ({
    recoveryCodes: [...(await renewRecoveryCodes(deps, callerOf(call), call.request.id))],
  }));
}
