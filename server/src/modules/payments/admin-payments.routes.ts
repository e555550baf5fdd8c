import { routes } from '@ascendant/contract/routes';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { presentBookingMoney, presentDiscrepancy } from './admin-payments.presenter';
import { closeDiscrepancy, openDiscrepancies } from './close-discrepancy';
import type { PaymentDeps } from './payment-deps';
import { refundBooking } from './refund-booking';

/** Serves refunds and discrepancies to organizers and admins. */
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
}
