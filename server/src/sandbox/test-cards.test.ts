import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { confirm } from '../../test/checkout/checkout';
import { buildOpenPayment, paymentOf, stateOf, checkedEnvironment } from '../../test/checkout/scene';
import { refundBooking } from '../modules/payments/refund/refund-booking';
import { openLedger } from './ledger';

const admin = { userId: 1, role: 'admin', sessionId: 1 } as const;

const environment = await checkedEnvironment();

describe('the sandbox’s cards for refunds and disputes', () => {
  async function paidWith(card: string) {
    const { app } = environment;
    const { user, opened } = await buildOpenPayment(app);
    await environment.pay(opened, card);
    await confirm(app, user, opened.paymentIntentId);
    await environment.hear(opened.paymentIntentId);
    return opened;
  }

  /** What happens after a while, as `startDelivery` does it. */
  async function later(intentId: string, minutes = 3): Promise<void> {
    const { app } = environment;
    for (const table of ['refunds', 'disputes']) {
      await app.db.execute(
        sql`update ${sql.raw(`sandbox.${table}`)} set becomes_at = becomes_at - make_interval(mins => ${minutes}::int)`,
      );
    }
    await openLedger(app.db, () => new Date()).playDue();
    await environment.hear(intentId);
  }

  it.each([
    ['4000000000007726', 'cancelled/refund_pending', 'cancelled/refunded'],
    ['4000000000005126', 'cancelled/refunded', 'cancelled/refund_failed'],
    ['4242424242424242', 'cancelled/refunded', 'cancelled/refunded'],
  ])('%s: refunded it’s %s, and later %s', async (card, atOnce, after) => {
    const { app } = environment;
    const { bookingId, paymentIntentId } = await paidWith(card);
    await refundBooking(app, admin, { bookingId, amount: null });
    await app.runJobs();
    expect(await stateOf(app, bookingId)).toBe(atOnce);
    await later(paymentIntentId, 2);
    expect(await stateOf(app, bookingId)).toBe(atOnce);
    await later(paymentIntentId, 1);
    expect(await stateOf(app, bookingId)).toBe(after);
  });

  it.each([
    ['4000000000000259', true, true],
    ['4000000000002685', true, false],
    ['4000000000001976', false, false],
  ])('%s: withheld at first: %s, lost later: %s', async (card, isWithheld, isLost) => {
    const { app } = environment;
    const { bookingId, paymentIntentId } = await paidWith(card);
    expect(await paymentOf(app, bookingId)).toMatchObject({ disputed: isWithheld, lostCents: 0 });
    await later(paymentIntentId);
    const { disputed, lostCents, amountCents } = await paymentOf(app, bookingId);
    expect([disputed, lostCents]).toEqual([false, isLost ? amountCents : 0]);
    expect(await stateOf(app, bookingId)).toBe('confirmed/completed');
  });
});
