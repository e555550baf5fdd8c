/** The services that can take a card. The sandbox is built in; real money goes through Stripe. */
export const paymentProviders = ['stripe', 'sandbox'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/** Currencies that bookings and payments are stored with, as Stripe spells them. */
export const chargeCurrencies = ['usd', 'cad'] as const;

export const refundStatuses = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];
