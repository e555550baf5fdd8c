import type { Cents } from '@ascendant/domain/money';
import type { AttachmentKind, AttachmentType } from '@ascendant/domain/payment/attachments';
import type { AttemptOutcome } from '@ascendant/domain/payment/attempts';
import type { DisputeStatus } from '@ascendant/domain/payment/disputes';
import type { Evidence } from '@ascendant/domain/payment/evidence';
import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import type { ConnectProvider } from './connect-provider';
import type { WebhookHeaders } from './notice-types';

export const intentStatuses = ['requires_payment', 'requires_action', 'processing', 'succeeded', 'canceled'] as const;
export type IntentStatus = (typeof intentStatuses)[number];

/** The provider's own record of one payment, in its current state. */
export interface ProviderIntent {
  readonly id: string;
  /** What the browser pays with. Useless to anyone but the person whose booking it is. */
  readonly clientSecret: string;
  readonly status: IntentStatus;
  readonly amount: Cents;
  readonly amountReceived: Cents;
  /** Refunded so far, by us or manually at the provider. */
  readonly amountRefunded: Cents;
  /** Whether the card's bank has ever asked for the money back; the disputes say how that stands. */
  readonly isDisputed: boolean;
  /** Lower case, ISO 4217. */
  readonly currency: string;
  /** Our metadata, as we sent it: which hold and which booking. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Why the last attempt failed, in the provider's words for customers; null if none failed. */
  readonly lastError: { readonly code: string; readonly message: string } | null;
  /** The latest attempt to charge a card; null before the first. */
  readonly lastAttempt: ProviderAttempt | null;
  /** By the provider's clock. */
  readonly createdAt: Date;
}

/** An attempt to charge a card. */
export interface ProviderAttempt {
  /** Of the charge; if there's none, because the bank's challenge failed, made from the intent and the code. */
  readonly id: string;
  /** What the card was to be charged. */
  readonly amount: Cents;
  readonly outcome: AttemptOutcome;
  /** Why it was declined, by the provider's code: `insufficient_funds`; null unless it was. */
  readonly declineCode: string | null;
  /** What the provider says about it to us, in a sentence; null if nothing. */
  readonly explanation: string | null;
  /** Null if the provider doesn't say, and for what isn't a card. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** By the provider's clock. */
  readonly attemptedAt: Date;
}

export interface IntentOrder {
  readonly holdId: number;
  readonly bookingId: number;
  readonly amount: Cents;
  readonly currency: string;
}

export interface RefundOrder {
  readonly paymentId: number;
  readonly intentId: string;
  readonly amount: Cents;
  /** Numbers the refunds of a payment from 1, so that each one has its own key. */
  readonly number: number;
}

export interface ProviderRefund {
  readonly id: string;
  readonly intentId: string;
  /** A bank can return a refund for weeks after it succeeded; then it has failed. */
  readonly status: 'pending' | 'succeeded' | 'failed';
  /** Why it failed, by the provider's code; null unless it did, and if the provider doesn't say. */
  readonly failureReason: string | null;
  readonly amount: Cents;
  /** Which of our refunds it is; null for one that was made manually at the provider. */
  readonly number: number | null;
}

/** A dispute, as it is now. Source: rule PAY-21. */
export interface ProviderDispute {
  readonly id: string;
  readonly intentId: string;
  readonly status: DisputeStatus;
  /** The bank's reason, by the provider's code: `fraudulent`. */
  readonly reason: string;
  readonly amount: Cents;
  /** Lower case, ISO 4217. */
  readonly currency: string;
  /** Until when evidence can be sent; null if it can't. */
  readonly evidenceDueAt: Date | null;
  /** The key of the evidence that it has from us; null if it has none. */
  readonly evidenceKey: string | null;
  /** By the provider's clock. */
  readonly openedAt: Date;
}

/** Evidence for the bank that decides a dispute. */
export interface EvidenceOrder {
  readonly disputeId: string;
  /** The same for the same evidence, so that it's sent once. */
  readonly key: string;
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  /** The first day of the event. */
  readonly serviceDate: string;
  readonly evidence: Evidence;
  readonly files: readonly EvidenceFile[];
}

/** A file that goes with evidence: what the site has put together, or what an admin has added. One of each kind. */
export interface EvidenceFile {
  readonly kind: 'summary' | AttachmentKind;
  readonly name: string;
  readonly type: AttachmentType;
  readonly content: Buffer;
}

export const transactionKinds = [
  'payment',
  'refund',
  'refund_returned',
  'dispute_withheld',
  'dispute_returned',
] as const;

/** Something that changed the provider's balance, in its own list. Payouts and what's about neither payments nor their disputes is left out. */
export interface ProviderTransaction {
  readonly id: string;
  readonly kind: (typeof transactionKinds)[number];
  readonly intentId: string;
  /** What it's about: the intent of a payment, the refund or the dispute. */
  readonly sourceId: string;
  /** Before the fee; what leaves is negative. */
  readonly amount: Cents;
  /** What the provider charges for it. */
  readonly fee: Cents;
  /** Lower case, ISO 4217. */
  readonly currency: string;
  /** By the provider's clock. */
  readonly createdAt: Date;
}

/** A webhook with a valid signature. It's only a hint: the state it reports is read again (rule PAY-07). */
export interface ProviderNotice {
  readonly eventId: string;
  readonly type: string;
  readonly livemode: boolean;
  /** The intent that it's about; null for types that have none. */
  readonly intentId: string | null;
  /** When it happened, by the provider's clock. */
  readonly occurredAt: Date;
}

/** How far a webhook's time can be from ours, in either direction. Source: rule PAY-06. */
export const webhookToleranceSeconds = 300;

/**
 * Charges cards. Nothing else in the system knows which provider is in use.
 * Every call has a timeout and is safe to repeat, because orders carry an idempotency key.
 * @throws ProviderError if the provider can't be reached or refuses
 * Source: docs/rules/payments.md, "Payments".
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** What the browser needs to talk to the provider; null for the sandbox. */
  readonly publishableKey: string | null;
  readonly livemode: boolean;
  /** Idempotency key `hold:{holdId}` (T2). */
  createIntent(order: IntentOrder): Promise<ProviderIntent>;
  readIntent(intentId: string): Promise<ProviderIntent>;
  /** Cancels an unpaid intent. If it has been paid in the meantime, it's returned as it is: succeeded. */
  cancelIntent(intentId: string): Promise<ProviderIntent>;
  /** Idempotency key `refund:{paymentId}:{number}` (T8). */
  refund(order: RefundOrder): Promise<ProviderRefund>;
  /** Every attempt to charge a card for an intent, in no order. */
  listAttempts(intentId: string): Promise<readonly ProviderAttempt[]>;
  /** Every refund of an intent: ours and manual ones. */
  listRefunds(intentId: string): Promise<readonly ProviderRefund[]>;
  /** Every dispute of an intent. */
  listDisputes(intentId: string): Promise<readonly ProviderDispute[]>;
  /** Sends evidence to the bank, for good: its files first, each with the idempotency key `evidence:{key}:{kind}`, then all of it with `evidence:{key}`. */
  sendEvidence(order: EvidenceOrder): Promise<void>;
  /** Every intent created since then, for the reconciler. */
  listIntents(since: Date): Promise<readonly ProviderIntent[]>;
  /** Every refund and every dispute created since then, whenever their payments were made. */
  listRefundsSince(since: Date): Promise<readonly ProviderRefund[]>;
  listDisputesSince(since: Date): Promise<readonly ProviderDispute[]>;
  /** Everything that changed the balance since then, for the comparison with the ledger. */
  listTransactions(since: Date): Promise<readonly ProviderTransaction[]>;
  /**
   * @param now by the database's clock (rule PAY-18)
   * @throws WebhookRefusedError for a wrong, old or future signature (rule PAY-06)
   */
  readNotice(rawBody: Buffer, headers: WebhookHeaders, now: Date): ProviderNotice;
  /** Pays organizers. */
  readonly connect: ConnectProvider;
}

/**
 * - `unreachable`: no answer, or a server error. The same call can be made again
 * - `spent_key`: an error that the provider stores under our key and repeats. Only another key can succeed
 * - `disputed`: nothing can be refunded while the bank decides a dispute, or after it was lost
 * - `no_balance`: there's not enough money for a transfer or a reversal yet
 * - `refused`, `not_found`: the provider answered and refused
 */
export type ProviderFailure = 'unreachable' | 'spent_key' | 'disputed' | 'no_balance' | 'refused' | 'not_found';

/** The provider didn't do what it was asked. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly failure: ProviderFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A webhook that isn't authentic, or whose time is too far from now. */
export class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError';
}
