import type { TestAccountBehaviour } from '@ascendant/domain/payout/test-accounts';
import { ApiError, apiVersion, invalid, missing, newId, nowSeconds } from './objects';

/** The parts of connected accounts, transfers and payouts that we use, with Stripe's names and shapes. Changes in place. */
export interface AccountObject {
  readonly id: string;
  readonly object: 'v2.core.account';
  readonly contact_email: string;
  readonly metadata: Record<string, string>;
  closed: boolean;
  configuration: {
    readonly recipient: {
      readonly capabilities: { readonly stripe_balance: { readonly stripe_transfers: { status: string } } };
    };
  };
  requirements: {
    entries: readonly unknown[];
    summary: { minimum_deadline: { status: string; time?: string } } | null;
  };
}

/** Changes in place. */
export interface TransferObject {
  readonly id: string;
  readonly object: 'transfer';
  readonly amount: number;
  amount_reversed: number;
  readonly created: number;
  readonly currency: string;
  readonly destination: string;
  readonly transfer_group: string;
  readonly metadata: Record<string, string>;
}

export interface ReversalObject {
  readonly id: string;
  readonly object: 'transfer_reversal';
  readonly amount: number;
  readonly created: number;
  readonly currency: string;
  readonly transfer: string;
  readonly metadata: Record<string, string>;
}

export interface PayoutObject {
  readonly id: string;
  readonly object: 'payout';
  readonly amount: number;
  readonly arrival_date: number;
  readonly created: number;
  readonly currency: string;
  readonly failure_code: string | null;
  readonly status: 'paid' | 'failed';
  /** Which account's; not in Stripe's object. */
  readonly account: string;
}

/** What happened to an account, and where it's told. */
export interface AccountEvent {
  readonly id: string;
  readonly type: string;
  readonly [name: string]: unknown;
}

/** The stand-in's data about connected accounts. Changes in place. */
export interface ConnectBooks {
  readonly accounts: Map<string, AccountObject>;
  readonly transfers: Map<string, TransferObject>;
  readonly reversals: Map<string, ReversalObject>;
  readonly payouts: PayoutObject[];
  readonly accountEvents: AccountEvent[];
  /** Accounts whose bank returns payouts. */
  readonly returning: Set<string>;
}

export function newConnectBooks(): ConnectBooks {
  return {
    accounts: new Map(),
    transfers: new Map(),
    reversals: new Map(),
    payouts: [],
    accountEvents: [],
    returning: new Set(),
  };
}

export function accountOf({ accounts }: ConnectBooks, id: string): AccountObject {
  return accounts.get(id) ?? raise(missing('account', id));
}

const waiting = { awaiting_action_from: 'user', requested_reasons: [{ code: 'routine_onboarding' }] };

export function createAccount(books: ConnectBooks, email: string, metadata: Record<string, string>): AccountObject {
  const account: AccountObject = {
    id: newId('acct'),
    object: 'v2.core.account',
    contact_email: email,
    metadata,
    closed: false,
    configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { status: 'restricted' } } } } },
    requirements: { entries: [waiting], summary: { minimum_deadline: { status: 'currently_due' } } },
  };
  books.accounts.set(account.id, account);
  return account;
}

/** What the organizer answers on Stripe's page makes of an account. */
export function behave(books: ConnectBooks, id: string, behaviour: TestAccountBehaviour): void {
  const account = accountOf(books, id);
  const status = { works: 'active', returned: 'active', verifying: 'pending', restricted: 'restricted' }[behaviour];
  account.configuration.recipient.capabilities.stripe_balance.stripe_transfers.status = status;
  const isRestricted = behaviour === 'restricted';
  const past = { awaiting_action_from: 'user', requested_reasons: [{ code: 'routine_verification' }] };
  account.requirements = {
    entries: isRestricted ? [past] : [],
    summary: isRestricted ? { minimum_deadline: { status: 'past_due', time: '2026-12-24T00:00:00.000Z' } } : null,
  };
  if (behaviour === 'returned') books.returning.add(id);
  else books.returning.delete(id);
  tellThinly(books, 'v2.core.account[configuration.recipient].capability_status_updated', id);
}

function isActive({ configuration }: AccountObject): boolean {
  return configuration.recipient.capabilities.stripe_balance.stripe_transfers.status === 'active';
}

interface NewTransfer {
  readonly amount: number;
  readonly currency: string;
  readonly destination: string;
  readonly group: string;
  readonly metadata: Record<string, string>;
  /** What the platform has. */
  readonly available: number;
}

export function createTransfer(books: ConnectBooks, order: NewTransfer): TransferObject {
  const { amount, currency, destination, group, metadata, available } = order;
  if (!isActive(accountOf(books, destination)))
    throw invalid(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers',
    );
  if (available < amount)
    throw invalid('You have insufficient available funds in your Stripe account.', 'balance_insufficient');
  const transfer: TransferObject = {
    id: newId('tr'),
    object: 'transfer',
    amount,
    amount_reversed: 0,
    created: nowSeconds(),
    currency,
    destination,
    transfer_group: group,
    metadata,
  };
  books.transfers.set(transfer.id, transfer);
  return transfer;
}

export function createReversal(
  books: ConnectBooks,
  transferId: string,
  { amount, metadata }: { readonly amount: number; readonly metadata: Record<string, string> },
): ReversalObject {
  const transfer = books.transfers.get(transferId) ?? raise(missing('transfer', transferId));
  if (transfer.amount - transfer.amount_reversed < amount) throw invalid('The reversal is more than what is left.');
  if (balanceOf(books, transfer.destination) < amount)
    throw invalid('The connected account has insufficient funds.', 'balance_insufficient');
  transfer.amount_reversed += amount;
  const reversal: ReversalObject = {
    id: newId('trr'),
    object: 'transfer_reversal',
    amount,
    created: nowSeconds(),
    currency: transfer.currency,
    transfer: transferId,
    metadata,
  };
  books.reversals.set(reversal.id, reversal);
  return reversal;
}

/** What a connected account has. */
export function balanceOf({ transfers, payouts }: ConnectBooks, accountId: string): number {
  const arrived = [...transfers.values()].filter(({ destination }) => destination === accountId);
  const left = payouts.filter(({ account, status }) => account === accountId && status === 'paid');
  return (
    arrived.reduce((sum, { amount, amount_reversed: reversed }) => sum + amount - reversed, 0) -
    left.reduce((sum, { amount }) => sum + amount, 0)
  );
}

/** Sends what an account has to its bank. */
export function payOut(books: ConnectBooks, accountId: string): void {
  const amount = balanceOf(books, accountId);
  if (amount <= 0) return;
  const isReturned = books.returning.has(accountId);
  const payout: PayoutObject = {
    id: newId('po'),
    object: 'payout',
    amount,
    arrival_date: nowSeconds(),
    created: nowSeconds(),
    currency: 'usd',
    failure_code: isReturned ? 'account_closed' : null,
    status: isReturned ? 'failed' : 'paid',
    account: accountId,
  };
  books.payouts.push(payout);
  tellOf(books, `payout.${payout.status}`, accountId, payout);
}

/** An event of version 1, with its object and account. */
function tellOf(books: ConnectBooks, type: string, account: string, subject: unknown): void {
  books.accountEvents.push({
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: nowSeconds(),
    account,
    data: { object: structuredClone(subject) },
    livemode: false,
    type,
  });
}

/** One of version 2, which names what to read. */
function tellThinly(books: ConnectBooks, type: string, id: string): void {
  books.accountEvents.push({
    id: newId('evt'),
    object: 'v2.core.event',
    type,
    livemode: false,
    created: new Date().toISOString(),
    related_object: { id, type: 'v2.core.account', url: `/v2/core/accounts/${id}` },
  });
}

function raise(error: ApiError): never {
  throw error;
}
