import { randomBytes } from 'node:crypto';
import type { CallTimeout } from '../adapters/payments/call-timeout';
import type { PaymentProvider } from '../adapters/payments/payment-provider';
import { openPool } from '../database/connection';
import { databaseOn, type Database } from '../database/database';
import { expectNoPooler } from '../database/without-pooler';
import { openAccounts, type SandboxAccounts } from './accounts';
import { noFaults, type SandboxFaults } from './faults';
import { openLedger, type SandboxLedger } from './ledger';
import { sandboxProvider } from './sandbox-provider';
import { deliverDueNotices, startDelivery, type WebhookTarget } from './webhook-delivery';

/** Our own payment provider for demos and tests. It has a separate ledger and notifies us by webhook. */
export interface Sandbox {
  readonly provider: PaymentProvider;
  readonly ledger: SandboxLedger;
  readonly accounts: SandboxAccounts;
  /** Change it to make the sandbox misbehave. */
  readonly faults: SandboxFaults;
  /** Signs webhooks. It lasts as long as the process, because sender and receiver are the same process. */
  readonly webhookSecret: string;
  /** Signs webhooks about connected accounts. */
  readonly connectSecret: string;
  /** Starts sending webhooks in the background. */
  startDelivery(): void;
  /** Sends what is due now. @returns how many were accepted */
  deliver(): Promise<number>;
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
}

const connections = 5;

/** Opens the sandbox on its own connection. */
export function openSandbox({
  connectionString,
  isPreparing,
  site,
  now,
  webhookUrl,
  report,
  callTimeout,
}: SandboxSettings): Sandbox {
  const pool = openPool(connectionString, report, connections);
  if (isPreparing) expectNoPooler(pool);
  const db = databaseOn(pool);
  const ledger = openLedger(db, now);
  const accounts = openAccounts(db);
  const faults = noFaults();
  const [webhookSecret, connectSecret] = [newSecret(), newSecret()];
  const target: WebhookTarget = { url: webhookUrl, secret: webhookSecret, connectSecret, faults };
  let stop: (() => Promise<void>) | undefined;
  return {
    provider: sandboxProvider({
      ledger,
      accounts,
      site,
      webhookSecret,
      connectSecret,
      faults,
      ...(callTimeout ? { callTimeout } : {}),
    }),
    ledger,
    accounts,
    faults,
    webhookSecret,
    connectSecret,
    startDelivery: () => {
      stop ??= startDelivery(
        { playDue: () => playDue(ledger, accounts), deliver: () => deliverDueNotices(db, target) },
        report,
      );
    },
    deliver: () => deliverDueNotices(db, target),
    close: async () => {
      await stop?.();
      await pool.end();
    },
  };
}

/** A read-only view of the sandbox's ledger on an existing connection. It sends and receives nothing. */
export function sandboxOn(db: Database, site: string): PaymentProvider {
  const ledger = openLedger(db, () => new Date());
  const [webhookSecret, connectSecret] = [newSecret(), newSecret()];
  return sandboxProvider({
    ledger,
    accounts: openAccounts(db),
    site,
    webhookSecret,
    connectSecret,
    faults: noFaults(),
  });
}

/** What test cards and test accounts do by themselves. */
async function playDue(ledger: SandboxLedger, accounts: SandboxAccounts): Promise<void> {
  await ledger.playDue();
  await accounts.playDue();
}

function newSecret(): string {
  return randomBytes(32).toString('hex');
}
