import { factorRoutes as routes } from '@ascendant/contract/factor';
import { passkeyRoutes } from '@ascendant/contract/passkey';
import { callerOf, type Bind } from '../../http/binding';
import type { AccountsDeps } from './accounts.deps';
import { beginApp, confirmApp, ownFactors, removeApp, renewRecoveryCodes } from './factors.service';
import { addPasskey, beginPasskey, beginPasskeySignIn, removePasskey, renamePasskey } from './passkeys.service';

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

  bind(passkeyRoutes.beginPasskey, async (call) => beginPasskey(deps, callerOf(call)));

  bind(passkeyRoutes.addPasskey, async (call) => {
    const codes = await addPasskey(deps, callerOf(call), { ...call.body, requestId: call.request.id });
    return { recoveryCodes: [...codes] };
  });

  bind(passkeyRoutes.renamePasskey, async (call) => {
    await renamePasskey(deps, callerOf(call), { ...call.params, ...call.body, requestId: call.request.id });
    return null;
  });

  bind(passkeyRoutes.removePasskey, async (call) => {
    await removePasskey(deps, callerOf(call), { id: call.params.id, requestId: call.request.id });
    return null;
  });

  bind(passkeyRoutes.beginPasskeySignIn, async () => beginPasskeySignIn(deps));

  bind(routes.renewRecoveryCodes, async (call) => ({
    recoveryCodes: [...(await renewRecoveryCodes(deps, callerOf(call), call.request.id))],
  }));
}
