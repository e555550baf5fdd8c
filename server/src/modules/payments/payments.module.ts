import { ProviderError } from '../../adapters/payments/payment-provider';
import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { describeError } from '../../errors/described-error';
import { addJob } from '../../jobs/add-job.repository';
import { capacity } from '../capacity/capacity.module';
import { events } from '../events/events.module';
import { registerAdminPaymentRoutes } from './admin-payments.routes';
import { registerCancellationRoutes } from './change/cancellation.routes';
import { endEventBookings } from './change/end-event-bookings';
import { compareBooks } from './compare/compare-books';
import { compareLedger, reportDifferences } from './compare/compare-ledger';
import { findOpenSubjects, recordDiscrepancy, resolveDiscrepancy } from './compare/discrepancies.repository';
import { reconcile } from './compare/reconcile';
import { registerDisputeEvidenceRoutes } from './dispute/dispute-evidence.routes';
import { queueUnansweredEvidence, sendEvidence } from './dispute/send-evidence';
import { type PaymentDeps, remindOfDisputes } from './payment-deps';
import { registerChangeRoutes, registerPaymentRoutes, registerWebhook } from './payments.routes';
import { refundBooking, tellOfRefunds } from './refund/refund-booking';
import { makeRefund } from './refund/refund-payment';
import { actOnNotice } from './settle/receive-notice';

/** Source: rule PAY-10. */
export const reconcileEverySeconds = 15;
const compareEverySeconds = 3600;
/** Source: rule PAY-24. */
const compareLedgerEverySeconds = 86_400;
/** Shorter than the lease of a job. */
const endBookingsForMs = 40_000;

/** Checkout, the provider's notices, refunds, and the jobs that keep payments and bookings consistent. */
export const paymentsModule: Module = {
  name: 'payments',
  register: (context) => {
    const { db, limits, log, site, config, provider } = context;
    const deps = {
      db,
      limits,
      log,
      site,
      publicUrl: config.publicUrl,
      currency: config.currency,
      eventLock: capacity.eventLockOf(context),
      provider,
    };
    registerPaymentRoutes(context, deps);
    registerAdminPaymentRoutes(context, deps);
    registerDisputeEvidenceRoutes(context, deps);
    registerCancellationRoutes(context);
    registerChangeRoutes(context, deps);
    registerWebhook(context.http, deps);
    registerJobs(context, deps);
  },
  // We may have missed notices while the server was down, so check every open payment, however recent (rule PAY-11).
  prepare: ({ db }) => addJob(db, 'reconcile_payments', { olderThanSeconds: 0 }),
};

/** What later modules use. */
export const payments = { findOpenSubjects, recordDiscrepancy, refundBooking, reportDifferences, resolveDiscrepancy };

function registerJobs({ jobs, log }: ApplicationContext, deps: PaymentDeps): void {
  const report = (error: unknown) => log.warn({ error: describeError(error) }, "a payment couldn't be settled");
  jobs.define('act_on_notice', ({ noticeId }) => actOnNotice(deps, noticeId));
  jobs.define('make_refund', ({ refundId }) => makeRefund(deps, refundId));
  jobs.define('tell_of_refunds', ({ bookingId }) => tellOfRefunds(deps, bookingId));
  jobs.define('send_evidence', ({ disputeId }) => sendEvidence(deps, disputeId));
  jobs.define('remind_of_disputes', async () => {
    await queueUnansweredEvidence(deps);
    await remindOfDisputes(deps);
  });
  jobs.define('reconcile_payments', async ({ olderThanSeconds }) => {
    const { reachedNobody } = await reconcile(deps, {
      report,
      ...(olderThanSeconds === undefined ? {} : { olderThanSeconds }),
    });
    // A run that failed doesn't count as the last time that payments were compared with the provider.
    if (reachedNobody) throw new ProviderError('unreachable', 'The provider answered nothing');
  });
  jobs.define('compare_books', () => compareBooks(deps, report));
  jobs.define('compare_ledger', () => compareLedger(deps));
  jobs.define('end_event_bookings', async ({ eventId }) => {
    const isDone = await endEventBookings(deps, eventId, { forMs: endBookingsForMs, report });
    if (!isDone) await events.queueEndOfBookings(deps.db, eventId, 1);
  });
  jobs.every(reconcileEverySeconds, 'reconcile_payments');
  jobs.every(compareEverySeconds, 'compare_books');
  jobs.every(compareEverySeconds, 'remind_of_disputes');
  jobs.every(compareLedgerEverySeconds, 'compare_ledger');
}
