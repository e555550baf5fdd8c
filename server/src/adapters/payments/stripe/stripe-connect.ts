import { cents } from '@ascendant/domain/money';
import type { BankPayoutStatus } from '@ascendant/domain/payout/transfers';
import Stripe from 'stripe';
import { z } from 'zod';
import type {
  AccountOrder,
  ConnectProvider,
  MadeTransfer,
  OnboardingOrder,
  ProviderPayout,
  ProviderTransferMovement,
  ReversalOrder,
  TransferOrder,
  AccountNotice,
} from '../connect-provider';
import { WebhookRefusedError, webhookToleranceSeconds } from '../payment-provider';
import { accountParams, includedInAccount, toAccount } from './stripe-account';
import { createdSince, gathered } from './stripe-lists';
import { verifiedEvent, type ReceivedWebhook } from './stripe-notice';

/** An event of version 1, such as `payout.failed`, names the account that it happened to. */
const ofAccount = z.object({ type: z.string().min(1), livemode: z.boolean(), account: z.string().min(1) });

/** One of version 2, such as `v2.core.account[requirements].updated`, names what to read. */
const aboutAccount = z.object({
  type: z.string().min(1),
  livemode: z.boolean(),
  related_object: z.object({ id: z.string().min(1), type: z.literal('v2.core.account') }),
});

interface StripeConnect {
  readonly stripe: Stripe;
  /** In every key and reference: another installation may share the account. */
  readonly site: string;
  /** Two of them, separated by a comma, while one takes the other's place. */
  readonly webhookSecret: string;
  /** Translates what the SDK throws. */
  readonly asked: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
}

/** Connected accounts, transfers and reversals at Stripe, through its own SDK. Every order carries our idempotency key. */
export function stripeConnect({ stripe, site, webhookSecret, asked }: StripeConnect): ConnectProvider {
  const { accounts } = stripe.v2.core;
  return {
    createAccount: (order) =>
      asked(async () =>
        toAccount(await accounts.create(accountParams(order, site), { idempotencyKey: accountKey(order, site) })),
      ),
    readAccount: (id) => asked(async () => toAccount(await accounts.retrieve(id, { include: includedInAccount }))),
    onboard: (order) => asked(() => onboard(stripe, order)),
    transfer: (order) => asked(() => transfer(stripe, order, site)),
    findTransfer: (id) => asked(() => findTransfer(stripe, groupOf(site, id))),
    reverse: (order) => asked(() => reverse(stripe, order, site)),
    findReversal: (order) => asked(() => findReversal(stripe, order)),
    listPayouts: (accountId) =>
      asked(async () => {
        const { data } = await stripe.payouts.list({ limit: 20 }, { stripeAccount: accountId });
        return data.map(toPayout);
      }),
    listTransfers: (since) => asked(() => listTransfers(stripe, since)),
    readAccountNotice: (rawBody, headers, now) =>
      readAccountNotice(stripe, { rawBody, headers, secrets: webhookSecret.split(','), now }),
  };
}

/** One account for each country and each that it replaces: the same key with another country would be refused. */
function accountKey({ organizerId, country, replaces }: AccountOrder, site: string): string {
  return ['account', site, organizerId, country, ...(replaces === null ? [] : [replaces])].join(':');
}

async function onboard(stripe: Stripe, { accountId, returnUrl, refreshUrl }: OnboardingOrder): Promise<string> {
  const asked = {
    account: accountId,
    use_case: {
      type: 'account_onboarding',
      account_onboarding: {
        collection_options: { fields: 'eventually_due' },
        refresh_url: refreshUrl,
        return_url: returnUrl,
      },
    },
  } satisfies Stripe.V2.Core.AccountLinkCreateParams;
  return (await stripe.v2.core.accountLinks.create(asked)).url;
}

/** Stripe finds transfers by it, also after it has forgotten the key. */
function groupOf(site: string, transferId: number): string {
  return `transfer:${site}:${transferId}`;
}

async function transfer(stripe: Stripe, order: TransferOrder, site: string): Promise<MadeTransfer> {
  const group = groupOf(site, order.transferId);
  return toMade(
    await stripe.transfers.create(
      {
        amount: order.amount,
        currency: order.currency,
        destination: order.accountId,
        transfer_group: group,
        metadata: { transfer: String(order.transferId), site },
      },
      { idempotencyKey: group },
    ),
  );
}

async function findTransfer(stripe: Stripe, group: string): Promise<MadeTransfer | null> {
  const { data } = await stripe.transfers.list({ transfer_group: group, limit: 1 });
  return data[0] ? toMade(data[0]) : null;
}

async function reverse(stripe: Stripe, order: ReversalOrder, site: string): Promise<MadeTransfer> {
  return toMade(
    await stripe.transfers.createReversal(
      order.providerTransferId,
      { amount: order.amount, metadata: { reversal: String(order.reversalId) } },
      { idempotencyKey: `reversal:${site}:${order.reversalId}` },
    ),
  );
}

async function findReversal(stripe: Stripe, order: ReversalOrder): Promise<MadeTransfer | null> {
  const made = await gathered(stripe.transfers.listReversals(order.providerTransferId, { limit: 100 }), (each) => each);
  const own = made.find(({ metadata }) => metadata?.['reversal'] === String(order.reversalId));
  return own ? toMade(own) : null;
}

function toMade({ id, created }: { readonly id: string; readonly created: number }): MadeTransfer {
  return { id, madeAt: new Date(created * 1000) };
}

const payoutStatuses: ReadonlyMap<string, BankPayoutStatus> = new Map([
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

function toPayout(payout: Stripe.Payout): ProviderPayout {
  return {
    id: payout.id,
    status: payoutStatuses.get(payout.status) ?? 'pending',
    amount: cents(payout.amount),
    currency: payout.currency,
    arrivesOn: new Date(payout.arrival_date * 1000).toISOString().slice(0, 10),
    failureCode: payout.failure_code,
    startedAt: new Date(payout.created * 1000),
  };
}

async function listTransfers(stripe: Stripe, since: Date): Promise<ProviderTransferMovement[]> {
  const ofType = (type: string) => {
    // A reversal names its transfer, and that names the account.
    const expand = type === 'transfer' ? ['data.source'] : ['data.source', 'data.source.transfer'];
    return gathered(stripe.balanceTransactions.list({ ...createdSince(since), type, expand }), toMovement);
  };
  const found = [...(await ofType('transfer')), ...(await ofType('transfer_refund'))];
  return found.filter((movement) => movement !== null);
}

function toMovement(transaction: Stripe.BalanceTransaction): ProviderTransferMovement | null {
  const { source, amount, currency, created } = transaction;
  if (source === null || typeof source === 'string') return null;
  const accountId = accountOf(source);
  if (accountId === null) return null;
  return { sourceId: source.id, accountId, amount: cents(amount), currency, createdAt: new Date(created * 1000) };
}

function accountOf(source: Stripe.BalanceTransactionSource): string | null {
  if (source.object === 'transfer') return destinationOf(source);
  if (source.object !== 'transfer_reversal' || typeof source.transfer === 'string') return null;
  return destinationOf(source.transfer);
}

function destinationOf({ destination }: Stripe.Transfer): string | null {
  return typeof destination === 'string' ? destination : (destination?.id ?? null);
}

/** @throws WebhookRefusedError before anything in the body is trusted, and for what's about no connected account */
function readAccountNotice(stripe: Stripe, received: ReceivedWebhook): AccountNotice {
  const event = verifiedEvent(received, (header, secret) => readEvent(stripe, received, { header, secret }));
  const first = ofAccount.safeParse(event);
  if (first.success) return { accountId: first.data.account, ...noticed(first.data) };
  const second = aboutAccount.safeParse(event);
  if (second.success) return { accountId: second.data.related_object.id, ...noticed(second.data) };
  throw new WebhookRefusedError('The webhook is about no connected account');
}

/** The SDK has one function for each version. What's of the second fails in the first after its signature was found right. */
function readEvent(
  stripe: Stripe,
  { rawBody, now }: ReceivedWebhook,
  { header, secret }: { readonly header: string; readonly secret: string },
): unknown {
  const at = now.getTime();
  try {
    return stripe.webhooks.constructEvent(rawBody, header, secret, webhookToleranceSeconds, undefined, at);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw error;
    return stripe.parseEventNotification(rawBody, header, secret, webhookToleranceSeconds, undefined, at);
  }
}

function noticed({ type, livemode }: Pick<AccountNotice, 'type' | 'livemode'>) {
  return { type, livemode };
}
