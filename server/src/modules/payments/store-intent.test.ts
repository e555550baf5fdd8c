import { cents } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingData } from '../../../test/checkout/checkout';
import type { ProviderEnvironment } from '../../../test/checkout/provider-environment';
import { sandboxEnvironment } from '../../../test/checkout/sandbox-environment';
import { buildScene, expectCleanEnd, paymentOf } from '../../../test/checkout/scene';
import { roundTripsOf } from '../../../test/statements';
import { connectionOf, type BeforeCommit } from '../../database/database';
import { storingTogether, type IntentToStore, type StoredIntent } from './store-intent';
import { takingSeats } from './take-seats';

let environment: ProviderEnvironment;
beforeAll(async () => {
  environment = await sandboxEnvironment();
});
afterAll(() => expectCleanEnd(environment));

/** Seats that are held, with an intent at the provider that we haven't stored. */
async function buildMade(beforeCommit: BeforeCommit<StoredIntent>): Promise<IntentToStore & { bookingId: number }> {
  const { app, provider } = environment;
  const { event, user } = await buildScene(app);
  const { payment } = await takingSeats({ db: app.db, eventLock: 'row', provider })({
    caller: { userId: user.id, role: 'traveller', sessionId: 1 },
    order: bookingData({ eventId: event.id }),
    claimedTotal: quoteTotals(cents(10_000)).total,
    eventId: event.id,
    buyerId: user.id,
    ip: '127.0.0.1',
  });
  const order = { ...payment, amount: cents(payment.amountCents) };
  return {
    paymentId: payment.id,
    bookingId: payment.bookingId,
    intent: await provider.createIntent(order),
    beforeCommit,
  };
}

const nothingMore = async (): Promise<void> => undefined;
const build = (count: number) => Promise.all(Array.from({ length: count }, () => buildMade(nothingMore)));
const statusOf = async ({ bookingId }: { bookingId: number }) => (await paymentOf(environment.app, bookingId)).status;

describe('T2 intents of several payments', () => {
  it('are stored in one transaction for all who come while another one is under way', async () => {
    const all = await build(5);
    const stored: (StoredIntent | null)[] = [];
    const sent = await roundTripsOf(environment.app.pool, async () => {
      stored.push(...(await Promise.all(all.map(storingTogether(environment.app.db)))));
    });
    expect(stored).toMatchObject(all.map(({ intent }) => ({ intentId: intent.id, storedAt: expect.any(Date) })));
    expect(sent.flat().filter((text) => text.startsWith('update "payments"'))).toHaveLength(2);
    expect(await Promise.all(all.map(statusOf))).toEqual(all.map(() => 'requires_payment'));
  });

  it('are stored once, and a repeat stores nothing', async () => {
    const [made] = await build(1);
    if (!made) throw new RangeError('nothing was built');
    const store = storingTogether(environment.app.db);
    expect(await Promise.all([store(made), store(made)])).toMatchObject([{ intentId: made.intent.id }, null]);
  });

  it('are stored each on their own if what one of them keeps is refused', async () => {
    const refused = await buildMade(
      async (tx) => void (await connectionOf(tx).query(`select refuse_write('lost', 'a later call has the key')`)),
    );
    const all = [...(await build(2)), refused];
    const outcomes = await Promise.allSettled(all.map(storingTogether(environment.app.db)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await Promise.all(all.map(statusOf))).toEqual(['requires_payment', 'requires_payment', 'creating']);
  });
});
