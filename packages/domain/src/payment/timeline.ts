/**
 * What happened to a payment, in the order in which it can happen.
 * - `opened`: seats were held, and the provider was asked for an intent
 * - `declined`, `paid`: an attempt to charge a card
 * - `cancelled`: it ended unpaid
 * - `refund_requested`, `refund_made`, `refund_failed`, `refund_closed`
 * - `dispute_opened`, `evidence_sent`, `dispute_won`, `dispute_lost`, `dispute_closed`, `dispute_decided`
 */
export const paymentMoments = [
  'opened',
  'declined',
  'paid',
  'cancelled',
  'refund_requested',
  'refund_made',
  'refund_failed',
  'refund_closed',
  'dispute_opened',
  'evidence_sent',
  'dispute_won',
  'dispute_lost',
  'dispute_closed',
  'dispute_decided',
] as const;
export type PaymentMoment = (typeof paymentMoments)[number];
