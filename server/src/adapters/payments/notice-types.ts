/** The name under which the last run of that endpoint is noted, among those of recurring tasks. */
export const accountWebhookTask = 'account_webhook';

/** The same for the endpoint of connected accounts: payouts to banks as snapshots, accounts as thin events of version 2. */
export const actedOnForAccounts = [
  'payout.created',
  'payout.updated',
  'payout.paid',
  'payout.failed',
  'v2.core.account[requirements].updated',
  'v2.core.account[configuration.recipient].capability_status_updated',
  'v2.core.account.closed',
] as const;

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

/** The headers of a webhook, as Node reads them. */
export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;
