import { cents } from '@ascendant/domain/money';
import Stripe from 'stripe';
import {
  ProviderError,
  WebhookRefusedError,
  type IntentStatus,
  type PaymentProvider,
  type ProviderIntent,
  type ProviderNotice,
} from './payment-provider';

export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Another address of the API, for a stand-in. */
  readonly apiBase?: string;
}

/** Source: reliability rule PAY-14. */
const timeoutMs = 10_000;
const retries = 2;
/** Source: reliability rule PAY-06. */
const toleranceSeconds = 300;

const statuses: Readonly<Partial<Record<string, IntentStatus>>> = {
  requires_payment_method: 'requires_payment',
  requires_confirmation: 'requires_payment',
  requires_action: 'requires_action',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** Declines that read as a plain one, so that a thief learns nothing. Source: reliability rule PAY-15. */
const plainDeclines = new Set(['lost_card', 'stolen_card', 'fraudulent']);
const plainDecline = 'Your card was declined.';

/** Stripe, by its own SDK; every order carries an idempotency key of ours. */
export function stripeProvider(settings: StripeSettings, now: () => Date): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    ...addressOf(settings),
  });
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    livemode: settings.secretKey.startsWith('sk_live_') || settings.secretKey.startsWith('rk_live_'),
    createIntent: (order) =>
      asked(async () =>
        toIntent(
          await stripe.paymentIntents.create(
            {
              amount: order.amount,
              currency: order.currency,
              automatic_payment_methods: { enabled: true },
              metadata: { hold: String(order.holdId), booking: String(order.bookingId) },
            },
            { idempotencyKey: `hold:${order.holdId}` },
          ),
        ),
      ),
    readIntent: (id) => asked(async () => toIntent(await stripe.paymentIntents.retrieve(id))),
    cancelIntent: (id) => asked(() => cancel(stripe, id)),
    refund: (order) =>
      asked(async () => {
        const refund = await stripe.refunds.create(
          { payment_intent: order.intentId, amount: order.amount, metadata: { payment: String(order.paymentId) } },
          { idempotencyKey: `refund:${order.paymentId}:${order.number}` },
        );
        return { id: refund.id, status: refundStatus(refund.status) };
      }),
    listIntents: (since) => asked(() => list(stripe, since)),
    readNotice: (rawBody, headers) =>
      readNotice(stripe, { rawBody, headers, secret: settings.webhookSecret, now: now() }),
  };
}

/** An intent that was paid meanwhile cannot be canceled: then it is read as it is. */
async function cancel(stripe: Stripe, id: string): Promise<ProviderIntent> {
  try {
    return toIntent(await stripe.paymentIntents.cancel(id));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state') {
      return toIntent(await stripe.paymentIntents.retrieve(id));
    }
    throw error;
  }
}

async function list(stripe: Stripe, since: Date): Promise<ProviderIntent[]> {
  const found: ProviderIntent[] = [];
  const query = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
  for await (const intent of stripe.paymentIntents.list(query)) found.push(toIntent(intent));
  return found;
}

function readNotice(
  stripe: Stripe,
  given: {
    rawBody: Buffer;
    headers: Readonly<Record<string, string | string[] | undefined>>;
    secret: string;
    now: Date;
  },
): ProviderNotice {
  const header = given.headers['stripe-signature'];
  if (typeof header !== 'string') throw new WebhookRefusedError('The signature is missing');
  refuseFuture(header, given.now);
  try {
    const event = stripe.webhooks.constructEvent(given.rawBody, header, given.secret, toleranceSeconds);
    return { eventId: event.id, type: event.type, livemode: event.livemode, intentId: intentIdOf(event.data.object) };
  } catch (error) {
    throw new WebhookRefusedError('The signature does not match, or is not from now', { cause: error });
  }
}

/** The SDK refuses old webhooks and accepts future ones; we refuse both. */
function refuseFuture(header: string, now: Date): void {
  const at = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  if (!(at - now.getTime() / 1000 <= toleranceSeconds)) throw new WebhookRefusedError('The webhook is not from now');
}

function intentIdOf(subject: unknown): string | null {
  if (typeof subject !== 'object' || subject === null || !('object' in subject)) return null;
  if (subject.object === 'payment_intent' && 'id' in subject) return String(subject.id);
  if (!('payment_intent' in subject) || subject.payment_intent === null) return null;
  const intent = subject.payment_intent;
  return typeof intent === 'object' && intent !== null && 'id' in intent ? String(intent.id) : String(intent);
}

function toIntent(intent: Stripe.PaymentIntent): ProviderIntent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    // A state that Stripe adds one day is one that we wait in.
    status: statuses[intent.status] ?? 'processing',
    amount: cents(intent.amount),
    amountReceived: cents(intent.amount_received),
    currency: intent.currency,
    metadata: intent.metadata,
    lastError: toLastError(intent.last_payment_error),
  };
}

function toLastError(error: Stripe.PaymentIntent.LastPaymentError | null): ProviderIntent['lastError'] {
  if (!error) return null;
  const code = error.decline_code ?? error.code ?? error.type;
  return { code, message: plainDeclines.has(code) ? plainDecline : (error.message ?? plainDecline) };
}

function refundStatus(status: string | null): 'pending' | 'succeeded' | 'failed' {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function addressOf({ apiBase }: StripeSettings) {
  if (apiBase === undefined) return {};
  const url = new URL(apiBase);
  const protocol = url.protocol === 'https:' ? ('https' as const) : ('http' as const);
  return { host: url.hostname, port: url.port || (protocol === 'https' ? 443 : 80), protocol };
}

async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw toProviderError(error);
  }
}

function toProviderError(error: unknown): ProviderError {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    const isMissing = error.code === 'resource_missing';
    return new ProviderError(isMissing ? 'not_found' : 'refused', 'The provider refused', { cause: error });
  }
  return new ProviderError('unreachable', 'The provider does not answer', { cause: error });
}
