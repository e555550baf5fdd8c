import { randomBytes } from 'node:crypto';

/** The parts of Stripe's API objects that we use, with Stripe's names and shapes. */

/** Changes in place. */
export interface IntentObject {
  readonly id: string;
  readonly object: 'payment_intent';
  amount: number;
  amount_received: number;
  readonly client_secret: string;
  created: number;
  currency: string;
  readonly livemode: boolean;
  metadata: Record<string, string>;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  last_payment_error: CardErrorObject | null;
  latest_charge: string | null;
  next_action: { readonly type: 'redirect_to_url'; readonly redirect_to_url: { readonly url: string } } | null;
  canceled_at: number | null;
}

export interface CardErrorObject {
  readonly type: 'card_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly charge?: string;
  readonly payment_method?: { readonly card: { readonly brand: string; readonly last4: string } };
}

/** Changes in place. */
export interface ChargeObject {
  readonly id: string;
  readonly object: 'charge';
  amount: number;
  amount_refunded: number;
  readonly created: number;
  readonly currency: string;
  disputed: boolean;
  readonly livemode: boolean;
  readonly paid: boolean;
  readonly payment_intent: string;
  refunded: boolean;
  readonly status: 'succeeded' | 'failed';
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly outcome: { readonly reason: string | null; readonly seller_message: string };
  readonly payment_method_details: {
    readonly type: 'card';
    readonly card: { readonly brand: string; readonly last4: string };
  };
}

/** Changes in place. */
export interface RefundObject {
  readonly id: string;
  readonly object: 'refund';
  amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
  readonly payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
}

/** Changes in place. */
export interface DisputeObject {
  readonly id: string;
  readonly object: 'dispute';
  amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  evidence?: Readonly<Record<string, string>>;
  evidence_details: {
    readonly due_by: number | null;
    readonly has_evidence: boolean;
    readonly past_due: boolean;
    readonly submission_count: number;
  };
  is_charge_refundable: boolean;
  metadata: Readonly<Record<string, string>>;
  readonly livemode: boolean;
  readonly payment_intent: string;
  readonly reason: string;
  status: DisputeStatusAtStripe;
}

/** An uploaded file. Its content isn't part of the object. */
export interface FileObject {
  readonly id: string;
  readonly object: 'file';
  readonly created: number;
  readonly expires_at: number;
  readonly filename: string;
  readonly purpose: string;
  readonly size: number;
  readonly type: string;
}

/** Changes in place. */
export interface TransactionObject {
  readonly id: string;
  readonly object: 'balance_transaction';
  amount: number;
  readonly created: number;
  currency: string;
  fee: number;
  net: number;
  readonly source: string;
  readonly type: 'charge' | 'refund' | 'refund_failure' | 'adjustment' | 'transfer' | 'transfer_refund';
}

export type DisputeStatusAtStripe =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost';

export interface EventObject {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: unknown };
  readonly livemode: boolean;
  readonly type: string;
}

export const apiVersion = '2026-10-28.endive';

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** An error that the API answers with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly body: {
      readonly type: string;
      readonly code?: string;
      readonly message: string;
      readonly decline_code?: string;
      readonly payment_intent?: IntentObject;
    },
  ) {
    super(body.message);
  }
}

export function missing(what: string, id: string): ApiError {
  const message = `No such ${what}: '${id}'`;
  return new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message });
}

export function invalid(message: string, code?: string): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...(code === undefined ? {} : { code }) });
}
