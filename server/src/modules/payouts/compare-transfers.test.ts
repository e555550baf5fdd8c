import { cents } from '@ascendant/domain/money';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paymentDiscrepancies } from '../../../db/schema/payments';
import { buildConfirmed, checkedEnvironment } from '../../../test/checkout/scene';
import { whileRowsFail } from '../../../test/failing-row';
import { accountIdOf, connectedOrganizer } from '../../../test/payouts/connect';
import { letEventEnd, pay } from '../../../test/payouts/pay';
import type { ProviderTransferMovement } from '../../adapters/payments/connect-provider';
import { refundBooking } from '../payments/refund/refund-booking';
import { compareTransfers } from './compare-transfers';

const admin = { userId: 1, role: 'admin', sessionId: 1 } as const;
const hourMs = 3_600_000;

const environment = await checkedEnvironment();

describe('comparing what was paid out', () => {
  type Listed = readonly ProviderTransferMovement[];

  /** @param alter changes what the provider lists @param graceMs how new is too new */
  async function compare(alter: (listed: Listed) => Listed = (listed) => listed, graceMs?: number): Promise<void> {
    const { provider, app } = environment;
    const listTransfers = async (since: Date) => alter(await provider.connect.listTransfers(since));
    const altered = { ...provider, connect: { ...provider.connect, listTransfers } };
    await compareTransfers({ db: app.db, provider: altered }, graceMs);
  }

  const openOnes = async (kind: 'payout_not_at_provider' | 'payout_not_in_ledger') =>
    (
      await environment.app.db
        .select({ subject: paymentDiscrepancies.subject, details: paymentDiscrepancies.details })
        .from(paymentDiscrepancies)
        .where(and(eq(paymentDiscrepancies.kind, kind), isNull(paymentDiscrepancies.resolvedAt)))
    ).map(({ subject, details }) => [subject, details['amountCents']]);

  /** A transfer of $100 to an organizer's account, for a booking. */
  async function paidOut() {
    const organizerId = await connectedOrganizer(environment);
    const accountId = await accountIdOf(environment, organizerId);
    const { event, opened } = await buildConfirmed(environment, { createdBy: organizerId });
    await letEventEnd(environment.app, event.id, 49);
    await pay(environment.app);
    const listed = await environment.provider.connect.listTransfers(new Date(0));
    const made = listed.find((movement) => movement.accountId === accountId);
    if (made === undefined) throw new RangeError('Nothing was paid out');
    return { made, bookingId: opened.bookingId };
  }

  it('finds nothing after a transfer, and after what was taken back of it', async () => {
    const { bookingId } = await paidOut();
    await refundBooking(environment.app, admin, { bookingId, amount: cents(500) });
    await pay(environment.app);
    await compare(undefined, 0);
    expect([await openOnes('payout_not_at_provider'), await openOnes('payout_not_in_ledger')]).toEqual([[], []]);
  });

  it('one that the provider lacks is a discrepancy until it’s there', async () => {
    const { made } = await paidOut();
    await compare((listed) => listed.filter(({ sourceId }) => sourceId !== made.sourceId), 0);
    expect(await openOnes('payout_not_at_provider')).toEqual([[made.sourceId, -10_000]]);
    await compare(undefined, 0);
    expect(await openOnes('payout_not_at_provider')).toEqual([]);
  });

  it('a cent too much at the provider is found on both sides', async () => {
    const { made } = await paidOut();
    const isMade = ({ sourceId }: ProviderTransferMovement) => sourceId === made.sourceId;
    await compare((listed) => listed.map((each) => (isMade(each) ? { ...each, amount: cents(-10_001) } : each)), 0);
    expect(await openOnes('payout_not_at_provider')).toEqual([[made.sourceId, -10_000]]);
    expect(await openOnes('payout_not_in_ledger')).toEqual([[made.sourceId, -10_001]]);
    await compare(undefined, 0);
    expect([await openOnes('payout_not_at_provider'), await openOnes('payout_not_in_ledger')]).toEqual([[], []]);
  });

  it('one that the ledger lacks is found if it went to an organizer of this site, and is two hours old', async () => {
    const { made } = await paidOut();
    const extra = (change: Partial<ProviderTransferMovement>) => (listed: Listed) => [
      ...listed,
      { ...made, ...change },
    ];
    const at = (ageMs: number) => ({ sourceId: 'tr_extra', createdAt: new Date(Date.now() - ageMs) });
    await compare(extra({ ...at(3 * hourMs), accountId: 'acct_of_another_site' }));
    await compare(extra(at(1.9 * hourMs)));
    expect(await openOnes('payout_not_in_ledger')).toEqual([]);
    await compare(extra(at(2.1 * hourMs)));
    expect(await openOnes('payout_not_in_ledger')).toEqual([['tr_extra', -10_000]]);
    await compare();
    expect(await openOnes('payout_not_in_ledger')).toEqual([]);
  });

  it('OPS-06 a difference that can’t be written stops no other', async () => {
    const [broken, missing] = [(await paidOut()).made.sourceId, (await paidOut()).made.sourceId];
    await whileRowsFail(
      environment.app,
      { table: 'payment_discrepancies', which: `new.subject = '${broken}'` },
      async () => {
        const lacking = compare((listed) => listed.filter(({ sourceId }) => ![broken, missing].includes(sourceId)), 0);
        await expect(lacking).rejects.toThrow(AggregateError);
      },
    );
    expect(await openOnes('payout_not_at_provider')).toEqual([[missing, -10_000]]);
    await compare(undefined, 0);
    expect(await openOnes('payout_not_at_provider')).toEqual([]);
  });
});
