import { cents } from '@ascendant/domain/money';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noFaults, type FaultyLine } from '../../../../test/checkout/faulty-line';
import { openTestSandbox, testSite } from '../../../../test/checkout/open-sandbox';
import type { Sandbox } from '../../../sandbox/sandbox';
import { webhookHeaders } from '../../../sandbox/webhook-delivery';
import { ProviderError, WebhookRefusedError, type EvidenceOrder, type PaymentProvider } from '../payment-provider';
import { stripeProvider } from './stripe-provider';
import { toTransaction } from './stripe-transaction';

let sandbox: Sandbox & { readonly line: FaultyLine };
let stripe: PaymentProvider;
let holds = 0;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  stripe = sandbox.provider;
});
beforeEach(() => {
  Object.assign(sandbox.line.faults, noFaults);
  sandbox.line.sent.length = 0;
});

function order() {
  holds += 1;
  return { holdId: holds, bookingId: holds + 100, amount: cents(12_001), currency: 'usd' };
}

async function paid(number = '4242424242424242') {
  const intent = await stripe.createIntent(order());
  await sandbox.ledger.payWithCard(intent.id, intent.clientSecret, { number, expMonth: 12, expYear: 2099, cvc: '123' });
  return intent;
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ProviderError ? error.failure : error),
  );
const sentKeys = () => sandbox.line.sent.map(({ headers }) => headers.get('idempotency-key'));

describe('what’s sent to Stripe', () => {
  it('T2 has the key of the hold, a version of the API and the secret key', async () => {
    const wanted = order();
    await stripe.createIntent(wanted);
    const [sent] = sandbox.line.sent;
    expect(sent?.url).toBe('https://api.stripe.com/v1/payment_intents');
    expect(sent?.headers.get('idempotency-key')).toBe(`hold:${wanted.holdId}`);
    expect(sent?.headers.get('stripe-version')).toMatch(/^\d{4}-\d{2}-\d{2}\.[a-z]+$/);
    expect(sent?.headers.get('authorization')).toBe('Bearer sk_test_sandbox');
    const form = new URLSearchParams(await sent?.text());
    expect(Object.fromEntries(form)).toEqual({
      amount: '12001',
      currency: 'usd',
      'automatic_payment_methods[enabled]': 'true',
      'metadata[hold]': String(wanted.holdId),
      'metadata[booking]': String(wanted.bookingId),
      'metadata[site]': testSite,
      'expand[0]': 'latest_charge',
    });
  });

  it('T8 has the key of payment and number for a refund', async () => {
    const { id } = await paid();
    await stripe.refund({ paymentId: 12, intentId: id, amount: cents(1), number: 3 });
    expect(sentKeys().at(-1)).toBe('refund:12:3');
  });

  it('has a key for each transfer and reversal, with the site', async () => {
    await paid();
    const { connect } = stripe;
    const account = {
      organizerId: 7,
      email: 'o@example.com',
      name: 'O',
      country: 'us',
      currency: 'usd',
      replaces: null,
    };
    const { id: accountId } = await connect.createAccount(account);
    await sandbox.accounts.behave(accountId, 'works');
    const { id } = await connect.transfer({ transferId: 5, accountId, amount: cents(100), currency: 'usd' });
    await connect.reverse({ reversalId: 6, providerTransferId: id, amount: cents(1) });
    expect(sentKeys().slice(-3)).toEqual([
      `account:${testSite}:7:us`,
      `transfer:${testSite}:5`,
      `reversal:${testSite}:6`,
    ]);
    const address = await connect.onboard({
      accountId,
      returnUrl: `${testSite}/back`,
      refreshUrl: `${testSite}/again`,
    });
    const link = await sandbox.accounts.findLink(address.split('/').at(-1) ?? '');
    expect(link).toMatchObject({ accountId, returnUrl: `${testSite}/back`, refreshUrl: `${testSite}/again` });
    await connect.listPayouts(accountId);
    expect(sandbox.line.sent.at(-1)?.headers.get('stripe-account')).toBe(accountId);
  });

  it('PAY-25 has a key for each file of evidence, and one for all of it', async () => {
    const { id } = await paid('4000000000000259');
    const [dispute] = await stripe.listDisputes(id);
    const sale = 'A trek.';
    const evidence = { sale, policy: '', use: '', money: '', contact: '', messages: '', note: '' };
    const file = { kind: 'summary', name: 'a.pdf', type: 'application/pdf', content: Buffer.from('%PDF-') } as const;
    const sent = {
      disputeId: dispute?.id ?? '',
      key: 'k1',
      customerName: 'Maya',
      customerEmail: null,
      serviceDate: '2026-12-01',
      evidence,
      files: [file],
    } satisfies EvidenceOrder;
    await stripe.sendEvidence(sent);
    await stripe.sendEvidence(sent);
    const keys = ['evidence:k1:summary', 'evidence:k1'];
    expect(sentKeys().slice(-4)).toEqual([...keys, ...keys]);
    const other = { ...sent, evidence: { ...evidence, sale: 'A long trek.' } };
    expect(await failureOf(stripe.sendEvidence(other))).toBe('spent_key');
    expect(await failureOf(stripe.sendEvidence({ ...other, key: 'k2' }))).toBe('refused');
    expect(await stripe.listDisputes(id)).toMatchObject([{ status: 'under_review', evidenceKey: 'k1' }]);
  });

  it('asks for lists in pages of a hundred, each after the last', async () => {
    for (let count = 0; count < 101; count += 1) await stripe.createIntent(order());
    sandbox.line.sent.length = 0;
    const listed = await stripe.listIntents(new Date(0));
    const [first, second] = sandbox.line.sent.map(({ url }) => new URL(url).searchParams);
    expect(first?.get('limit')).toBe('100');
    expect(first?.get('created[gte]')).toBe('0');
    expect(second?.get('starting_after')).toBe(listed[99]?.id);
    const entered = 120;
    for (let count = 0; count < entered; count += 1) await paid();
    const transactions = await stripe.listTransactions(new Date(0));
    expect(new Set(transactions.map(({ id }) => id)).size).toBe(transactions.length);
    expect(transactions.length).toBeGreaterThan(entered);
  });
});

describe('when Stripe doesn’t answer', () => {
  it('CRA-02 a lost answer is asked for again with the same key', async () => {
    sandbox.line.faults.loseAnswers = 1;
    const wanted = order();
    const { id } = await stripe.createIntent(wanted);
    expect(sentKeys()).toEqual([`hold:${wanted.holdId}`, `hold:${wanted.holdId}`]);
    expect(await stripe.createIntent(wanted)).toMatchObject({ id });
  });

  it('PAY-14 calls are tried at most three times, and then count as unreachable', async () => {
    sandbox.line.faults.failCalls = 4;
    expect(await failureOf(stripe.createIntent(order()))).toBe('unreachable');
    expect(sandbox.line.faults.failCalls).toBe(1);
    expect(await failureOf(stripe.createIntent(order()))).toBeNull();
  });

  it('PAY-14 a reply that comes too late counts as none', async () => {
    const { provider, line } = await openTestSandbox({ timeoutMs: 300, retries: 1 });
    line.faults.delayMs = 5000;
    expect(await failureOf(provider.readIntent('pi_1'))).toBe('unreachable');
    expect(line.sent).toHaveLength(2);
  });

  it('PAY-14 a 429 is tried again up to twice, and then counts as no reply', async () => {
    sandbox.line.faults.refuseAsTooMany = 4;
    expect(await failureOf(stripe.createIntent(order()))).toBe('unreachable');
    expect(sandbox.line.faults.refuseAsTooMany).toBe(1);
    expect(await failureOf(stripe.createIntent(order()))).toBeNull();
  });

  it('an error that Stripe stores under our key is told apart from a temporary one', async () => {
    sandbox.line.faults.failForGood = 1;
    expect(await failureOf(stripe.createIntent(order()))).toBe('spent_key');
  });
});

it('a refund that’s in Stripe’s balance before it’s made isn’t in ours yet', () => {
  const source = { object: 'refund', id: 're_1', payment_intent: 'pi_1' };
  const entry = { id: 'txn_1', amount: -500, fee: 0, currency: 'usd', created: 1 };
  const read = (status: string) => {
    const transaction = { ...entry, source: { ...source, status } };
    return toTransaction(transaction as Parameters<typeof toTransaction>[0])?.kind ?? null;
  };
  expect(['pending', 'requires_action', 'succeeded'].map(read)).toEqual([null, null, 'refund']);
});

describe('webhooks from Stripe', () => {
  const now = new Date();
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const secrets = { webhookSecret: 'whsec_one, whsec_two', connectWebhookSecret: 'whsec_connect' };
  const turning = stripeProvider({ ...secrets, secretKey: 'sk_test_1', publishableKey: 'pk_test_1', site: testSite });
  const eventAbout = (object: unknown) => ({
    id: 'evt_1',
    object: 'event',
    type: 't',
    created: 1,
    livemode: false,
    data: { object },
  });
  const read = (body: string, headers: Readonly<Record<string, string>>) =>
    turning.readNotice(Buffer.from(body), headers, now);

  it.each([
    [{ object: 'payment_intent', id: 'pi_1' }, 'pi_1'],
    [{ object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }, 'pi_1'],
    [{ object: 'refund', id: 're_1', payment_intent: 'pi_1' }, 'pi_1'],
    [{ object: 'dispute', id: 'dp_1', payment_intent: { object: 'payment_intent', id: 'pi_1' } }, 'pi_1'],
    [{ object: 'charge', id: 'ch_1', payment_intent: null }, null],
    [{ object: 'customer' }, null],
  ])('about %o name the intent %s', (object, intentId) => {
    const body = JSON.stringify(eventAbout(object));
    expect(read(body, webhookHeaders(body, 'whsec_one', nowSeconds)).intentId).toBe(intentId);
  });

  it('PAY-06 signed with either of two secrets are accepted, and with no other', () => {
    const body = JSON.stringify(eventAbout({}));
    const signed = (secret: string) => () => read(body, webhookHeaders(body, secret, nowSeconds)).eventId;
    expect(signed('whsec_one')()).toBe('evt_1');
    expect(signed('whsec_two')()).toBe('evt_1');
    for (const secret of ['whsec_other', secrets.webhookSecret, 'whsec_connect'])
      expect(signed(secret)).toThrow(WebhookRefusedError);
  });

  it('PAY-06 with a malformed header or body are refused', () => {
    const body = JSON.stringify(eventAbout({}));
    for (const [text, header] of [
      [body, 'v1=00'],
      [body, `t=${nowSeconds}`],
      ['not json', webhookHeaders('not json', 'whsec_one', nowSeconds)['stripe-signature']],
    ] as const)
      expect(() => read(text, { 'stripe-signature': header })).toThrow(WebhookRefusedError);
  });
});
