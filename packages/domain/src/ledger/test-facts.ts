import { cents } from '../money';
import type { RefundFacts } from './refund-postings';
import { salePartsOf } from './sale';

/** When everything happens. */
export const at = new Date('2026-11-26T12:00:00Z');
/** A sale of $120.01, with a discount and the specification's tax. */
export const sale = {
  paymentId: 7,
  organizerId: 3,
  received: cents(12_001),
  isAsAsked: true,
  parts: salePartsOf({ ticketsTotal: 11_000, discount: 1000, siteDiscount: 0, fee: 620, hst: 1381, taxLines: null }),
  receivedAt: at,
};
/** A refund that hasn't been made. */
export const refund = (id: number, amount: number, change: Partial<RefundFacts> = {}): RefundFacts => ({
  id,
  amount: cents(amount),
  status: 'pending',
  isReplaced: false,
  closeReason: null,
  isPaidAnotherWay: false,
  requestedAt: at,
  madeAt: null,
  failedAt: null,
  closedAt: null,
  ...change,
});
