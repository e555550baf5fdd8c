import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import Stripe from 'stripe';
import { defaultCallTimeout, type CallTimeout } from '../circuit';
import {
  ProviderError,
  type IntentOrder,
  type PaymentProvider,
  type ProviderFailure,
  type ProviderIntent,
  type ProviderRefund,
  type ProviderTransaction,
  type RefundOrder,
} from '../payment-provider';
import { stripeConnect } from './stripe-connect';
import { sendStripeEvidence } from './stripe-evidence';
import { toAttempt, expandCharge, toDispute, toIntent, toRefund } from './stripe-intent';
import { gathered, createdSince } from './stripe-lists';
import { readStripeNotice } from './stripe-notice';
import { expandSource, toTransaction } from './stripe-transaction';

export interface StripeSettings {
  /** Who speaks Stripe's protocol: by default Stripe. */
  readonly name?: PaymentProviderName;
  readonly secretKey: string;
  /** Null if the page needs none. */
  readonly publishableKey: string | null;
  /** Two of them, separated by a comma, while one takes the other's place. */
  readonly webhookSecret: string;
  /** Of the endpoint for connected accounts: another one. */
  readonly connectWebhookSecret: string;
  /** Marks our intents, because another installation might share the account. */
  readonly site: string;
  /** Another address for the API, for a stand-in. */
  readonly apiBase?: string;
  /** How calls are made; by default over the network. */
  readonly fetch?: typeof fetch;
  /** How long to wait and how often to retry. Tests use shorter timeouts. */
  readonly callTimeout?: CallTimeout;
}

/** Stripe, through its own SDK. Every order carries our idempotency key. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const { timeoutMs, retries } = settings.callTimeout ?? defaultCallTimeout;
  const stripe = new Stripe(settings.secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...addressOf(settings),
    ...(settings.fetch ? { httpClient: Stripe.createFetchHttpClient(settings.fetch) } : {}),
  });
  const asked = <Answer>(work: () => Promise<Answer>) => translated(() => retryWhenLimited(work, retries));
  return {
    name: settings.name ?? 'stripe',
    publishableKey: settings.publishableKey,
    livemode: /^[sr]k_live_/.test(settings.secretKey),
    createIntent: (order) => asked(() => create(stripe, order, settings.site)),
    readIntent: (id) => asked(() => read(stripe, id)),
    cancelIntent: (id) => asked(() => cancel(stripe, id)),
    refund: (order) => asked(() => refund(stripe, order)),
    listAttempts: (id) => asked(() => gathered(stripe.charges.list({ payment_intent: id, limit: 100 }), toAttempt)),
    listRefunds: (id) => asked(() => gathered(stripe.refunds.list({ payment_intent: id, limit: 100 }), toRefund)),
    listDisputes: (id) => asked(() => gathered(stripe.disputes.list({ payment_intent: id, limit: 100 }), toDispute)),
    sendEvidence: (order) => asked(() => sendStripeEvidence(stripe, order)),
    listIntents: (since) => asked(() => listIntents(stripe, since)),
    listRefundsSince: (since) => asked(() => gathered(stripe.refunds.list(createdSince(since)), toRefund)),
    listDisputesSince: (since) => asked(() => gathered(stripe.disputes.list(createdSince(since)), toDispute)),
    listTransactions: (since) => asked(() => listTransactions(stripe, since)),
    readNotice: (rawBody, headers, now) =>
      readStripeNotice(stripe, { rawBody, headers, secrets: settings.webhookSecret.split(','), now }),
    connect: stripeConnect({ stripe, site: settings.site, webhookSecret: settings.connectWebhookSecret, asked }),
  };
}

async function create(stripe: Stripe, order: IntentOrder, site: string): Promise<ProviderIntent> {
  const params = {
    amount: order.amount,
    currency: order.currency,
    automatic_payment_methods: { enabled: true },
    metadata: { hold: String(order.holdId), booking: String(order.bookingId), site },
    expand: [expandCharge],
  };
  return toIntent(await stripe.paymentIntents.create(params, { idempotencyKey: `hold:${order.holdId}` }));
}

async function read(stripe: Stripe, id: string): Promise<ProviderIntent> {
  return toIntent(await stripe.paymentIntents.retrieve(id, { expand: [expandCharge] }));
}

/** An intent that has been paid in the meantime can't be canceled. It's read instead. */
async function cancel(stripe: Stripe, id: string): Promise<ProviderIntent> {
  try {
    return toIntent(await stripe.paymentIntents.cancel(id, { expand: [expandCharge] }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state') {
      return read(stripe, id);
    }
    throw error;
  }
}

async function refund(stripe: Stripe, order: RefundOrder): Promise<ProviderRefund> {
  const metadata = { payment: String(order.paymentId), number: String(order.number) };
  return toRefund(
    await stripe.refunds.create(
      { payment_intent: order.intentId, amount: order.amount, metadata },
      { idempotencyKey: `refund:${order.paymentId}:${order.number}` },
    ),
  );
}

async function listIntents(stripe: Stripe, since: Date): Promise<ProviderIntent[]> {
  return gathered(stripe.paymentIntents.list({ ...createdSince(since), expand: [`data.${expandCharge}`] }), toIntent);
}

async function listTransactions(stripe: Stripe, since: Date): Promise<ProviderTransaction[]> {
  const asked = { ...createdSince(since), expand: [`data.${expandSource}`] };
  const found = await gathered(stripe.balanceTransactions.list(asked), toTransaction);
  return found.filter((transaction) => transaction !== null);
}

function addressOf({ apiBase }: StripeSettings) {
  if (apiBase === undefined) return {};
  const url = new URL(apiBase);
  const protocol = url.protocol === 'https:' ? ('https' as const) : ('http' as const);
  return { host: url.hostname, port: url.port || (protocol === 'https' ? 443 : 80), protocol };
}

async function translated<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const failure = failureOf(error);
    throw new ProviderError(failure, sentences[failure], { cause: error });
  }
}

const sentences: Readonly<Record<ProviderFailure, string>> = {
  unreachable: "The provider doesn't answer",
  spent_key: 'The provider repeats an earlier error for this key',
  disputed: 'The provider refuses while the payment is disputed',
  no_balance: "There isn't enough money for this yet",
  refused: 'The provider refused',
  not_found: "The provider doesn't have this object",
};

const failuresByCode: Readonly<Partial<Record<string, ProviderFailure>>> = {
  resource_missing: 'not_found',
  // Of the second version.
  not_found: 'not_found',
  charge_disputed: 'disputed',
  balance_insufficient: 'no_balance',
  insufficient_funds: 'no_balance',
};

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return failuresByCode[error.code ?? ''] ?? 'refused';
  }
  // A connected account that was closed, or whose owner has revoked our access.
  if (error instanceof Stripe.errors.StripePermissionError && error.code === 'account_invalid') return 'not_found';
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'spent_key';
  // Stripe stores a 500 under its key for a day and repeats it for every request with that key.
  if (error instanceof Stripe.errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true') {
    return 'spent_key';
  }
  return 'unreachable';
}

/** The first pause, at most. Each further one may be twice as long. */
const firstPauseMs = 500;

/**
 * Tries a call again when Stripe answers 429, which its SDK doesn't: it only retries 409, 5xx and lost connections. Each pause
 * has jitter, so that callers who were refused together don't come back together. A call must carry the same idempotency key
 * each time.
 * @param retries after the first try
 * @throws whatever the last try throws
 * Source: rule PAY-14.
 */
async function retryWhenLimited<Answer>(work: () => Promise<Answer>, retries: number): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeRateLimitError) || tries >= retries) throw error;
      await wait(firstPauseMs * 2 ** tries * (0.5 + Math.random() / 2));
    }
  }
}
