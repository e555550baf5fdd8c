import { throughCircuit } from '../../src/adapters/payments/circuit';
import { stripeProvider } from '../../src/adapters/payments/stripe/stripe-provider';
import { bookingsModule } from '../../src/modules/bookings/bookings.module';
import { paymentsThrough } from '../../src/modules/payments/payments.module';
import { payoutsModule } from '../../src/modules/payouts/payouts.module';
import { ticketsModule } from '../../src/modules/tickets/tickets.module';
import { waitlistModule } from '../../src/modules/waitlist/waitlist.module';
import { afterFile } from '../after-file';
import {
  cancelIntent,
  createIntent,
  createRefund,
  failRefund,
  intentOf,
  moveDispute,
  openDispute,
} from '../stripe-stand-in/books';
import { behave, payOut } from '../stripe-stand-in/connect';
import { challengeOnPage, payOnPage } from '../stripe-stand-in/page';
import { standInKeys, startStripeStandIn, type StripeStandIn } from '../stripe-stand-in/stand-in';
import { signedPost } from '../stripe-stand-in/webhooks';
import { testApp } from '../test-app';
import { trusting } from './checkout';
import {
  hearing,
  testCallTimeout,
  testCircuit,
  type EnvironmentOptions,
  type ProviderEnvironment,
} from './provider-environment';

export interface StripeEnvironment extends ProviderEnvironment {
  readonly standIn: StripeStandIn;
}

const settings = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: standInKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: standInKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: standInKeys.webhookSecret,
  STRIPE_CONNECT_WEBHOOK_SECRET: standInKeys.connectWebhookSecret,
};

/** The application with Stripe's own SDK, which calls the stand-in. */
export async function stripeEnvironment(options: EnvironmentOptions = {}): Promise<StripeEnvironment> {
  const standIn = await startStripeStandIn();
  const { books, faults } = standIn;
  const hidden: typeof books.intents = new Map();
  const site = 'http://localhost:3000';
  const callTimeout = options.callTimeout ?? testCallTimeout;
  const provider = stripeProvider({ ...standInKeys, apiBase: standIn.url, site, callTimeout });
  const { circuit, letPass } = testCircuit();
  const payments = paymentsThrough(() => throughCircuit(provider, circuit));
  const app = await testApp({
    ...options,
    settings: { ...settings, ...options.settings },
    modules: [
      trusting,
      ticketsModule,
      waitlistModule,
      bookingsModule,
      payments,
      payoutsModule,
      ...(options.later ?? []),
    ],
  });
  afterFile(() => standIn.close());
  const postRaw: ProviderEnvironment['postRaw'] = async (body, headers) => {
    const url = '/api/webhooks/stripe';
    return (await app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
  };
  const notices: Pick<ProviderEnvironment, 'noticesOf' | 'post' | 'postRaw'> = {
    noticesOf: async (intentId) =>
      books.events
        .filter(({ data }) => isAbout(data.object, intentId))
        .map((event) => ({ id: event.id, type: event.type, event: { ...event } })),
    post: (event, { secondsFromNow = 0, isForged = false } = {}) => {
      const at = Math.floor(Date.now() / 1000) + secondsFromNow;
      const { body, headers } = signedPost(event, isForged ? 'whsec_other' : standInKeys.webhookSecret, at);
      return postRaw(body, headers);
    },
    postRaw,
  };
  return {
    name: 'stripe',
    app,
    provider,
    letPass,
    standIn,
    faults: {
      loseAnswers: (times) => void (faults.loseAnswers = times),
      failCalls: (times) => void (faults.failCalls = times),
      delay: (ms) => void (faults.delayMs = ms),
    },
    pay: (intent, number = '4242424242424242') => payOnPage(standIn.url, intent, number),
    challenge: (intent, outcome) => challengeOnPage(standIn.url, intent, outcome),
    ...notices,
    hear: hearing(notices, app),
    ...accountsIn(standIn, app),
    ...refundsAndDisputesIn(books),
    changeAtProvider: changingIn(books),
    createAtProvider: async ({ amountCents, metadata }) => {
      const intent = createIntent(books, { amount: amountCents, currency: 'usd', metadata: { ...metadata } });
      return { paymentIntentId: intent.id, clientSecret: intent.client_secret };
    },
    hideAtProvider: async (intentId, isHidden) => {
      const intent = books.intents.get(intentId) ?? hidden.get(intentId);
      if (!intent) throw new RangeError(`no intent ${intentId}`);
      books.intents.delete(intentId);
      hidden.set(intentId, intent);
      if (!isHidden) books.intents.set(intentId, intent);
    },
    ageIntents: async (seconds) => {
      for (const intent of books.intents.values()) intent.created -= seconds;
    },
    intentsOfHold: async (holdId) =>
      [...books.intents.values()].filter(({ metadata }) => metadata['hold'] === String(holdId)),
    refundsOf: async (intentId) =>
      [...books.refunds.values()]
        .filter((refund) => refund.payment_intent === intentId)
        .map(({ amount }) => ({ amountCents: amount })),
  };
}

/** What becomes of connected accounts, and the webhooks about them. */
function accountsIn(
  { books, accountWebhooks }: StripeStandIn,
  app: Awaited<ReturnType<typeof testApp>>,
): Pick<ProviderEnvironment, 'behaveAtProvider' | 'payOutAtProvider' | 'hearOfAccounts'> {
  return {
    behaveAtProvider: async (id, behaviour) => behave(books.connect, id, behaviour),
    payOutAtProvider: async (id) => payOut(books.connect, id),
    hearOfAccounts: async () => {
      await accountWebhooks.deliver(async ({ body, headers }) => {
        const url = '/api/webhooks/stripe/connect';
        return (await app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
      });
      await app.runJobs();
    },
  };
}

/** Changes what a payment turns out to be, with its charge and its entry in the balance. */
function changingIn(books: StripeStandIn['books']): ProviderEnvironment['changeAtProvider'] {
  return async (intentId, { amountReceivedCents, currency, metadata }) => {
    const intent = intentOf(books, intentId);
    if (amountReceivedCents !== undefined) {
      intent.amount_received = amountReceivedCents;
      const charge = books.charges.get(intent.latest_charge ?? '');
      if (charge) charge.amount = amountReceivedCents;
    }
    if (currency !== undefined) {
      intent.currency = currency;
      Object.assign(books.charges.get(intent.latest_charge ?? '') ?? {}, { currency });
    }
    const entered = books.transactions.find(({ source }) => source === intent.latest_charge);
    if (entered) Object.assign(entered, { amount: intent.amount_received, currency: intent.currency });
    if (metadata !== undefined) intent.metadata = { ...metadata };
  };
}

/** What banks and people at Stripe do with money. */
function refundsAndDisputesIn(
  books: StripeStandIn['books'],
): Pick<
  ProviderEnvironment,
  | 'refundAtProvider'
  | 'cancelAtProvider'
  | 'disputeAtProvider'
  | 'moveDisputeAtProvider'
  | 'evidenceFilesAtProvider'
  | 'returnRefundAtProvider'
> {
  return {
    refundAtProvider: async (intentId, amount) => createRefund(books, { intentId, amount, metadata: {} }).id,
    cancelAtProvider: async (intentId) => void cancelIntent(books, intentId),
    disputeAtProvider: async (intentId) => openDispute(books, intentId).id,
    moveDisputeAtProvider: async (disputeId, status) => moveDispute(books, disputeId, status),
    evidenceFilesAtProvider: async (disputeId) => evidenceFilesIn(books, disputeId),
    returnRefundAtProvider: async (intentId) => {
      const refund = [...books.refunds.values()].findLast((each) => each.payment_intent === intentId);
      failRefund(books, refund?.id ?? '');
    },
  };
}

const evidenceFields: Readonly<Record<string, string>> = {
  uncategorized_file: 'summary',
  customer_communication: 'communication',
  customer_signature: 'signature',
  service_documentation: 'service',
};
const evidenceTypes: Readonly<Record<string, string>> = { pdf: 'application/pdf', jpg: 'image/jpeg' };

function evidenceFilesIn({ disputes, files }: StripeStandIn['books'], disputeId: string) {
  return Object.entries(disputes.get(disputeId)?.evidence ?? {}).flatMap(([field, id]) => {
    const [kind, file] = [evidenceFields[field], files.get(id)];
    return kind === undefined || !file ? [] : [{ kind, type: evidenceTypes[file.type] ?? '', bytes: file.size }];
  });
}

function isAbout(subject: unknown, intentId: string): boolean {
  if (typeof subject !== 'object' || subject === null) return false;
  return Reflect.get(subject, 'id') === intentId || Reflect.get(subject, 'payment_intent') === intentId;
}
