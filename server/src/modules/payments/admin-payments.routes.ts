import { routes } from '@ascendant/contract/routes';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import {
  presentBookingMoney,
  presentDiscrepancy,
  presentDispute,
  presentUnmadeRefund,
} from './admin-payments.presenter';
import { closeDiscrepancy, openDiscrepancies } from './compare/close-discrepancy';
import { decideDispute, listedDisputes } from './dispute/decide-dispute';
import type { PaymentDeps } from './payment-deps';
import { refundBooking } from './refund/refund-booking';
import { closeUnmadeRefund, repeatRefund, unmadeRefunds } from './refund/unmade-refunds';

/** Serves refunds, disputes and discrepancies to organizers and admins. */
export function registerAdminPaymentRoutes({ bind }: Pick<ApplicationContext, 'bind'>, deps: PaymentDeps): void {
  bind(routes.refundBooking, async (call) => {
    const bookingId = call.params.id;
    const amount = call.body.amount ?? null;
    const money = await refundBooking(deps, callerOf(call), { bookingId, amount }, (tx, left) =>
      call.keepAnswer(tx, presentBookingMoney(left)),
    );
    return presentBookingMoney(money);
  });

  bind(routes.listDiscrepancies, async () => (await openDiscrepancies(deps.db)).map(presentDiscrepancy));

  bind(routes.resolveDiscrepancy, async (call) => {
    await closeDiscrepancy(deps.db, callerOf(call), call.params.id);
    return null;
  });

  bind(routes.listUnmadeRefunds, async () => (await unmadeRefunds(deps.db)).map(presentUnmadeRefund));

  bind(routes.repeatRefund, async (call) => {
    await repeatRefund(deps, callerOf(call), call.params.id, call.keepAnswer);
    return null;
  });

  bind(routes.closeRefund, async (call) => {
    const closing = { refundId: call.params.id, ...call.body };
    await closeUnmadeRefund(deps, callerOf(call), closing, call.keepAnswer);
    return null;
  });

  bind(routes.listDisputes, async () => (await listedDisputes(deps.db)).map(presentDispute));

  bind(routes.decideDispute, async (call) => {
    const decision = { disputeId: call.params.id, ...call.body };
    await decideDispute(deps, callerOf(call), decision, call.keepAnswer);
    return null;
  });
}
