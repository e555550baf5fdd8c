import { cents } from '@ascendant/domain/money';
import { z } from 'zod';
import type { SandboxIntentRow } from '../../db/schema/sandbox';
import {
  ProviderError,
  WebhookRefusedError,
  type IntentStatus,
  type PaymentProvider,
  type ProviderIntent,
  type ProviderNotice,
} from '../adapters/payments/payment-provider';
import { SandboxError, type SandboxLedger } from './ledger';
import { checkSignature, signatureHeader } from './signature';

const notice = z.object({
  id: z.string(),
  type: z.string(),
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

/** The sandbox behind the interface that Stripe is behind too. */
export function sandboxProvider(ledger: SandboxLedger, webhookSecret: string, now: () => Date): PaymentProvider {
  return {
    name: 'sandbox',
    publishableKey: null,
    livemode: false,
    createIntent: (order) =>
      asked(async () =>
        toIntent(
          await ledger.createIntent({
            amount: order.amount,
            currency: order.currency,
            metadata: { hold: String(order.holdId), booking: String(order.bookingId) },
            idempotencyKey: `hold:${order.holdId}`,
          }),
        ),
      ),
    readIntent: (id) => asked(async () => toIntent(await ledger.readIntent(id))),
    cancelIntent: (id) => asked(async () => toIntent(await ledger.cancelIntent(id))),
    refund: (order) =>
      asked(async () => {
        const row = await ledger.refund({
          intentId: order.intentId,
          amount: order.amount,
          idempotencyKey: `refund:${order.paymentId}:${order.number}`,
          metadata: { payment: String(order.paymentId) },
        });
        return { id: row.id, status: row.status };
      }),
    listIntents: (since) => asked(async () => (await ledger.listIntents(since)).map(toIntent)),
    readNotice: (rawBody, headers) => {
      const header = headers[signatureHeader];
      const nowSeconds = Math.floor(now().getTime() / 1000);
      checkSignature(rawBody, typeof header === 'string' ? header : undefined, webhookSecret, nowSeconds);
      return parseNotice(rawBody);
    },
  };
}

function parseNotice(rawBody: Buffer): ProviderNotice {
  const parsed = notice.safeParse(readJson(rawBody));
  if (!parsed.success) throw new WebhookRefusedError('The webhook is not one of ours');
  const { id, type, livemode, data } = parsed.data;
  return { eventId: id, type, livemode, intentId: data.object.object === 'payment_intent' ? data.object.id : null };
}

function readJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch (error) {
    throw new WebhookRefusedError('The webhook is not JSON', { cause: error });
  }
}

function toIntent(row: SandboxIntentRow): ProviderIntent {
  return {
    id: row.id,
    clientSecret: row.clientSecret,
    status: intentStatuses[row.status],
    amount: cents(row.amountCents),
    amountReceived: cents(row.amountReceivedCents),
    currency: row.currency,
    metadata: row.metadata,
    lastError:
      row.lastErrorCode === null
        ? null
        : { code: row.lastErrorCode, message: row.lastErrorMessage ?? row.lastErrorCode },
  };
}

async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw toProviderError(error);
  }
}

function toProviderError(error: unknown): ProviderError {
  if (error instanceof SandboxError) {
    return new ProviderError(error.status === 404 ? 'not_found' : 'refused', error.message, { cause: error });
  }
  return new ProviderError('unreachable', 'The sandbox does not answer', { cause: error });
}
