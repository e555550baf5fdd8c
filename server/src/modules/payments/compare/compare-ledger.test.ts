import { cents } from '@ascendant/domain/money';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paymentDiscrepancies } from '../../../../db/schema/payments';
import { buildConfirmed, checkedEnvironment } from '../../../../test/checkout/scene';
import { oneAdult } from '../../../../test/factories/events';
import { whileRowsFail } from '../../../../test/failing-row';
import type { ProviderTransaction } from '../../../adapters/payments/payment-provider';
import { refundBooking } from '../refund/refund-booking';
import { compareLedger } from './compare-ledger';

const admin = { userId: 1, role: 'admin', sessionId: 1 } as const;

const environment = await checkedEnvironment();
const { app } = environment;

describe('comparing the ledger with the provider’s balance', () => {
  /** @param alter changes what the provider lists */
  async function compare(alter: (listed: ProviderTransaction[]) => ProviderTransaction[] = (listed) => listed) {
    const listTransactions = async (since: Date) => alter([...(await environment.provider.listTransactions(since))]);
    await compareLedger({ db: app.db, provider: { ...environment.provider, listTransactions } }, 0);
  }

  const openOnes = async (kind: 'not_in_ledger' | 'not_at_provider') =>
    (
      await app.db
        .select({ subject: paymentDiscrepancies.subject, details: paymentDiscrepancies.details })
        .from(paymentDiscrepancies)
        .where(and(eq(paymentDiscrepancies.kind, kind), isNull(paymentDiscrepancies.resolvedAt)))
    ).map(({ subject, details }) => [subject, details['amountCents']]);

  const feesOf = async (bookingId: number) => {
    const { rows } = await app.db.execute<{ sum: number }>(sql`select sum(amount_cents)::int as sum from ledger_entries
      where booking_id = ${bookingId} and account = 'provider_fees'`);
    return rows[0]?.sum;
  };

  it('PAY-24 finds nothing after payments, refunds and disputes, and posts the fees once', async () => {
    const { opened } = await buildConfirmed(environment);
    await refundBooking(app, admin, { bookingId: opened.bookingId, amount: cents(500) });
    const disputed = await buildConfirmed(environment);
    const disputeId = await environment.disputeAtProvider(disputed.opened.paymentIntentId);
    await environment.hear(disputed.opened.paymentIntentId);
    await environment.moveDisputeAtProvider(disputeId, 'won');
    await environment.hear(disputed.opened.paymentIntentId);
    await compare();
    await compare();
    expect([await openOnes('not_in_ledger'), await openOnes('not_at_provider')]).toEqual([[], []]);
    // 2.9% and 30 cents of a payment; 15 dollars for a dispute, even one that's won.
    expect(await feesOf(opened.bookingId)).toBe(378);
    expect(await feesOf(disputed.opened.bookingId)).toBe(378 + 1500);
  });

  it('PAY-24 money that the provider lacks is a discrepancy until it’s there', async () => {
    const { opened } = await buildConfirmed(environment);
    const intentId = opened.paymentIntentId;
    await compare((listed) => listed.filter((each) => each.intentId !== intentId));
    expect(await openOnes('not_at_provider')).toEqual([[intentId, oneAdult.total]]);
    await compare();
    expect(await openOnes('not_at_provider')).toEqual([]);
  });

  it('OPS-06 a difference that can’t be written stops no other', async () => {
    const scenes = [await buildConfirmed(environment), await buildConfirmed(environment)];
    const [broken = '', missing = ''] = scenes.map(({ opened }) => opened.paymentIntentId);
    await whileRowsFail(app, { table: 'payment_discrepancies', which: `new.subject = '${broken}'` }, async () => {
      const lacking = compare((listed) => listed.filter(({ intentId }) => ![broken, missing].includes(intentId)));
      await expect(lacking).rejects.toThrow(AggregateError);
    });
    expect(await openOnes('not_at_provider')).toEqual([[missing, oneAdult.total]]);
    await compare();
    expect(await openOnes('not_at_provider')).toEqual([]);
  });

  it('PAY-24 a cent too much at the provider is found on both sides', async () => {
    const { opened } = await buildConfirmed(environment);
    const intentId = opened.paymentIntentId;
    await compare((listed) =>
      listed.map((each) => (each.intentId === intentId ? { ...each, amount: cents(each.amount + 1) } : each)),
    );
    expect(await openOnes('not_at_provider')).toEqual([[intentId, oneAdult.total]]);
    expect(await openOnes('not_in_ledger')).toEqual([[intentId, oneAdult.total + 1]]);
    await compare();
  });

  it('PAY-24 a refund that the ledger lacks is found', async () => {
    const { opened } = await buildConfirmed(environment);
    const { paymentIntentId: intentId } = opened;
    const refundId = await environment.refundAtProvider(intentId, 700);
    await compare();
    expect(await openOnes('not_in_ledger')).toEqual([[refundId, -700]]);
    await environment.hear(intentId);
    await compare();
    expect(await openOnes('not_in_ledger')).toEqual([]);
  });

  it('PAY-24 what’s newer than two hours is left out', async () => {
    const { opened } = await buildConfirmed(environment);
    await environment.refundAtProvider(opened.paymentIntentId, 100);
    await compareLedger({ db: app.db, provider: environment.provider });
    expect(await openOnes('not_in_ledger')).toEqual([]);
    await environment.hear(opened.paymentIntentId);
  });
});
