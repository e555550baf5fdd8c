import { cents } from '@ascendant/domain/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, testSite } from '../../../test/checkout/open-sandbox';
import { webhookHeaders } from '../../sandbox/webhook-delivery';
import { ProviderError, WebhookRefusedError, type PaymentProvider, type ProviderIntent } from './payment-provider';

/** A provider, and what people and banks do there. A new provider's tests begin with another one of these. */
interface Opened {
  readonly provider: PaymentProvider;
  pay(intent: ProviderIntent, card?: string): Promise<unknown>;
  challenge(intent: ProviderIntent, outcome: 'pass' | 'fail'): Promise<unknown>;
  refundManually(intentId: string, amountCents: number): Promise<unknown>;
  returnRefund(refundId: string): Promise<void>;
  dispute(intentId: string): Promise<unknown>;
  connectAccount(accountId: string): Promise<void>;
  payOut(accountId: string): Promise<void>;
  /** A webhook about an intent, as it's sent. */
  webhook(intentId: string, how?: { readonly secondsAway?: number; readonly isForged?: boolean }): Sent;
}

interface Sent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const card = (number: string) => ({ number, expMonth: 12, expYear: 2099, cvc: '123' });
const now = new Date();

async function openSandbox(): Promise<Opened> {
  const { provider, ledger, accounts, webhookSecret } = await openTestSandbox();
  return {
    provider,
    pay: ({ id, clientSecret }, number = '4242424242424242') => ledger.payWithCard(id, clientSecret, card(number)),
    challenge: ({ id, clientSecret }, outcome) => ledger.answerChallenge(id, clientSecret, outcome),
    refundManually: (intentId, amount) => ledger.refund({ intentId, amount, idempotencyKey: null, metadata: {} }),
    returnRefund: (refundId) => ledger.moveRefund(refundId, 'failed'),
    dispute: (intentId) => ledger.dispute(intentId),
    connectAccount: (id) => accounts.behave(id, 'works'),
    payOut: (id) => accounts.payOut(id),
    webhook: (id, { secondsAway = 0, isForged = false } = {}) => {
      const type = 'payment_intent.succeeded';
      const data = { object: { id, object: 'payment_intent' } };
      const body = JSON.stringify({ id: 'evt_1', object: 'event', type, created: 1, livemode: false, data });
      const at = Math.floor(now.getTime() / 1000) + secondsAway;
      return { body, headers: webhookHeaders(body, isForged ? 'another secret' : webhookSecret, at) };
    },
  };
}

/** What every payment provider keeps to, so that the application can rely on it. Source: docs/rules/payments.md. */
describe.each([['Stripe’s protocol, spoken by the sandbox', openSandbox]])('a payment provider: %s', (_name, open) => {
  let at: Opened;
  let provider: PaymentProvider;
  let holds = 0;
  beforeAll(async () => {
    at = await open();
    provider = at.provider;
  });

  function order(amount = 12_001) {
    holds += 1;
    return { holdId: holds, bookingId: holds + 100, amount: cents(amount), currency: 'usd' };
  }

  async function paid(number?: string) {
    const intent = await provider.createIntent(order());
    await at.pay(intent, number);
    return intent;
  }

  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof ProviderError ? error.failure : error),
    );

  describe('intents', () => {
    it('T2 are marked with hold, booking and site, and the same hold gets the same one', async () => {
      const wanted = order();
      const intent = await provider.createIntent(wanted);
      expect(intent).toMatchObject({ status: 'requires_payment', amount: 12_001, currency: 'usd', lastError: null });
      const metadata = { hold: String(wanted.holdId), booking: String(wanted.bookingId), site: testSite };
      expect(intent.metadata).toEqual(metadata);
      expect(await provider.createIntent(wanted)).toEqual(intent);
    });

    it('are refused for the same hold with another amount, and not found without one', async () => {
      const wanted = order();
      await provider.createIntent(wanted);
      expect(await failureOf(provider.createIntent({ ...wanted, amount: cents(1) }))).toBe('spent_key');
      expect(await failureOf(provider.readIntent('pi_nothing'))).toBe('not_found');
    });

    it('T5 are canceled, and one that has been paid in the meantime is returned as it is', async () => {
      const unpaid = await provider.createIntent(order());
      expect(await provider.cancelIntent(unpaid.id)).toMatchObject({ status: 'canceled' });
      expect(await provider.cancelIntent(unpaid.id)).toMatchObject({ status: 'canceled' });
      const { id } = await paid();
      expect(await provider.cancelIntent(id)).toMatchObject({ status: 'succeeded', amountReceived: 12_001 });
      const declined = await paid('4000000000000002');
      const { lastAttempt } = await provider.readIntent(declined.id);
      expect(await provider.cancelIntent(declined.id)).toMatchObject({ status: 'canceled', lastAttempt });
    });

    it.each([
      ['4000000000000002', 'generic_decline', 'Your card was declined.'],
      ['4000000000009995', 'insufficient_funds', 'Your card has insufficient funds.'],
      ['4000000000009987', 'lost_card', 'Your card was declined.'],
      ['4000000000009979', 'stolen_card', 'Your card was declined.'],
      ['4000000000000069', 'expired_card', 'Your card has expired.'],
      ['4000000000000127', 'incorrect_cvc', "Your card's security code is incorrect."],
      ['4000000000000341', 'generic_decline', 'Your card was declined.'],
    ])('PAY-15 say that card %s was declined as %s', async (number, code, message) => {
      const { id } = await paid(number);
      const intent = await provider.readIntent(id);
      expect(intent.lastError).toEqual({ code, message });
      expect(intent.lastAttempt).toMatchObject({
        outcome: 'declined',
        declineCode: code,
        card: { brand: 'visa', last4: number.slice(-4) },
      });
      expect(await provider.listAttempts(id)).toEqual([intent.lastAttempt]);
    });

    it('a failed challenge is a decline, and a passed one pays', async () => {
      const intent = await paid('4000002500003155');
      expect(await provider.readIntent(intent.id)).toMatchObject({ status: 'requires_action' });
      await at.challenge(intent, 'fail');
      expect(await provider.readIntent(intent.id)).toMatchObject({
        status: 'requires_payment',
        lastAttempt: {
          outcome: 'declined',
          declineCode: 'payment_intent_authentication_failure',
          card: { last4: '3155' },
        },
      });
      await at.pay(intent, '4000002500003155');
      await at.challenge(intent, 'pass');
      expect(await provider.readIntent(intent.id)).toMatchObject({ status: 'succeeded', lastError: null });
      expect(await provider.listAttempts(intent.id)).toMatchObject([{ outcome: 'succeeded' }]);
    });
  });

  describe('refunds', () => {
    const refund = (intentId: string, number = 1, amount = 12_001) =>
      provider.refund({ paymentId: holds, intentId, amount: cents(amount), number });

    it('T8 are made once for each payment and number', async () => {
      const { id } = await paid();
      const first = await refund(id);
      expect(first).toMatchObject({ status: 'succeeded', amount: 12_001, number: 1 });
      expect(await refund(id)).toEqual(first);
      expect(await provider.readIntent(id)).toMatchObject({ amountRefunded: 12_001 });
    });

    it('PAY-13 made manually are told apart from ours', async () => {
      const { id } = await paid();
      await refund(id, 1, 2000);
      await at.refundManually(id, 500);
      const made = await provider.listRefunds(id);
      expect(made.map(({ number, amount }) => [number, amount])).toEqual([
        [null, 500],
        [1, 2000],
      ]);
    });

    it('larger than the remaining amount are refused', async () => {
      const { id } = await paid();
      await at.refundManually(id, 1);
      expect(await failureOf(refund(id))).toBe('refused');
    });

    it('can take time, and can fail later', async () => {
      const { id } = await paid('4000000000007726');
      const made = await refund(id);
      expect(made.status).toBe('pending');
      await at.returnRefund(made.id);
      expect(await provider.listRefunds(id)).toMatchObject([{ status: 'failed' }]);
      expect(await provider.readIntent(id)).toMatchObject({ amountRefunded: 0 });
    });

    it('are refused while the bank decides a dispute', async () => {
      const { id } = await paid();
      await at.dispute(id);
      expect(await failureOf(refund(id))).toBe('disputed');
      expect(await provider.readIntent(id)).toMatchObject({ isDisputed: true });
      expect(await provider.listDisputes(id)).toMatchObject([{ intentId: id, status: 'needs_response' }]);
    });
  });

  it('PAY-10 lists everything since a time, however much it is', async () => {
    const since = new Date(Date.now() - 1000);
    const known = (await provider.listIntents(since)).length;
    for (let count = 0; count < 230; count += 1) await provider.createIntent(order());
    const listed = await provider.listIntents(since);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(known + 230);
    expect(listed).toHaveLength(known + 230);
    expect(await provider.listIntents(new Date(Date.now() + 60_000))).toEqual([]);
  });

  it('lists what changed its balance, with what it’s about', async () => {
    const since = new Date(Date.now() - 1000);
    const [refunded, pending, disputed] = [await paid(), await paid('4000000000007726'), await paid()];
    const refundOf = ({ id }: ProviderIntent, paymentId: number) =>
      provider.refund({ paymentId, intentId: id, amount: cents(12_001), number: 1 });
    const { id: refundId } = await refundOf(refunded, 9001);
    await refundOf(pending, 9002);
    await at.returnRefund(refundId);
    await at.dispute(disputed.id);
    const kindsOf = (changes: Awaited<ReturnType<PaymentProvider['listTransactions']>>, { id }: ProviderIntent) =>
      changes
        .filter(({ intentId }) => intentId === id)
        .map(({ kind, amount, fee }) => `${kind} ${amount} ${fee}`)
        .toSorted();
    const changes = await provider.listTransactions(since);
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
    expect(kindsOf(changes, refunded)).toEqual(['payment 12001 378', 'refund -12001 0', 'refund_returned 12001 0']);
    expect(kindsOf(changes, pending)).toEqual(['payment 12001 378']);
    expect(kindsOf(changes, disputed)).toEqual(['dispute_withheld -12001 1500', 'payment 12001 378']);
  });

  it('pays organizers: a transfer is made once and found again, and taken back while it’s there', async () => {
    await paid();
    const account = {
      organizerId: 7,
      email: 'o@example.com',
      name: 'O',
      country: 'us',
      currency: 'usd',
      replaces: null,
    };
    const { id: accountId, state } = await provider.connect.createAccount(account);
    expect(state).toBe('onboarding');
    expect(await provider.connect.createAccount(account)).toMatchObject({ id: accountId });
    for (const other of [{ country: 'ca' }, { replaces: accountId }])
      expect(await provider.connect.createAccount({ ...account, ...other })).not.toMatchObject({ id: accountId });
    expect(await failureOf(provider.connect.readAccount('acct_closed'))).toBe('not_found');
    const wanted = { transferId: 1, accountId, amount: cents(5000), currency: 'usd' };
    expect(await failureOf(provider.connect.transfer(wanted))).toBe('refused');
    await at.connectAccount(accountId);
    expect(await provider.connect.readAccount(accountId)).toMatchObject({ state: 'active' });
    expect(await failureOf(provider.connect.transfer({ ...wanted, transferId: 2, amount: cents(90_000_000) }))).toBe(
      'no_balance',
    );
    expect(await provider.connect.findTransfer(1)).toBeNull();
    const made = await provider.connect.transfer(wanted);
    expect(await provider.connect.transfer(wanted)).toEqual(made);
    expect(await provider.connect.findTransfer(1)).toEqual(made);
    const back = { reversalId: 3, providerTransferId: made.id, amount: cents(1000) };
    expect(await provider.connect.findReversal(back)).toBeNull();
    const reversal = await provider.connect.reverse(back);
    expect(await provider.connect.findReversal(back)).toEqual(reversal);
    await at.payOut(accountId);
    expect(await provider.connect.listPayouts(accountId)).toMatchObject([{ status: 'paid', amount: 4000 }]);
    expect(await failureOf(provider.connect.reverse({ ...back, reversalId: 4 }))).toBe('no_balance');
    const balance = await provider.listTransactions(new Date(0));
    expect(balance.map(({ sourceId }) => sourceId)).not.toContain(made.id);
    const movements = await provider.connect.listTransfers(new Date(0));
    expect(new Set(movements.map(({ sourceId, amount }) => `${sourceId} ${amount}`))).toEqual(
      new Set([`${made.id} -5000`, `${reversal.id} 1000`]),
    );
    expect(new Set(movements.map((movement) => movement.accountId))).toEqual(new Set([accountId]));
  });

  describe('webhooks', () => {
    const read = ({ body, headers }: Sent) => provider.readNotice(Buffer.from(body), headers, now);

    it.each([
      ['of now', 0, true],
      ['300 s old', -300, true],
      ['301 s old', -301, false],
      ['300 s in the future', 300, true],
      ['302 s in the future', 302, false],
    ])('PAY-06 one %s is accepted: %s', (_when, secondsAway, isTaken) => {
      const sent = at.webhook('pi_1', { secondsAway });
      if (isTaken) expect(read(sent)).toMatchObject({ intentId: 'pi_1', livemode: false });
      else expect(() => read(sent)).toThrow(WebhookRefusedError);
    });

    it('PAY-06 one with another secret, another body or no signature is refused', () => {
      const { body, headers } = at.webhook('pi_1');
      for (const sent of [at.webhook('pi_1', { isForged: true }), { body: `${body} `, headers }, { body, headers: {} }])
        expect(() => read(sent)).toThrow(WebhookRefusedError);
    });
  });
});
