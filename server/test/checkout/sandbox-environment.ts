import { asc, eq, like, sql } from 'drizzle-orm';
import { sandboxDisputes, sandboxEvents, sandboxIntents, sandboxRefunds } from '../../db/schema/sandbox';
import { type CallTimeout, defaultCallTimeout, newCircuit, throughCircuit } from '../../src/adapters/payments/circuit';
import type { BeforeProvider } from '../../src/application/open-provider';
import { bookingsModule } from '../../src/modules/bookings/bookings.module';
import { paymentsModule } from '../../src/modules/payments/payments.module';
import { payoutsModule } from '../../src/modules/payouts/payouts.module';
import { ticketsModule } from '../../src/modules/tickets/tickets.module';
import { waitlistModule } from '../../src/modules/waitlist/waitlist.module';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { registerSandboxRoutes } from '../../src/sandbox/sandbox.routes';
import { webhookHeaders } from '../../src/sandbox/webhook-delivery';
import { testApp, type TestApp } from '../test-app';
import { payWith, trusting } from './checkout';
import { faultyLine, type FaultyLine } from './faulty-line';
import { sandboxBehind } from './open-sandbox';
import type { CardAnswer, EnvironmentOptions, ProviderEnvironment } from './provider-environment';

/** The application with its own sandbox, behind a line that can misbehave. It doesn't send webhooks by itself. */
export async function sandboxEnvironment(options: EnvironmentOptions = {}): Promise<ProviderEnvironment> {
  let passedMs = 0;
  const circuit = newCircuit(() => performance.now() + passedMs);
  const line = faultyLine();
  const opened: { sandbox?: Sandbox } = {};
  const app = await testApp({
    ...options,
    openProvider: (context) => {
      const sandbox = openOn(context, line, options.callTimeout ?? testCallTimeout);
      opened.sandbox = sandbox;
      return throughCircuit(sandbox.provider, circuit);
    },
    modules: [
      trusting,
      ticketsModule,
      waitlistModule,
      bookingsModule,
      paymentsModule,
      payoutsModule,
      ...(options.later ?? []),
    ],
  });
  const { sandbox } = opened;
  if (!sandbox) throw new RangeError('no sandbox was opened');
  const notices = noticesIn(app, sandbox);
  return {
    app,
    provider: sandbox.provider,
    letPass: (seconds) => void (passedMs += seconds * 1000),
    faults: line.faults,
    ...payingIn(app),
    ...notices,
    hear: hearing(notices, app),
    ...changesAtProvider(app, sandbox),
    ...accountsAtProvider(app, sandbox, notices),
    ...intentsIn(app),
  };
}

/** Each call is tried once: Stripe's library pauses for a second before it tries again. Tests of that ask for `defaultCallTimeout`. */
const testCallTimeout = { ...defaultCallTimeout, retries: 0 };

function openOn({ pool, clock, config, http }: BeforeProvider, line: FaultyLine, callTimeout: CallTimeout): Sandbox {
  const sandbox = sandboxBehind(line, {
    connectionString: pool.options.connectionString ?? '',
    site: config.publicUrl,
    now: () => clock.now(),
    callTimeout,
  });
  registerSandboxRoutes(http, sandbox.ledger);
  http.addHook('onClose', async () => sandbox.close());
  return sandbox;
}

/** Sends notices about intents, each once unless asked otherwise. */
function hearing({ noticesOf, post }: Notices, app: TestApp): ProviderEnvironment['hear'] {
  const heard = new Set<string>();
  return async (intentId, { copies = 1, isReversed = false } = {}) => {
    const unheard = (await noticesOf(intentId)).filter(({ id }) => !heard.has(id));
    for (const { id, event } of isReversed ? unheard.toReversed() : unheard) {
      heard.add(id);
      const statuses = await Promise.all(Array.from({ length: copies }, () => post(event)));
      if (statuses.some((status) => status !== 200))
        throw new RangeError(`a notice was answered with ${statuses.join()}`);
    }
    await app.runJobs();
  };
}

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

type Notices = Pick<ProviderEnvironment, 'noticesOf' | 'post' | 'postOfAccount' | 'postRaw'>;

/** The sandbox's webhooks, which the tests post themselves. */
function noticesIn(app: TestApp, { webhookSecret, connectSecret }: Sandbox): Notices {
  const secrets = { accounts: connectSecret, payments: webhookSecret, 'someone else': 'another secret' };
  const send = async (body: string, headers: Readonly<Record<string, string>>, url = '/api/webhooks/sandbox') =>
    (await app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
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
      return send(body, webhookHeaders(body, isForged ? secrets['someone else'] : webhookSecret, at));
    },
    postOfAccount: (event, { signedAs = 'accounts', url = '/api/webhooks/sandbox/connect' } = {}) => {
      const body = JSON.stringify(event);
      return send(body, webhookHeaders(body, secrets[signedAs]), url);
    },
    postRaw: (body, headers) => send(body, headers),
  };
}

/** Stripe's fields for our files. */
const evidenceKinds: Readonly<Record<string, string>> = {
  uncategorized_file: 'summary',
  customer_communication: 'communication',
  customer_signature: 'signature',
  service_documentation: 'service',
};

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
      return (row?.evidence?.files ?? []).map(({ kind, ...file }) => ({ kind: evidenceKinds[kind] ?? kind, ...file }));
    },
    returnRefundAtProvider: async (intentId) => {
      const [refund] = await ledger.listRefunds(intentId);
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
  { accounts }: Sandbox,
  { postOfAccount }: Notices,
): Pick<ProviderEnvironment, 'behaveAtProvider' | 'payOutAtProvider' | 'hearOfAccounts'> {
  const heard = new Set<string>();
  return {
    behaveAtProvider: (id, behaviour) => accounts.behave(id, behaviour),
    payOutAtProvider: (id) => accounts.payOut(id),
    hearOfAccounts: async () => {
      const told = await app.db.select().from(sandboxEvents).where(like(sandboxEvents.objectId, 'acct_%'));
      for (const { id, payload } of told.filter((each) => !heard.has(each.id))) {
        heard.add(id);
        await postOfAccount(payload);
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
