import type { PaymentRow } from '../../../../db/schema/payments';
import { ProviderError } from '../../../adapters/payments/payment-provider';
import { bookings } from '../../bookings/bookings.module';
import { events } from '../../events/events.module';
import { findOpenPayments, findRunOutPayments } from '../open/open-payments.repository';
import { releasePayment } from '../open/release-payment';
import type { PaymentDeps } from '../payment-deps';
import { makeRefund } from '../refund/refund-payment';
import { findPendingRefunds } from '../refund/refunds.repository';
import { findWaitingNotices } from '../settle/notices.repository';
import { actOnNotice } from '../settle/receive-notice';
import { settlePayment } from '../settle/settle-payment';

/** A payment that isn't final is checked when it's this old, and again this long after each check. Source: rule PAY-10. */
export const overdueSeconds = 15;
/** Checking this many takes about ten seconds with a distant provider, so it ends before the next run begins. */
const batch = 500;
/** Payments checked concurrently; the remaining connections serve requests. */
const concurrency = 8;

export interface Look {
  readonly released: number;
  readonly settled: number;
  readonly refunded: number;
  readonly noticed: number;
  readonly failed: number;
  /** The provider answered nothing that was asked. */
  readonly reachedNobody: boolean;
}

export interface LookOptions {
  /** The minimum age to check; 0 after a start, because we may have missed notices (rule PAY-11). */
  readonly olderThanSeconds?: number;
  /** Called with each error. */
  readonly report: (error: unknown) => void;
}

/**
 * Checks everything that isn't final: expired holds, payments we haven't heard about, pending refunds, cancelled events that still have
 * bookings, and notices about unknown intents.
 * If one of them can't be settled now, the others go on and it's checked again next time.
 * Source: rules PAY-05, PAY-10 to PAY-12; transition T5.
 */
export async function reconcile(deps: PaymentDeps, options: LookOptions): Promise<Look> {
  const { db, provider } = deps;
  const olderThanSeconds = options.olderThanSeconds ?? overdueSeconds;
  const released = await each(await findRunOutPayments(db, batch), options, (payment) => expire(deps, payment));
  const open = await findOpenPayments(db, { provider: provider.name, olderThanSeconds, limit: batch });
  const settled = await each(open, options, (payment) => settlePayment(deps, payment));
  const pending = await findPendingRefunds(db, provider.name, batch);
  const refunded = await each(pending, options, (refundId) => makeRefund(deps, refundId));
  for (const eventId of await bookings.findUnendedEvents(db, batch)) await events.queueEndOfBookings(db, eventId);
  const waiting = await findWaitingNotices(db, provider.name, batch);
  const noticed = await each(waiting, options, (noticeId) => actOnNotice(deps, noticeId));
  const all = [released, settled, refunded, noticed];
  return {
    released: released.done,
    settled: settled.done,
    refunded: refunded.done,
    noticed: noticed.done,
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    reachedNobody: all.some(({ isUnreached }) => isUnreached) && all.every(({ done }) => done === 0),
  };
}

async function expire(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  await releasePayment(deps, payment, { reason: 'expired' });
}

/** Processes all of them, a few at a time, and stops if the provider doesn't answer at all. */
async function each<Item>(
  items: readonly Item[],
  { report }: LookOptions,
  work: (item: Item) => Promise<unknown>,
): Promise<{ done: number; failed: number; isUnreached: boolean }> {
  const waiting = [...items];
  let [done, failed, isUnreached] = [0, 0, false];
  const lane = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item);
        done += 1;
      } catch (error) {
        failed += 1;
        report(error);
        if (!(error instanceof ProviderError) || error.failure !== 'unreachable') continue;
        isUnreached = true;
        waiting.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return { done, failed, isUnreached };
}
