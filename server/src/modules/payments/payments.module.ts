import type { House } from '../../house';
import { describeError } from '../../http/described-error';
import type { Module } from '../../modules';
import { eventLockOf } from '../bookings/bookings.service';
import { findNotice } from './notices.repository';
import type { PaymentDeps } from './payment-deps';
import { registerPaymentRoutes } from './payments.routes';
import { openProvider } from './provider';
import { actOnNotice } from './receive-notice';
import { reconcile } from './reconcile';
import { makeRefund } from './refund-payment';
import { registerWebhook } from './webhook.routes';

/** Source: reliability rule PAY-10. */
const reconcileEverySeconds = 30;

/** Checkout, the provider's notices, and everything that makes a payment and its booking one thing in the end. */
export const paymentsModule: Module = {
  name: 'payments',
  register: (house) => {
    const deps: PaymentDeps = { db: house.db, eventLock: eventLockOf(house), provider: openProvider(house) };
    registerPaymentRoutes(house, deps);
    registerWebhook(house.http, deps);
    registerJobs(house, deps);
  },
};

function registerJobs({ jobs, log }: House, deps: PaymentDeps): void {
  jobs.define('act_on_notice', async ({ noticeId }) => {
    const notice = await findNotice(deps.db, deps.provider.name, noticeId);
    if (notice) await actOnNotice(deps, notice);
  });
  jobs.define('make_refund', ({ refundId }) => makeRefund(deps, refundId));
  jobs.define('reconcile_payments', async () => {
    await reconcile(deps, (error) => log.warn({ error: describeError(error) }, 'a payment could not be settled'));
  });
  jobs.every(reconcileEverySeconds, 'reconcile_payments');
}
