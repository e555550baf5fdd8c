import { cents } from '@ascendant/domain/money';
import { z } from 'zod';
import type {
  SandboxEvidence,
  SandboxIntentRow,
  SandboxRefundRow,
  SandboxTransactionRow,
} from '../../db/schema/sandbox';
import { defaultCallTimeout, type CallTimeout } from '../adapters/payments/call-timeout';
import {
  ProviderError,
  WebhookRefusedError,
  type EvidenceOrder,
  type IntentStatus,
  type PaymentProvider,
  type ProviderAttempt,
  type ProviderDispute,
  type ProviderFailure,
  type ProviderIntent,
  type ProviderNotice,
  type ProviderRefund,
  type ProviderTransaction,
} from '../adapters/payments/payment-provider';
import type { SandboxAccounts } from './accounts';
import type { SandboxFaults } from './faults';
import type { SandboxLedger } from './ledger';
import { SandboxError } from './ledger-entries';
import type { StandingIntent, StoredCharge } from './ledger.repository';
import { overTheNetwork } from './network';
import type { DisputeInCurrency } from './returns.repository';
import { sandboxConnect } from './sandbox-connect';
import { checkSignature, signatureHeader } from './signature';

const notice = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.int(),
  livemode: z.boolean(),
  data: z.object({ object: z.object({ id: z.string(), object: z.string() }) }),
});

const intentStatuses: Readonly<Record<SandboxIntentRow['status'], IntentStatus>> = {
  requires_payment_method: 'requires_payment',
  requires_action: 'requires_action',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

export interface SandboxLine {
  readonly ledger: SandboxLedger;
  readonly site: string;
  readonly webhookSecret: string;
  readonly accounts: SandboxAccounts;
  /** Of webhooks about connected accounts. */
  readonly connectSecret: string;
  readonly faults: SandboxFaults;
  readonly callTimeout?: CallTimeout;
}

/** The sandbox, with the same interface as Stripe. */
export function sandboxProvider({
  ledger,
  site,
  webhookSecret,
  faults,
  callTimeout,
  ...line
}: SandboxLine): PaymentProvider {
  const asked = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
    answerOf(() => overTheNetwork(faults, callTimeout ?? defaultCallTimeout, work));
  return {
    name: 'sandbox',
    publishableKey: null,
    livemode: false,
    createIntent: ({ holdId, bookingId, amount, currency }) =>
      asked(async () => {
        const metadata = { hold: String(holdId), booking: String(bookingId), site };
        return toIntent(await ledger.createIntent({ amount, currency, metadata, idempotencyKey: `hold:${holdId}` }));
      }),
    readIntent: (id) => asked(async () => toIntent(await ledger.readIntent(id))),
    cancelIntent: (id) => asked(async () => toIntent(await ledger.cancelIntent(id))),
    refund: ({ intentId, amount, paymentId, number }) =>
      asked(async () => {
        const metadata = { payment: String(paymentId), number: String(number) };
        const idempotencyKey = `refund:${paymentId}:${number}`;
        return toRefund(await ledger.refund({ intentId, amount, idempotencyKey, metadata }));
      }),
    listAttempts: (intentId) => asked(async () => (await ledger.listCharges(intentId)).map(toAttempt)),
    listRefunds: (intentId) => asked(async () => (await ledger.listRefunds(intentId)).map(toRefund)),
    listDisputes: (intentId) => asked(async () => (await ledger.listDisputes(intentId)).map(toDispute)),
    sendEvidence: (order) => asked(async () => ledger.takeEvidence(order.disputeId, toEvidence(order))),
    listIntents: (since) => asked(async () => (await ledger.listIntents(since)).map(toIntent)),
    listRefundsSince: (since) => asked(async () => (await ledger.listRefundsSince(since)).map(toRefund)),
    listDisputesSince: (since) => asked(async () => (await ledger.listDisputesSince(since)).map(toDispute)),
    listTransactions: (since) => asked(async () => (await ledger.listTransactions(since)).map(toTransaction)),
    readNotice: (rawBody, headers, now) => {
      const header = headers[signatureHeader];
      const nowSeconds = Math.floor(now.getTime() / 1000);
      checkSignature(rawBody, typeof header === 'string' ? header : undefined, webhookSecret, nowSeconds);
      return parseNotice(rawBody);
    },
    connect: sandboxConnect({ accounts: line.accounts, site, webhookSecret: line.connectSecret, asked }),
  };
}

function parseNotice(rawBody: Buffer): ProviderNotice {
  const parsed = notice.safeParse(readJson(rawBody));
  if (!parsed.success) throw new WebhookRefusedError("The webhook isn't in our format");
  const { id, type, livemode, created, data } = parsed.data;
  const intentId = data.object.object === 'payment_intent' ? data.object.id : null;
  return { eventId: id, type, livemode, intentId, occurredAt: new Date(created * 1000) };
}

function readJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch (error) {
    throw new WebhookRefusedError('The webhook is not JSON', { cause: error });
  }
}

function toIntent(row: StandingIntent): ProviderIntent {
  return {
    id: row.id,
    clientSecret: row.clientSecret,
    status: intentStatuses[row.status],
    amount: cents(row.amountCents),
    amountReceived: cents(row.amountReceivedCents),
    amountRefunded: cents(row.refundedCents),
    isDisputed: row.isDisputed,
    currency: row.currency,
    metadata: row.metadata,
    lastError:
      row.lastErrorCode === null
        ? null
        : { code: row.lastErrorCode, message: row.lastErrorMessage ?? row.lastErrorCode },
    lastAttempt: row.lastCharge === null ? null : toAttempt(row.lastCharge),
    createdAt: row.createdAt,
  };
}

function toAttempt({ id, amountCents, status, failureCode, cardLast4, createdAt }: StoredCharge): ProviderAttempt {
  return {
    id,
    amount: cents(amountCents),
    outcome: status === 'failed' ? 'declined' : 'succeeded',
    declineCode: status === 'failed' ? (failureCode ?? 'card_declined') : null,
    explanation: null,
    // Every test card is a Visa.
    card: { brand: 'visa', last4: cardLast4 },
    attemptedAt: new Date(createdAt),
  };
}

function toRefund(row: SandboxRefundRow): ProviderRefund {
  const number = Number(row.metadata['number'] ?? Number.NaN);
  return {
    id: row.id,
    intentId: row.intentId,
    status: row.status,
    failureReason: row.failureReason,
    amount: cents(row.amountCents),
    number: Number.isSafeInteger(number) ? number : null,
  };
}

function toDispute(row: DisputeInCurrency): ProviderDispute {
  return {
    id: row.id,
    intentId: row.intentId,
    status: row.status,
    reason: row.reason,
    amount: cents(row.amountCents),
    currency: row.currency,
    evidenceDueAt: row.evidenceDueAt,
    evidenceKey: row.evidence?.key ?? null,
    openedAt: row.createdAt,
  };
}

/** What evidence says about people isn't the sandbox's. */
function toEvidence({ key, evidence, files }: EvidenceOrder): SandboxEvidence {
  return {
    key,
    texts: Object.fromEntries(Object.entries(evidence).map(([part, text]) => [part, text.length])),
    files: files.map(({ kind, type, content }) => ({ kind, type, bytes: content.length })),
  };
}

function toTransaction(row: SandboxTransactionRow): ProviderTransaction {
  return {
    id: row.id,
    kind: row.kind,
    intentId: row.intentId,
    sourceId: row.kind === 'payment' ? row.intentId : row.sourceId,
    amount: cents(row.amountCents),
    fee: cents(row.feeCents),
    currency: row.currency,
    createdAt: row.createdAt,
  };
}

async function answerOf<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw toProviderError(error);
  }
}

const failuresByCode: Readonly<Partial<Record<string, ProviderFailure>>> = {
  resource_missing: 'not_found',
  charge_disputed: 'disputed',
  balance_insufficient: 'no_balance',
};

function toProviderError(error: unknown): ProviderError {
  if (error instanceof SandboxError) {
    return new ProviderError(failuresByCode[error.code] ?? 'refused', error.message, { cause: error });
  }
  return new ProviderError('unreachable', "The sandbox doesn't answer", { cause: error });
}
