import { randomBytes } from 'node:crypto';
import type { CallTimeout } from '../adapters/payments/circuit';
import type { PaymentProvider } from '../adapters/payments/payment-provider';
import { stripeProvider } from '../adapters/payments/stripe/stripe-provider';
import { openPool, expectNoPooler } from '../database/connection';
import { databaseOn, type Database } from '../database/database';
import { openAccounts, type SandboxAccounts } from './accounts';
import { openLedger, type SandboxLedger } from './ledger';
import { sandboxKeys, stripeApi, type StripeApi } from './stripe-api';
import { deliverDueNotices, startDelivery } from './webhook-delivery';

/** Our own payment provider for demos and tests: it speaks Stripe's protocol, has a separate ledger and notifies us by webhook. */
export interface Sandbox {
  readonly provider: PaymentProvider;
  readonly ledger: SandboxLedger;
  readonly accounts: SandboxAccounts;
  /** Signs webhooks. It lasts as long as the process, because sender and receiver are the same process. */
  readonly webhookSecret: string;
  /** Signs webhooks about connected accounts. */
  readonly connectSecret: string;
  /** Starts sending webhooks in the background. */
  startDelivery(): void;
  close(): Promise<void>;
}

export interface SandboxSettings {
  readonly connectionString: string;
  /** Whether statements sent often are prepared on its connections: not behind a pooler in transaction mode. */
  readonly isPreparing: boolean;
  /** Marks our intents. */
  readonly site: string;
  readonly now: () => Date;
  /** The URL of our webhook; null while the server isn't listening. */
  readonly webhookUrl: () => string | null;
  /** Called with errors in the background. */
  readonly report: (error: unknown) => void;
  readonly callTimeout?: CallTimeout;
  /** What's between us and the sandbox, for tests: by default, nothing that can go wrong. */
  readonly line?: (api: StripeApi) => StripeApi;
}

const connections = 5;

/** Opens the sandbox on its own connection. */
export function openSandbox(settings: SandboxSettings): Sandbox {
  const { site, webhookUrl, report, callTimeout, line = (api) => api } = settings;
  const pool = openPool(settings.connectionString, report, connections);
  if (settings.isPreparing) expectNoPooler(pool);
  const db = databaseOn(pool);
  const ledger = openLedger(db, settings.now);
  const accounts = openAccounts(db);
  const [webhookSecret, connectSecret] = [newSecret(), newSecret()];
  const api = line(stripeApi({ ledger, accounts }));
  let stop: (() => Promise<void>) | undefined;
  return {
    provider: providerOn(api, {
      site,
      webhookSecret,
      connectWebhookSecret: connectSecret,
      ...(callTimeout ? { callTimeout } : {}),
    }),
    ledger,
    accounts,
    webhookSecret,
    connectSecret,
    startDelivery: () => {
      const playDue = async () => {
        await ledger.playDue();
        await accounts.playDue();
      };
      const target = { url: webhookUrl, secret: webhookSecret, connectSecret };
      stop ??= startDelivery({ playDue, deliver: () => deliverDueNotices(db, target) }, report);
    },
    close: async () => {
      await stop?.();
      await pool.end();
    },
  };
}

/** A view of the sandbox's ledger on an existing connection. It sends and receives nothing. */
export function sandboxOn(db: Database, site: string): PaymentProvider {
  const api = stripeApi({ ledger: openLedger(db, () => new Date()), accounts: openAccounts(db) });
  return providerOn(api, { site, webhookSecret: newSecret(), connectWebhookSecret: newSecret() });
}

type Line = Pick<
  Parameters<typeof stripeProvider>[0],
  'site' | 'webhookSecret' | 'connectWebhookSecret' | 'callTimeout'
>;

/** Stripe's adapter, which calls the sandbox in this process instead of Stripe over the network. */
function providerOn(api: StripeApi, line: Line): PaymentProvider {
  const { secretKey } = sandboxKeys;
  return stripeProvider({ ...line, name: 'sandbox', secretKey, publishableKey: null, fetch: inProcess(api) });
}

function inProcess(api: StripeApi): typeof fetch {
  return (input, init) => {
    const given = init?.signal;
    const aborted = new Promise<never>((_, reject) => {
      given?.addEventListener('abort', () => reject(given.reason), { once: true });
    });
    return Promise.race([api(new Request(input, init)), aborted]);
  };
}

function newSecret(): string {
  return randomBytes(32).toString('hex');
}
