import type { Cents } from '@ascendant/domain/money';
import type { PayoutAccountState } from '@ascendant/domain/payout/accounts';
import type { BankPayoutStatus } from '@ascendant/domain/payout/transfers';
import type { WebhookHeaders } from './notice-types';

/** An organizer's account at the provider, as it is now. */
export interface ProviderAccount {
  readonly id: string;
  readonly state: PayoutAccountState;
  /** Until when the provider needs something more; null for nothing. */
  readonly dueAt: Date | null;
}

export interface AccountOrder {
  readonly organizerId: number;
  readonly email: string;
  readonly name: string;
  /** Where they live or are registered: two letters, ISO 3166-1, lower case. */
  readonly country: string;
  /** The account whose place it takes; null for the first. */
  readonly replaces: string | null;
  /** Lower case, ISO 4217. */
  readonly currency: string;
}

/** A page of the provider on which an organizer answers its questions. */
export interface OnboardingOrder {
  readonly accountId: string;
  /** Where they come back to, and where they get to if the address has expired or was used. */
  readonly returnUrl: string;
  readonly refreshUrl: string;
}

export interface TransferOrder {
  /** Ours. The key is made from it, and the provider keeps it with the transfer. */
  readonly transferId: number;
  readonly accountId: string;
  readonly amount: Cents;
  readonly currency: string;
}

export interface ReversalOrder {
  readonly reversalId: number;
  readonly providerTransferId: string;
  readonly amount: Cents;
}

/** A transfer or a reversal that's made. */
export interface MadeTransfer {
  readonly id: string;
  /** By the provider's clock. */
  readonly madeAt: Date;
}

/** What went from an account to its bank. */
export interface ProviderPayout {
  readonly id: string;
  readonly status: BankPayoutStatus;
  readonly amount: Cents;
  readonly currency: string;
  /** YYYY-MM-DD */
  readonly arrivesOn: string;
  readonly failureCode: string | null;
  readonly startedAt: Date;
}

/** A transfer or a reversal in the provider's own list of what changed its balance. */
export interface ProviderTransferMovement {
  /** Of the transfer, or of the reversal. */
  readonly sourceId: string;
  /** The connected account. */
  readonly accountId: string;
  /** A transfer is negative. */
  readonly amount: Cents;
  readonly currency: string;
  readonly createdAt: Date;
}

/** A webhook about a connected account. It's only a hint: the account is read again. */
export interface AccountNotice {
  readonly accountId: string;
  readonly type: string;
  readonly livemode: boolean;
}

/**
 * Pays organizers: connected accounts, transfers to them, and reversals.
 * Every call has a timeout and is safe to repeat, because orders carry an idempotency key.
 * @throws ProviderError if the provider can't be reached or refuses
 * Source: docs/rules/payouts.md.
 */
export interface ConnectProvider {
  createAccount(order: AccountOrder): Promise<ProviderAccount>;
  readAccount(accountId: string): Promise<ProviderAccount>;
  /** @returns an address that works once */
  onboard(order: OnboardingOrder): Promise<string>;
  transfer(order: TransferOrder): Promise<MadeTransfer>;
  /** The transfer that was made for ours; null if none was. */
  findTransfer(transferId: number): Promise<MadeTransfer | null>;
  reverse(order: ReversalOrder): Promise<MadeTransfer>;
  findReversal(order: ReversalOrder): Promise<MadeTransfer | null>;
  /** The account's latest payouts to its bank. */
  listPayouts(accountId: string): Promise<readonly ProviderPayout[]>;
  /** Every transfer and reversal since then, for the comparison with the ledger. */
  listTransfers(since: Date): Promise<readonly ProviderTransferMovement[]>;
  /** @throws WebhookRefusedError for a wrong, old or future signature, and for what's about no account */
  readAccountNotice(rawBody: Buffer, headers: WebhookHeaders, now: Date): AccountNotice;
}
