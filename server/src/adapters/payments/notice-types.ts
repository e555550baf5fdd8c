export const declinedNotice = 'payment_intent.payment_failed';

/** The types of notice we act on; providers send many more. These are what to choose for the endpoint of a webhook. */
export const actedOn = [
  declinedNotice,
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;
