import { asc, eq } from 'drizzle-orm';
import { sandboxEvents } from '../../db/schema/sandbox';
import { type CallTimeout, defaultCallTimeout, newCircuit, throughCircuit } from '../../src/adapters/payments/circuit';
import type { Module } from '../../src/application/module';
import type { BeforeProvider } from '../../src/application/open-provider';
import { bookingsModule } from '../../src/modules/bookings/bookings.module';
import { paymentsModule } from '../../src/modules/payments/payments.module';
import { payoutsModule } from '../../src/modules/payouts/payouts.module';
import { ticketsModule } from '../../src/modules/tickets/tickets.module';
import { waitlistModule } from '../../src/modules/waitlist/waitlist.module';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { registerSandboxRoutes } from '../../src/sandbox/sandbox.routes';
import { webhookHeaders } from '../../src/sandbox/webhook-delivery';
import { testApp, type TestApp, type TestAppOptions } from '../test-app';
import { accountsAtProvider, changesAtProvider, intentsAtProvider } from './at-provider';
import { payWith, trusting } from './checkout';
import { faultyLine, type FaultyLine } from './faulty-line';
import { sandboxBehind } from './open-sandbox';

export interface Payable {
  readonly paymentIntentId: string;
  readonly clientSecret: string;
}

/** What the provider tells the page about a card. */
interface CardAnswer {
  readonly status: string;
  readonly error?: { readonly code: string; readonly message: string };
}

export interface EnvironmentOptions extends Omit<TestAppOptions, 'modules' | 'openProvider'> {
  /** How long we wait for the provider. */
  readonly callTimeout?: CallTimeout;
  /** Modules that use those of a checkout. */
  readonly later?: readonly Module[];
}

/** The application with the sandbox as its payment provider, and everything a test can do there. */
export type ProviderEnvironment = Awaited<ReturnType<typeof sandboxEnvironment>>;

/** The application with its own sandbox, behind a line that can misbehave. It doesn't send webhooks by itself. */
export async function sandboxEnvironment(options: EnvironmentOptions = {}) {
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
    /** The provider as the application sees it, for tests that need it. */
    provider: sandbox.provider,
    /** Lets time pass until an open circuit closes (rule PAY-14). */
    letPass: (seconds: number) => void (passedMs += seconds * 1000),
    /** How the line to the provider misbehaves: change it. */
    faults: line.faults,
    ...payingIn(app),
    ...notices,
    hear: hearing(notices, app),
    ...changesAtProvider(app, sandbox),
    ...accountsAtProvider(app, sandbox, notices.postOfAccount),
    ...intentsAtProvider(app),
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

/**
 * Sends every notice about an intent that wasn't sent yet, and lets the jobs run: so many copies of each at once, the newest first if they're
 * reversed.
 */
function hearing({ noticesOf, post }: ReturnType<typeof noticesIn>, app: TestApp) {
  const heard = new Set<string>();
  return async (intentId: string, { copies = 1, isReversed = false } = {}) => {
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
function payingIn(app: TestApp) {
  return {
    pay: async (intent: Payable, number?: string) => answerOf(await payWith(app, intent, number)),
    challenge: async ({ paymentIntentId, clientSecret }: Payable, outcome: 'pass' | 'fail') => {
      const url = `/sandbox/v1/payment_intents/${paymentIntentId}/challenge`;
      return answerOf((await app.inject({ method: 'POST', url, payload: { clientSecret, outcome } })).json());
    },
  };
}

type Signed = Readonly<Record<string, unknown>>;

/** The sandbox's webhooks, which the tests post themselves. */
function noticesIn(app: TestApp, { webhookSecret, connectSecret }: Sandbox) {
  const secrets = { accounts: connectSecret, payments: webhookSecret, 'someone else': 'another secret' };
  const send = async (body: string, headers: Readonly<Record<string, string>>, url = '/api/webhooks/sandbox') =>
    (await app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
  return {
    /** The webhooks about an intent, oldest first, each with its body before it's signed. */
    noticesOf: async (intentId: string) => {
      const rows = await app.db
        .select()
        .from(sandboxEvents)
        .where(eq(sandboxEvents.objectId, intentId))
        .orderBy(asc(sandboxEvents.createdAt), asc(sandboxEvents.id));
      return rows.map(({ id, type, payload }) => ({ id, type, event: payload }));
    },
    /** Sends a signed webhook, whose time is relative to now. @returns the answer's status */
    post: (event: Signed, { secondsFromNow = 0, isForged = false } = {}) => {
      const body = JSON.stringify(event);
      const at = Math.floor(Date.now() / 1000) + secondsFromNow;
      return send(body, webhookHeaders(body, isForged ? secrets['someone else'] : webhookSecret, at));
    },
    /** The same about connected accounts, to their own endpoint and signed by it, unless another is given. */
    postOfAccount: (
      event: Signed,
      {
        signedAs = 'accounts',
        url = '/api/webhooks/sandbox/connect',
      }: { readonly signedAs?: keyof typeof secrets; readonly url?: string } = {},
    ) => {
      const body = JSON.stringify(event);
      return send(body, webhookHeaders(body, secrets[signedAs]), url);
    },
    postRaw: (body: string, headers: Readonly<Record<string, string>>) => send(body, headers),
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
