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

/** What a payment can find when it comes through, and goes back for. */
export const settlementRefundReasons = ['no_seats', 'event_cancelled', 'amount_mismatch', 'booking_changed'] as const;
export type SettlementRefundReason = (typeof settlementRefundReasons)[number];

/** Why money goes back; `at_provider`: someone refunded it in the provider's dashboard. */
export const refundReasons = [
  ...settlementRefundReasons,
  'requested',
  'by_traveller',
  'moved',
  'at_provider',
  'dispute_lost',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Why a booking ended. */
export const bookingEndReasons = ['expired', 'released', ...refundReasons] as const;
export type BookingEndReason = (typeof bookingEndReasons)[number];

/** Why a refund won't be made: an admin said so, or the traveller's bank has taken the money. */
export const refundCloseReasons = ['admin', 'dispute_lost'] as const;

/** The longest note of an admin who closes a refund or decides about a lost dispute. */
export const maxNoteLength = 500;

/** Digits of a card number, without the spaces and hyphens that people type. */
export function cardDigits(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/**
 * Whether the digits could be a card number: 13 to 19 of them, with a correct check digit (Luhn, ISO/IEC 7812-1).
 * Source: rule PAY-19.
 */
export function isCardNumber(text: string): boolean {
  const digits = cardDigits(text);
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => total + luhnValue(Number(digit), index), 0);
  return sum % 10 === 0;
}

function luhnValue(digit: number, index: number): number {
  if (index % 2 === 0) return digit;
  return digit > 4 ? digit * 2 - 9 : digit * 2;
}

/** Whether a text contains a card number anywhere; a body with one must never reach a log. */
export function containsCardNumber(text: string): boolean {
  const runs = text.match(/\d(?:[ -]?\d){12,18}/g) ?? [];
  return runs.some((run) => isCardNumber(run));
}
