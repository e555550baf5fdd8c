import type { TestAccountBehaviour } from '@ascendant/domain/payout/test-accounts';
import { eq, like, sql } from 'drizzle-orm';
import { sandboxDisputes, sandboxEvents, sandboxIntents, sandboxRefunds } from '../../db/schema/sandbox';
import type { Sandbox } from '../../src/sandbox/sandbox';
import type { TestApp } from '../test-app';

/** Stripe's fields for our files. */
const evidenceKinds: Readonly<Record<string, string>> = {
  uncategorized_file: 'summary',
  customer_communication: 'communication',
  customer_signature: 'signature',
  service_documentation: 'service',
};

interface ChangedIntent {
  readonly amountReceivedCents?: number;
  readonly currency?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Changes made directly at the provider. */
export function changesAtProvider(app: TestApp, { ledger }: Sandbox) {
  return {
    /** Refunds manually. @returns the refund's id */
    refundAtProvider: async (intentId: string, amount: number) => {
      const { id } = await ledger.refund({ intentId, amount, idempotencyKey: null, metadata: {} });
      return id;
    },
    cancelAtProvider: async (intentId: string) => void (await ledger.cancelIntent(intentId)),
    /** The card's bank asks for the money back. @returns the dispute's id */
    disputeAtProvider: async (intentId: string) => (await ledger.dispute(intentId)).id,
    /** The bank's next step, or its decision. */
    moveDisputeAtProvider: (disputeId: string, status: 'under_review' | 'won' | 'lost') =>
      ledger.moveDispute(disputeId, status),
    /** What came as evidence about a dispute: its files. */
    evidenceFilesAtProvider: async (disputeId: string) => {
      const [row] = await app.db.select().from(sandboxDisputes).where(eq(sandboxDisputes.id, disputeId));
      return (row?.evidence?.files ?? []).map(({ kind, ...file }) => ({ kind: evidenceKinds[kind] ?? kind, ...file }));
    },
    /** The bank returns the latest refund of an intent, days after it was made. */
    returnRefundAtProvider: async (intentId: string) => {
      const [refund] = await ledger.listRefunds(intentId);
      await ledger.moveRefund(refund?.id ?? '', 'failed');
    },
    changeAtProvider: async (intentId: string, { amountReceivedCents, currency, metadata }: ChangedIntent) => {
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
    /** Creates an intent that we never store. @returns its id and secret */
    createAtProvider: async (given: { amountCents: number; metadata: Readonly<Record<string, string>> }) => {
      const { amountCents: amount, metadata } = given;
      const order = { amount, currency: 'usd', metadata, idempotencyKey: `test:${Math.random()}` };
      const { id, clientSecret } = await ledger.createIntent(order);
      return { paymentIntentId: id, clientSecret };
    },
    /** Makes the provider forget an intent, or know it again. */
    hideAtProvider: async (intentId: string, isHidden: boolean) => {
      const [from, to] = isHidden ? [intentId, `hidden_${intentId}`] : [`hidden_${intentId}`, intentId];
      await app.db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.update(sandboxIntents).set({ id: to }).where(eq(sandboxIntents.id, from));
      });
    },
  };
}

/** What becomes of connected accounts, and the webhooks about them. */
export function accountsAtProvider(
  app: TestApp,
  { accounts }: Sandbox,
  post: (event: Readonly<Record<string, unknown>>) => Promise<unknown>,
) {
  const heard = new Set<string>();
  return {
    /** What an organizer answers on the provider's page. */
    behaveAtProvider: (id: string, behaviour: TestAccountBehaviour) => accounts.behave(id, behaviour),
    /** What a connected account has goes to its bank. */
    payOutAtProvider: (id: string) => accounts.payOut(id),
    /** Sends the webhooks about accounts that weren't sent yet, to their own endpoint, and lets the jobs run. */
    hearOfAccounts: async () => {
      const told = await app.db.select().from(sandboxEvents).where(like(sandboxEvents.objectId, 'acct_%'));
      for (const { id, payload } of told.filter((each) => !heard.has(each.id))) {
        heard.add(id);
        await post(payload);
      }
      await app.runJobs();
    },
  };
}

/** Reads the sandbox's own tables, and makes their rows older. */
export function intentsAtProvider(app: TestApp) {
  return {
    ageIntents: async (seconds: number) => {
      await app.pool.query('update sandbox.intents set created_at = created_at - make_interval(secs => $1)', [seconds]);
    },
    intentsOfHold: (holdId: number) =>
      app.db
        .select({ id: sandboxIntents.id, status: sandboxIntents.status })
        .from(sandboxIntents)
        .where(sql`${sandboxIntents.metadata} ->> 'hold' = ${String(holdId)}`),
    refundsOf: (intentId: string) =>
      app.db
        .select({ amountCents: sandboxRefunds.amountCents })
        .from(sandboxRefunds)
        .where(eq(sandboxRefunds.intentId, intentId)),
  };
}
