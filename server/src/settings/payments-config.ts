import type { Settings } from './settings';

export type PaymentsConfig =
  | { readonly kind: 'sandbox' }
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly publishableKey: string;
      readonly webhookSecret: string;
      /** Of the endpoint for connected accounts; empty: organizers aren't paid by this program. */
      readonly connectWebhookSecret: string;
      /** Another address for the API, for a stand-in. */
      readonly apiBase?: string;
    };

/** Whether and when organizers are paid. Source: docs/rules/payouts.md. */
export interface PayoutsConfig {
  /** With the sandbox always; with Stripe once the secret of the endpoint for connected accounts is set. */
  readonly isOn: boolean;
  /** How long after an event's end its money is paid out. */
  readonly delayDays: number;
  /** Whether paid events are only published if their organizer can be paid. */
  readonly requiresAccount: boolean;
}

/** Which provider charges cards, and with which keys. */
export function paymentsOf(given: Settings): PaymentsConfig {
  const wanted = given.PAYMENTS ?? (given.STRIPE_SECRET_KEY === undefined ? 'sandbox' : 'stripe');
  if (wanted === 'sandbox') return { kind: 'sandbox' };
  return {
    kind: 'stripe',
    // `missing` refuses those that aren't set.
    secretKey: given.STRIPE_SECRET_KEY ?? '',
    publishableKey: given.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: given.STRIPE_WEBHOOK_SECRET ?? '',
    connectWebhookSecret: given.STRIPE_CONNECT_WEBHOOK_SECRET ?? '',
    ...(given.STRIPE_API_BASE === undefined ? {} : { apiBase: given.STRIPE_API_BASE }),
  };
}

/** Whether and when organizers are paid. */
export function payoutsOf(given: Settings): PayoutsConfig {
  const isReal = paymentsOf(given).kind === 'stripe';
  const isOn = !isReal || given.STRIPE_CONNECT_WEBHOOK_SECRET !== undefined;
  const isRequired = given.REQUIRE_PAYOUT_ACCOUNT ?? (isReal ? 'on' : 'off');
  return { isOn, delayDays: given.PAYOUT_DELAY_DAYS, requiresAccount: isOn && isRequired === 'on' };
}
