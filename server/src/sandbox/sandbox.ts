import { randomBytes } from 'node:crypto';
import type { PaymentProvider } from '../adapters/payments/payment-provider';
import { openPool } from '../database/connection';
import { databaseOn } from '../database/database';
import { openLedger, type SandboxLedger } from './ledger';
import { sandboxProvider } from './sandbox-provider';
import { startDelivery, type WebhookTarget } from './webhook-delivery';

/** A payment provider of our own, for trying things out: it keeps its books apart from ours and tells us by webhook. */
export interface Sandbox {
  readonly provider: PaymentProvider;
  readonly ledger: SandboxLedger;
  /** Begins to send webhooks. */
  startDelivery(): void;
  close(): Promise<void>;
}

export interface SandboxSettings {
  readonly connectionString: string;
  readonly now: () => Date;
  /** Where our own webhook is answered; null while nobody listens. */
  readonly webhookUrl: () => string | null;
  /** Hears what went wrong in the background. */
  readonly report: (error: unknown) => void;
}

const connections = 5;

/** Opens the sandbox on a connection of its own. Its webhook secret lives as long as the process: sender and receiver are one. */
export function openSandbox({ connectionString, now, webhookUrl, report }: SandboxSettings): Sandbox {
  const pool = openPool(connectionString, report, connections);
  const db = databaseOn(pool);
  const ledger = openLedger(db, now);
  const target: WebhookTarget = { url: webhookUrl, secret: randomBytes(32).toString('hex') };
  let stop: (() => Promise<void>) | undefined;
  return {
    provider: sandboxProvider(ledger, target.secret, now),
    ledger,
    startDelivery: () => {
      stop ??= startDelivery(db, target, report);
    },
    close: async () => {
      await stop?.();
      await pool.end();
    },
  };
}
