import { asc, eq, like, sql } from 'drizzle-orm';
import { sandboxDisputes, sandboxEvents, sandboxIntents, sandboxRefunds } from '../../db/schema/sandbox';
import { throughCircuit } from '../../src/adapters/payments/circuit';
import { bookingsModule } from '../../src/modules/bookings/bookings.module';
import { paymentsThrough } from '../../src/modules/payments/payments.module';
import { payoutsModule } from '../../src/modules/payouts/payouts.module';
import { ticketsModule } from '../../src/modules/tickets/tickets.module';
import { waitlistModule } from '../../src/modules/waitlist/waitlist.module';
import { openSandbox, type Sandbox } from '../../src/sandbox/sandbox';
import { registerSandboxRoutes } from '../../src/sandbox/sandbox.routes';
import { signatureHeader, signBody } from '../../src/sandbox/signature';
import { testApp } from '../test-app';
import { payWith, trusting } from './checkout';
import {
  hearing,
  testCallTimeout,
  testCircuit,
  type CardAnswer,
  type EnvironmentOptions,
  type ProviderEnvironment,
} from './provider-environment';

/** The application with its own sandbox, which doesn't send webhooks by itself. */
export async function sandboxEnvironment(options: EnvironmentOptions = {}): Promise<ProviderEnvironment> {
  const { circuit, letPass } = testCircuit();
  const opened: { sandbox?: Sandbox } = {};
  const payments = paymentsThrough((context) => {
    const sandbox = openTestSandbox(context, options);
    opened.sandbox = sandbox;
    return throughCircuit(sandbox.provider, circuit);
  });
  const app = await testApp({
    ...options,
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
  const { sandbox } = opened;
  if (!sandbox) throw new RangeError('no sandbox was opened');
  const { faults, provider } = sandbox;
  const notices = noticesIn(app, sandbox);
  return {
    name: 'sandbox',
    app,
    provider,
    letPass,
    faults: {
      loseAnswers: (times) => void (faults.loseAnswers = times),
      failCalls: (times) => void (faults.failCalls = times),
      delay: (ms) => void (faults.delayMs = ms),
    },
    ...payingIn(app),
    ...notices,
    hear: hearing(notices, app),
    ...changesAtProvider(app, sandbox),
    ...accountsAtProvider(app, sandbox),
    ...intentsIn(app),
  };
}

function openTestSandbox(
  { pool, clock, config, http }: Parameters<Parameters<typeof paymentsThrough>[0]>[0],
  { callTimeout = testCallTimeout }: EnvironmentOptions,
): Sandbox {
  const sandbox = openSandbox({
    connectionString: pool.options.connectionString ?? '',
    isPreparing: false,
    site: config.publicUrl,
    now: () => clock.now(),
    webhookUrl: () => null,
    report: () => undefined,
    callTimeout,
  });
  registerSandboxRoutes(http, sandbox.ledger);
  http.addHook('onClose', async () => sandbox.close());
  return sandbox;
}

type TestApp = Awaited<ReturnType<typeof testApp>>;

/** Paying by card, and answering the bank's challenge. */
function payingIn(app: TestApp): Pick<ProviderEnvironment, 'pay' | 'challenge'> {
  return {
    pay: async (intent, number) => answerOf(await payWith(app, intent, number)),
    challenge: async ({ paymentIntentId, clientSecret }, outcome) => {
      const url = `/sandbox/v1/payment_intents/${paymentIntentId}/challenge`;
      return answerOf((await app.inject({ method: 'POST', url, payload: { clientSecret, outcome } })).json());
    },
  };
}

/** The sandbox's webhooks, which the tests post themselves. */
function noticesIn(
  app: TestApp,
  { webhookSecret }: Sandbox,
): Pick<ProviderEnvironment, 'noticesOf' | 'post' | 'postRaw'> {
  const postRaw: ProviderEnvironment['postRaw'] = async (body, headers) => {
    const url = '/api/webhooks/sandbox';
    return (await app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
  };
  return {
    noticesOf: async (intentId) => {
      const rows = await app.db
        .select()
        .from(sandboxEvents)
        .where(eq(sandboxEvents.objectId, intentId))
        .orderBy(asc(sandboxEvents.createdAt), asc(sandboxEvents.id));
      return rows.map(({ id, type, payload }) => ({ id, type, event: payload }));
    },
    post: (event, { secondsFromNow = 0, isForged = false } = {}) => {
      const body = JSON.stringify(event);
      const at = Math.floor(Date.now() / 1000) + secondsFromNow;
      const secret = isForged ? 'another secret' : webhookSecret;
      return postRaw(body, { 'content-type': 'application/json', [signatureHeader]: signBody(body, secret, at) });
    },
    postRaw,
  };
}

/** Changes made directly at the provider. */
function changesAtProvider(
  app: TestApp,
  { ledger }: Sandbox,
): Pick<
  ProviderEnvironment,
  | 'refundAtProvider'
  | 'cancelAtProvider'
  | 'disputeAtProvider'
  | 'moveDisputeAtProvider'
  | 'evidenceFilesAtProvider'
  | 'returnRefundAtProvider'
  | 'changeAtProvider'
  | 'createAtProvider'
  | 'hideAtProvider'
> {
  return {
    refundAtProvider: async (intentId, amount) => {
      const { id } = await ledger.refund({ intentId, amount, idempotencyKey: null, metadata: {} });
      return id;
    },
    cancelAtProvider: async (intentId) => void (await ledger.cancelIntent(intentId)),
    disputeAtProvider: async (intentId) => (await ledger.dispute(intentId)).id,
    moveDisputeAtProvider: (disputeId, status) => ledger.moveDispute(disputeId, status),
    evidenceFilesAtProvider: async (disputeId) => {
      const [row] = await app.db.select().from(sandboxDisputes).where(eq(sandboxDisputes.id, disputeId));
      return row?.evidence?.files ?? [];
    },
    returnRefundAtProvider: async (intentId) => {
      const refund = (await ledger.listRefunds(intentId)).at(-1);
      await ledger.moveRefund(refund?.id ?? '', 'failed');
    },
    changeAtProvider: async (intentId, { amountReceivedCents, currency, metadata }) => {
      const change = {
        ...(amountReceivedCents === undefined ? {} : { amountReceivedCents }),
        ...(currency === undefined ? {} : { currency }),
        ...(metadata === undefined ? {} : { metadata: { ...metadata } }),
      };
      await app.db.update(sandboxIntents).set(change).where(eq(sandboxIntents.id, intentId));
      await app.db
        .execute(sql`update sandbox.balance_transactions t set amount_cents = i.amount_received_cents, currency = i.currency
        from sandbox.intents i where i.id = ${intentId} and t.intent_id = i.id and t.kind = 'payment'`);
    },
    createAtProvider: async ({ amountCents, metadata }) => {
      const order = { amount: amountCents, currency: 'usd', metadata, idempotencyKey: `test:${Math.random()}` };
      const { id, clientSecret } = await ledger.createIntent(order);
      return { paymentIntentId: id, clientSecret };
    },
    hideAtProvider: async (intentId, isHidden) => {
      const [from, to] = isHidden ? [intentId, `hidden_${intentId}`] : [`hidden_${intentId}`, intentId];
      await app.db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.update(sandboxIntents).set({ id: to }).where(eq(sandboxIntents.id, from));
      });
    },
  };
}

/** What becomes of connected accounts, and the webhooks about them. */
function accountsAtProvider(
  app: TestApp,
  { accounts, connectSecret }: Sandbox,
): Pick<ProviderEnvironment, 'behaveAtProvider' | 'payOutAtProvider' | 'hearOfAccounts'> {
  const heard = new Set<string>();
  return {
    behaveAtProvider: (id, behaviour) => accounts.behave(id, behaviour),
    payOutAtProvider: (id) => accounts.payOut(id),
    hearOfAccounts: async () => {
      const told = await app.db.select().from(sandboxEvents).where(like(sandboxEvents.objectId, 'acct_%'));
      for (const { id, payload } of told.filter((each) => !heard.has(each.id))) {
        heard.add(id);
        const body = JSON.stringify(payload);
        const at = Math.floor(Date.now() / 1000);
        const headers = { 'content-type': 'application/json', [signatureHeader]: signBody(body, connectSecret, at) };
        await app.inject({ method: 'POST', url: '/api/webhooks/sandbox/connect', headers, payload: body });
      }
      await app.runJobs();
    },
  };
}

/** Reads the sandbox's own tables, and makes their rows older. */
function intentsIn(app: TestApp): Pick<ProviderEnvironment, 'ageIntents' | 'intentsOfHold' | 'refundsOf'> {
  return {
    ageIntents: async (seconds) => {
      await app.pool.query('update sandbox.intents set created_at = created_at - make_interval(secs => $1)', [seconds]);
    },
    intentsOfHold: (holdId) =>
      app.db
        .select({ id: sandboxIntents.id, status: sandboxIntents.status })
        .from(sandboxIntents)
        .where(sql`${sandboxIntents.metadata} ->> 'hold' = ${String(holdId)}`),
    refundsOf: (intentId) =>
      app.db
        .select({ amountCents: sandboxRefunds.amountCents })
        .from(sandboxRefunds)
        .where(eq(sandboxRefunds.intentId, intentId)),
  };
}

interface SandboxBody {
  readonly status?: string;
  readonly error?: CardAnswer['error'] | string;
  readonly code?: string;
  readonly message?: string;
}

/** The sandbox's answer, or an error's body. */
function answerOf({ status, error, code = '', message = '' }: SandboxBody): CardAnswer {
  if (status === undefined) return { status: 'refused', error: { code, message } };
  return { status, ...(typeof error === 'object' ? { error } : {}) };
}
