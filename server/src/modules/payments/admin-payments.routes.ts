import { routes } from '@ascendant/contract/routes';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { presentBookingMoney, presentFinding } from './admin-payments.presenter';
import { closeFinding } from './close-finding';
import { findOpenFindings } from './findings.repository';
import type { PaymentDeps } from './payment-deps';
import { refundBooking } from './refund-booking';

/** What organizers and admins do about payments. */
export function registerAdminPaymentRoutes({ bind }: Pick<ApplicationContext, 'bind'>, deps: PaymentDeps): void {
  bind(routes.refundBooking, async (call) => {
    const bookingId = call.params.id;
    const amount = call.body.amount ?? null;
    const money = await refundBooking(deps, callerOf(call), { bookingId, amount }, (tx, left) =>
      call.keepAnswer(tx, presentBookingMoney(left)),
    );
    return presentBookingMoney(money);
  });

  bind(routes.listFindings, async () => (await findOpenFindings(deps.db)).map(presentFinding));

  bind(routes.resolveFinding, async (call) => {
    await closeFinding(deps.db, callerOf(call), call.params.id);
    return null;
  });
}
