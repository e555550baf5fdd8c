import { routes } from '@ascendant/contract/routes';
import { organizerOf } from '@ascendant/domain/event/access';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { adjustEarnings, adminPayouts, retryTransfer } from './admin-payouts.service';
import { checkAccount, connectAccount } from './connect-account';
import type { PayoutDeps } from './payout-deps';
import { organizerPayouts } from './payouts.service';

/** Serves payouts to the organizers who get them, and to admins. */
export function registerPayoutRoutes(
  { bind, limits }: Pick<ApplicationContext, 'bind' | 'limits'>,
  deps: PayoutDeps,
): void {
  bind(routes.organizerPayouts, (call) => organizerPayouts(deps, organizerOf(callerOf(call))));
  bind(routes.connectPayouts, async (call) => {
    const { userId } = callerOf(call);
    await limits.take('askProvider', { target: userId });
    return connectAccount(deps, organizerOf(callerOf(call)));
  });
  bind(routes.checkPayouts, async (call) => {
    const { userId } = callerOf(call);
    await limits.take('askProvider', { target: userId });
    await checkAccount(deps, organizerOf(callerOf(call)));
    return organizerPayouts(deps, organizerOf(callerOf(call)));
  });
  bind(routes.adminPayouts, () => adminPayouts(deps));
  bind(routes.retryTransfer, async (call) => {
    await retryTransfer(deps, call.params.id, { admin: callerOf(call), requestId: call.request.id });
    return adminPayouts(deps);
  });
  bind(routes.adjustEarnings, async (call) => {
    await adjustEarnings(deps, call.body, { admin: callerOf(call), requestId: call.request.id });
    return adminPayouts(deps);
  });
}
