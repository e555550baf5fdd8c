import { cents } from '@ascendant/domain/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createIntent,
  createRefund,
  failRefund,
  intentOf,
  openDispute,
  tell,
} from '../../../../test/stripe-stand-in/books';
import { noFaults } from '../../../../test/stripe-stand-in/faults';
import { challengeOnPage, payOnPage } from '../../../../test/stripe-stand-in/page';
import { standInKeys, startStripeStandIn, type StripeStandIn } from '../../../../test/stripe-stand-in/stand-in';
import { signedPost } from '../../../../test/stripe-stand-in/webhooks';
import { ProviderError, WebhookRefusedError, type PaymentProvider } from '../payment-provider';
import { stripeProvider } from './stripe-provider';

const site = 'https://ascendant.example';
const callTimeout = { timeoutMs: 300, retries: 2 };

let standIn: StripeStandIn;
let stripe: PaymentProvider;
let holds = 0;

beforeAll(async () => {
  standIn = await startStripeStandIn();
  stripe = stripeProvider({ ...standInKeys, apiBase: standIn.url, site, callTimeout });
});
afterAll(() => standIn.close());
beforeEach(() => {
  Object.assign(standIn.faults, noFaults());
  standIn.books.refundStatus = 'succeeded';
});

function order(amount = 12_001) {
  holds += 1;
  return { holdId: holds, bookingId: holds + 100, amount: cents(amount), currency: 'usd' };
}

async function paid() {
  const wanted = order();
  const intent = await stripe.createIntent(wanted);
  await payOnPage(standIn.url, payable(intent), '4242424242424242');
  return intent;
}

const payable = ({ id, clientSecret }: { id: string; clientSecret: string }) => ({ paymentIntentId: id, clientSecret });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ProviderError ? error.failure : error),
  );

describe('intents at Stripe', () => {
  it('T2 are created with the key of the hold, and marked with hold, booking and site', async () => {
    const wanted = order();
    const intent = await stripe.createIntent(wanted);
    expect(intent).toMatchObject({ status: 'requires_payment', amount: 12_001, currency: 'usd', lastError: null });
    expect(intent.metadata).toEqual({ hold: String(wanted.holdId), booking: String(wanted.bookingId), site });
    expect(standIn.keys.has(`hold:${wanted.holdId}`)).toBe(true);
  });

  it('CRA-02 the same hold gets the same intent, even if the reply was lost', async () => {
    const wanted = order();
    standIn.faults.loseAnswers = 1;
    const first = await stripe.createIntent(wanted);
    expect(await stripe.createIntent(wanted)).toEqual(first);
    expect(
      [...standIn.books.intents.values()].filter(({ metadata }) => metadata['hold'] === String(wanted.holdId)),
    ).toHaveLength(1);
  });

  it('the same hold with another amount gets nothing', async () => {
    const wanted = order();
    await stripe.createIntent(wanted);
    expect(await failureOf(stripe.createIntent({ ...wanted, amount: cents(1) }))).toBe('spent_key');
  });

  it('PAY-14 are tried at most three times, and then count as unreachable', async () => {
    standIn.faults.failCalls = 2;
    expect(await failureOf(stripe.createIntent(order()))).toBeNull();
    standIn.faults.failCalls = 3;
    expect(await failureOf(stripe.createIntent(order()))).toBe('unreachable');
    expect(standIn.faults.failCalls).toBe(0);
  });

  it('PAY-14 a reply that comes too late counts as none', async () => {
    standIn.faults.delayMs = 5000;
    expect(await failureOf(stripe.readIntent((await paidBefore()).id))).toBe('unreachable');
  });

  it('PAY-14 a 429 is tried again up to twice, and then counts as no reply', async () => {
    standIn.faults.refuseAsTooMany = 2;
    expect(await failureOf(stripe.createIntent(order()))).toBeNull();
    standIn.faults.refuseAsTooMany = 3;
    expect(await failureOf(stripe.createIntent(order()))).toBe('unreachable');
    expect(standIn.faults.refuseAsTooMany).toBe(0);
  });

  it('an error that Stripe stores under our key is told apart from a temporary one', async () => {
    standIn.faults.failForGood = 1;
    expect(await failureOf(stripe.createIntent(order()))).toBe('spent_key');
  });

  it('a missing one is not found', async () => {
    expect(await failureOf(stripe.readIntent('pi_nothing'))).toBe('not_found');
  });

  it('T5 are canceled, and one that has been paid in the meantime is returned as it is', async () => {
    const open = await stripe.createIntent(order());
    expect(await stripe.cancelIntent(open.id)).toMatchObject({ status: 'canceled' });
    expect(await stripe.cancelIntent(open.id)).toMatchObject({ status: 'canceled' });
    expect(await stripe.cancelIntent((await paid()).id)).toMatchObject({ status: 'succeeded', amountReceived: 12_001 });
  });

  it('PAY-10 are listed across all pages', async () => {
    const before = new Date(Date.now() - 1000);
    const known = (await stripe.listIntents(before)).length;
    for (let count = 0; count < 230; count += 1) {
      createIntent(standIn.books, { amount: 5000, currency: 'usd', metadata: {} });
    }
    expect(await stripe.listIntents(before)).toHaveLength(known + 230);
    expect(await stripe.listIntents(new Date(Date.now() + 60_000))).toEqual([]);
  });

  it.each([
    ['4000000000000002', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'lost_card', 'Your card was declined.'],
    ['4000000000009979', 'stolen_card', 'Your card was declined.'],
    ['4000000000000069', 'expired_card', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', "Your card's security code is incorrect."],
    ['4000000000000341', 'generic_decline', 'Your card was declined.'],
  ])('PAY-15 card %s is declined as %s', async (number, code, message) => {
    const intent = await stripe.createIntent(order());
    await payOnPage(standIn.url, payable(intent), number);
    expect((await stripe.readIntent(intent.id)).lastError).toEqual({ code, message });
  });

  it('a failed challenge is a decline, and a passed one pays', async () => {
    const intent = await stripe.createIntent(order());
    await payOnPage(standIn.url, payable(intent), '4000002500003155');
    expect(await stripe.readIntent(intent.id)).toMatchObject({ status: 'requires_action' });
    await challengeOnPage(standIn.url, payable(intent), 'fail');
    expect(await stripe.readIntent(intent.id)).toMatchObject({ status: 'requires_payment' });
    await payOnPage(standIn.url, payable(intent), '4000002500003155');
    await challengeOnPage(standIn.url, payable(intent), 'pass');
    expect(await stripe.readIntent(intent.id)).toMatchObject({ status: 'succeeded', lastError: null });
  });

  async function paidBefore() {
    const [first] = standIn.books.intents.values();
    return first ?? paid();
  }
});

describe('refunds at Stripe', () => {
  const refund = async (intentId: string, number = 1, amount = 12_001) =>
    stripe.refund({ paymentId: holds, intentId, amount: cents(amount), number });

  it('T8 are created with a key of payment and number, and made once', async () => {
    const { id } = await paid();
    const first = await refund(id);
    expect(first).toMatchObject({ status: 'succeeded', amount: 12_001, number: 1 });
    expect(await refund(id)).toEqual(first);
    expect(await stripe.readIntent(id)).toMatchObject({ amountRefunded: 12_001 });
  });

  it('PAY-13 made manually are told apart from ours', async () => {
    const { id } = await paid();
    await refund(id, 1, 2000);
    createRefund(standIn.books, { intentId: id, amount: 500, metadata: {} });
    expect((await stripe.listRefunds(id)).map(({ number, amount }) => [number, amount])).toEqual([
      [null, 500],
      [1, 2000],
    ]);
  });

  it('larger than the remaining amount are refused', async () => {
    const { id } = await paid();
    createRefund(standIn.books, { intentId: id, metadata: {} });
    expect(await failureOf(refund(id))).toBe('refused');
  });

  it('can take time, and can fail later', async () => {
    const { id } = await paid();
    standIn.books.refundStatus = 'pending';
    const made = await refund(id);
    expect(made.status).toBe('pending');
    failRefund(standIn.books, made.id);
    expect(await stripe.listRefunds(id)).toMatchObject([{ status: 'failed' }]);
    expect(await stripe.readIntent(id)).toMatchObject({ amountRefunded: 0 });
  });
});

describe('webhooks from Stripe', () => {
  const now = new Date();
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const read = (event: unknown, secondsAway = 0, secret: string = standInKeys.webhookSecret) => {
    const { body, headers } = signedPost(event, secret, nowSeconds + secondsAway);
    return stripe.readNotice(Buffer.from(body), headers, now);
  };

  it('name their intent, whether they are about an intent, a charge, a refund or a dispute', async () => {
    const intent = await paid();
    createRefund(standIn.books, { intentId: intent.id, amount: 500, metadata: {} });
    openDispute(standIn.books, intent.id);
    const about = standIn.books.events.slice(-6).map((event) => read(event));
    expect(about.map(({ type, intentId }) => [type, intentId])).toEqual(
      ['charge.succeeded', 'payment_intent.succeeded', 'refund.created', 'charge.refunded', 'charge.dispute.created']
        .map((type) => [type, intent.id])
        .toSpliced(0, 0, ['payment_intent.created', intent.id]),
    );
    expect(read(tell(standIn.books, 'customer.created', { object: 'customer' })).intentId).toBeNull();
  });

  it.each([
    ['of now', 0, true],
    ['300 s old', -300, true],
    ['301 s old', -301, false],
    ['300 s in the future', 300, true],
    ['302 s in the future', 302, false],
  ])('PAY-06 one %s is accepted: %s', async (_when, secondsAway, isTaken) => {
    const event = tell(standIn.books, 'payment_intent.succeeded', intentOf(standIn.books, (await paid()).id));
    if (isTaken) expect(read(event, secondsAway).eventId).toBe(event.id);
    else expect(() => read(event, secondsAway)).toThrow(WebhookRefusedError);
  });

  it('PAY-06 one that is signed with either of two secrets is accepted, and no other', () => {
    const event = tell(standIn.books, 'payment_intent.succeeded', {});
    const webhookSecret = `${standInKeys.webhookSecret}, whsec_next`;
    const turning = stripeProvider({ ...standInKeys, webhookSecret, apiBase: standIn.url, site, callTimeout });
    const sent = (secret: string) => {
      const { body, headers } = signedPost(event, secret, nowSeconds);
      return () => turning.readNotice(Buffer.from(body), headers, now).eventId;
    };
    expect(sent(standInKeys.webhookSecret)()).toBe(event.id);
    expect(sent('whsec_next')()).toBe(event.id);
    expect(sent('whsec_other')).toThrow(WebhookRefusedError);
    expect(sent(webhookSecret)).toThrow(WebhookRefusedError);
  });

  it('PAY-06 one with another secret, another body, another header or none is refused', () => {
    const event = tell(standIn.books, 'payment_intent.succeeded', {});
    const { body, headers } = signedPost(event, standInKeys.webhookSecret);
    expect(() => read(event, 0, 'whsec_other')).toThrow(WebhookRefusedError);
    for (const [text, sent] of [
      [`${body} `, headers],
      [body, {}],
      [body, { 'stripe-signature': 'v1=00' }],
      [body, { 'stripe-signature': `t=${nowSeconds}` }],
      ['not json', { 'stripe-signature': headers['stripe-signature'] }],
    ] as const) {
      expect(() => stripe.readNotice(Buffer.from(text), sent, now)).toThrow(WebhookRefusedError);
    }
  });
});
