import { phoneRoutes } from '@ascendant/contract/phone';
import { callerOf, type Bind } from '../../http/binding';
import { ownPhone, setPhone, type PhoneDeps } from './phone.service';

/** Serves a person's phone number to themselves. */
export function bindPhone(bind: Bind, deps: PhoneDeps): void {
  bind(phoneRoutes.getPhone, async (call) => ({ phone: await ownPhone(deps, callerOf(call)) }));

  bind(phoneRoutes.setPhone, async (call) => ({
    phone: await setPhone(deps, callerOf(call), { phone: call.body.phone, requestId: call.request.id }),
  }));
}
