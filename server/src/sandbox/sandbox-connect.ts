import { cents } from '@ascendant/domain/money';
import { z } from 'zod';
import type { SandboxPayoutRow, SandboxTransferRow } from '../../db/schema/sandbox-accounts';
import type { ConnectProvider, MadeTransfer, ProviderPayout } from '../adapters/payments/connect-provider';
import { WebhookRefusedError } from '../adapters/payments/payment-provider';
import type { SandboxAccounts } from './accounts';
import { checkSignature, signatureHeader } from './signature';

const notice = z.object({ type: z.string().min(1), livemode: z.boolean(), account: z.string().min(1) });

interface SandboxConnect {
  readonly accounts: SandboxAccounts;
  readonly site: string;
  /** Signs webhooks about accounts: another one than for payments. */
  readonly webhookSecret: string;
  readonly asked: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
}

/** The sandbox's accounts and transfers, with the same interface as Stripe's. */
export function sandboxConnect({ accounts, site, webhookSecret, asked }: SandboxConnect): ConnectProvider {
  const transferReference = (id: number) => `transfer:${site}:${id}`;
  const reversalReference = (id: number) => `reversal:${site}:${id}`;
  return {
    createAccount: ({ organizerId, currency }) =>
      asked(async () => {
        const { id, state } = await accounts.create({ currency, idempotencyKey: `account:${site}:${organizerId}` });
        return { id, state, dueAt: null };
      }),
    readAccount: (accountId) =>
      asked(async () => {
        const { id, state } = await accounts.read(accountId);
        return { id, state, dueAt: null };
      }),
    // The page is ours: its address has no host, so that it works at any.
    onboard: ({ accountId, ...urls }) => asked(async () => `/sandbox/accounts/${await accounts.link(accountId, urls)}`),
    transfer: ({ transferId, accountId, amount, currency }) =>
      asked(async () =>
        toMade(await accounts.transfer({ accountId, amount, currency, reference: transferReference(transferId) })),
      ),
    findTransfer: (id) => asked(async () => orNull(await accounts.findTransfer(transferReference(id)))),
    reverse: ({ reversalId, providerTransferId, amount }) =>
      asked(async () => {
        const reference = reversalReference(reversalId);
        return toMade(await accounts.reverse({ transferId: providerTransferId, amount, reference }));
      }),
    findReversal: ({ reversalId }) =>
      asked(async () => orNull(await accounts.findTransfer(reversalReference(reversalId)))),
    listPayouts: (accountId) => asked(async () => (await accounts.listPayouts(accountId)).map(toPayout)),
    listTransfers: (since) =>
      asked(async () =>
        (await accounts.listTransfers(since)).map(({ id, accountId, amountCents, currency, createdAt }) => ({
          sourceId: id,
          accountId,
          amount: cents(-amountCents),
          currency,
          createdAt,
        })),
      ),
    readAccountNotice: (rawBody, headers, now) => {
      const header = headers[signatureHeader];
      const nowSeconds = Math.floor(now.getTime() / 1000);
      checkSignature(rawBody, typeof header === 'string' ? header : undefined, webhookSecret, nowSeconds);
      const parsed = notice.safeParse(jsonOf(rawBody));
      if (!parsed.success) throw new WebhookRefusedError('The webhook is about no connected account');
      const { type, livemode, account } = parsed.data;
      return { accountId: account, type, livemode };
    },
  };
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch (error) {
    throw new WebhookRefusedError('The webhook is not JSON', { cause: error });
  }
}

function toMade({ id, createdAt }: SandboxTransferRow): MadeTransfer {
  return { id, madeAt: createdAt };
}

function orNull(row: SandboxTransferRow | null): MadeTransfer | null {
  return row === null ? null : toMade(row);
}

function toPayout({ id, status, amountCents, currency, failureCode, createdAt }: SandboxPayoutRow): ProviderPayout {
  return {
    id,
    status,
    amount: cents(amountCents),
    currency,
    arrivesOn: createdAt.toISOString().slice(0, 10),
    failureCode,
    startedAt: createdAt,
  };
}
