import type { Cents } from '@ascendant/domain/money';

export const providerNames = ['stripe', 'sandbox'] as const;
export type ProviderName = (typeof providerNames)[number];

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
  /** Lower case, ISO 4217. */
  readonly currency: string;
  /** Ours, as we sent it: which hold and which booking. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Why the last try failed, in the provider's words for people; null when none did. */
  readonly lastError: { readonly code: string; readonly message: string } | null;
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
}

/** A webhook whose signature was right. A hint only: what it speaks of is read again (rule PAY-07). */
export interface ProviderNotice {
  readonly eventId: string;
  readonly type: string;
  readonly livemode: boolean;
  /** The intent that it is about; null for kinds that have none. */
  readonly intentId: string | null;
}

/**
 * Cards are paid through one of these; nothing else in the system can tell which.
 * Every call has a time limit and is safe to repeat: orders carry a key of their own.
 * @throws ProviderError when the provider cannot be reached or says no
 * Source: decisions.md, section 5; reliability-and-security.md, section 2.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
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
  /** Everything created since then, for the reconciler. */
  listIntents(since: Date): Promise<readonly ProviderIntent[]>;
  /** @throws WebhookRefusedError for a wrong, old or future signature (rule PAY-06) */
  readNotice(rawBody: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): ProviderNotice;
}

export type ProviderFailure = 'unreachable' | 'refused' | 'not_found';

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
