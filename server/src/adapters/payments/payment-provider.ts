import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import type { Cents } from '@ascendant/domain/money';

export const intentStatuses = ['requires_payment', 'requires_action', 'processing', 'succeeded', 'canceled'] as const;
export type IntentStatus = (typeof intentStatuses)[number];

/** The provider's own record of one payment, as it stands at the provider now. */
export interface ProviderIntent {
  readonly id: string;
  /** What the browser pays with; worthless to anybody but the person whose booking it is. */
  readonly clientSecret: string;
  readonly status: IntentStatus;
  readonly amount: Cents;
  readonly amountReceived: Cents;
  /** Given back so far, by us or by hand at the provider. */
  readonly amountRefunded: Cents;
  /** The bank of the card asks for the money back. */
  readonly isDisputed: boolean;
  /** Lower case, ISO 4217. */
  readonly currency: string;
  /** Ours, as we sent it: which hold and which booking. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Why the last try failed, in the provider's words for people; null when none did. */
  readonly lastError: { readonly code: string; readonly message: string } | null;
  /** By the provider's clock. */
  readonly createdAt: Date;
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
  /** Counts the refunds of a payment from 1, so that each has a key of its own. */
  readonly number: number;
}

export interface ProviderRefund {
  readonly id: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly amount: Cents;
  /** Which of our refunds it is; null for one that was made by hand at the provider. */
  readonly number: number | null;
}

/** A webhook whose signature was right. A hint only: what it speaks of is read again (rule PAY-07). */
export interface ProviderNotice {
  readonly eventId: string;
  readonly type: string;
  readonly livemode: boolean;
  /** The intent that it is about; null for kinds that have none. */
  readonly intentId: string | null;
  /** When it happened, by the provider's clock. */
  readonly occurredAt: Date;
}

/** How far a webhook's time may lie from ours, either way. Source: rule PAY-06. */
export const webhookToleranceSeconds = 300;

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Cards are paid through one of these; nothing else in the system can tell which.
 * Every call has a time limit and is safe to repeat: orders carry a key of their own.
 * @throws ProviderError when the provider cannot be reached or says no
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
  /** Ends an intent that has not been paid. One that was paid meanwhile comes back as it is: succeeded. */
  cancelIntent(intentId: string): Promise<ProviderIntent>;
  /** Idempotency key `refund:{paymentId}:{number}` (T8). */
  refund(order: RefundOrder): Promise<ProviderRefund>;
  /** Every refund of an intent, ours and those made by hand. */
  listRefunds(intentId: string): Promise<readonly ProviderRefund[]>;
  /** Every intent created since then, for the reconciler. */
  listIntents(since: Date): Promise<readonly ProviderIntent[]>;
  /**
   * @param now by the database's clock (rule PAY-18)
   * @throws WebhookRefusedError for a wrong, old or future signature (rule PAY-06)
   */
  readNotice(rawBody: Buffer, headers: WebhookHeaders, now: Date): ProviderNotice;
}

/**
 * - `unreachable`: no answer, or one of trouble; the same call may be made again
 * - `spent_key`: trouble that the provider remembers under our key, and repeats; only another key gets on
 * - `refused`, `not_found`: an answer, and a no
 */
export type ProviderFailure = 'unreachable' | 'spent_key' | 'refused' | 'not_found';

/** The provider did not do what it was asked to. */
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

/** A webhook that is not what it says it is, or not from now. */
export class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError';
}
