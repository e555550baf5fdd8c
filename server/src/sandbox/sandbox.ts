import { randomBytes } from 'node:crypto';
import type { CallTimeout } from '../adapters/payments/call-timeout';
import type { PaymentProvider } from '../adapters/payments/payment-provider';
import { openPool } from '../database/connection';
import { databaseOn, type Database } from '../database/database';
import { noFaults, type SandboxFaults } from './faults';
import { openLedger, type SandboxLedger } from './ledger';
import { sandboxProvider } from './sandbox-provider';
import { deliverDueNotices, startDelivery, type WebhookTarget } from './webhook-delivery';

/** A payment provider of our own, for trying things out: it keeps its books apart from ours and tells us by webhook. */
export interface Sandbox {
  readonly provider: PaymentProvider;
  readonly ledger: SandboxLedger;
  /** To be changed by whoever wants the sandbox to misbehave. */
  readonly faults: SandboxFaults;
  /** What webhooks are signed with. It lives as long as the process: sender and receiver are one. */
  readonly webhookSecret: string;
  /** Begins to send webhooks by itself. */
  startDelivery(): void;
  /** Sends what is due now. @returns how many were accepted */
  deliver(): Promise<number>;
  close(): Promise<void>;
}

export interface SandboxSettings {
  readonly connectionString: string;
  /** What our intents are marked with. */
  readonly site: string;
  readonly now: () => Date;
  /** Where our own webhook is answered; null while nobody listens. */
  readonly webhookUrl: () => string | null;
  /** Hears what went wrong in the background. */
  readonly report: (error: unknown) => void;
  readonly callTimeout?: CallTimeout;
}

const connections = 5;

/** Opens the sandbox on a connection of its own. */
export function openSandbox({
  connectionString,
  site,
  now,
  webhookUrl,
  report,
  callTimeout,
}: SandboxSettings): Sandbox {
  const pool = openPool(connectionString, report, connections);
  const db = databaseOn(pool);
  const ledger = openLedger(db, now);
  const faults = noFaults();
  const webhookSecret = randomBytes(32).toString('hex');
  const target: WebhookTarget = { url: webhookUrl, secret: webhookSecret, faults };
  let stop: (() => Promise<void>) | undefined;
  return {
    provider: sandboxProvider({ ledger, site, webhookSecret, faults, ...(callTimeout ? { callTimeout } : {}) }),
    ledger,
    faults,
    webhookSecret,
    startDelivery: () => {
      stop ??= startDelivery(db, target, report);
    },
    deliver: () => deliverDueNotices(db, target),
    close: async () => {
      await stop?.();
      await pool.end();
    },
  };
}

/** The sandbox's books to look into, on connections of somebody else; it sends nothing and hears nothing. */
export function sandboxOn(db: Database, site: string): PaymentProvider {
  const ledger = openLedger(db, () => new Date());
  return sandboxProvider({ ledger, site, webhookSecret: randomBytes(32).toString('hex'), faults: noFaults() });
}
