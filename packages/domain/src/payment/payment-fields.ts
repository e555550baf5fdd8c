/** The services that can take a card. The sandbox is built in; real money goes through Stripe. */
export const paymentProviders = ['stripe', 'sandbox'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/**
 * - `pending`: requested, and the provider hasn't made it yet
 * - `awaiting_dispute`: the bank is deciding a dispute about the payment, and it's tried again once that's over
 * - `succeeded`: made; the bank can still return it days later, and then it's `failed`
 * - `failed`: the money didn't go back. An admin repeats it or closes it
 * - `closed`: it won't be made through the provider: an admin closed it with a note, or the bank took the money in a dispute
 */
export const refundStatuses = ['pending', 'awaiting_dispute', 'succeeded', 'failed', 'closed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Why a refund won't be made: an admin said so, or the traveller's bank has taken the money. */
export const refundCloseReasons = ['admin', 'dispute_lost'] as const;

/** The longest note of an admin who closes a refund or decides about a lost dispute. */
export const maxNoteLength = 500;
