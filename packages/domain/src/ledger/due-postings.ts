import type { Posting } from './accounts';
import { disputePostings, type DisputeFacts } from './dispute-postings';
import { refundPostings, type RefundFacts } from './refund-postings';
import { paymentPosting, type Sale } from './sale';

/** A payment that went through, with everything that happened to its money. */
export interface PaymentHistory {
  readonly sale: Sale;
  /** In the order in which they were asked for. */
  readonly refunds: readonly RefundFacts[];
  /** In the order in which they were opened. */
  readonly disputes: readonly DisputeFacts[];
  /** What it has posted so far, in order. */
  readonly posted: readonly Posting[];
}

/**
 * What the ledger still has to post about a payment, in order, each of it summing to 0. Refunds come before disputes, so that what a bank
 * takes isn't taken twice of what was to be refunded. Once that's posted, it returns nothing.
 * Source: docs/rules/ledger.md.
 */
export function duePostings({ sale, refunds, disputes, posted }: PaymentHistory): readonly Posting[] {
  let all = posted.length > 0 ? posted : [paymentPosting(sale)];
  for (const refund of refunds) all = [...all, ...refundPostings(refund, all)];
  for (const dispute of disputes) all = [...all, ...disputePostings(dispute, all)];
  return all.slice(posted.length);
}
