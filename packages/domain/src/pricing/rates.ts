import type { TaxRate } from './taxes';

/**
 * The booking fee's share of the subtotal, in basis points: 430 is 4.3%.
 * Source: specification 1, section 9 (Business constants and limits).
 */
export const bookingFeeBasisPoints = 430;
/** The fixed part of the booking fee, in cents: $1.90 a booking. Source: specification 1, section 9 (Business constants and limits). */
export const bookingFeeFixedCents = 190;
/** The sales tax, by the name people use. On the wire and in the database it's `hst`, as the specification says. */
export const taxName = 'HST';
/**
 * Sales tax on the subtotal and the booking fee, in basis points: 1300 is 13%.
 * Source: specification 1, section 9 (Business constants and limits).
 */
export const hstBasisPoints = 1300;
/** What's added to the price of tickets: shares in basis points, the fixed part in cents. */
export interface ChargeRates {
  readonly feeBasisPoints: number;
  readonly feeFixedCents: number;
  readonly taxBasisPoints: number;
  /** Under Canada's rules: the event's taxes, instead of the one at `taxBasisPoints` on everything. */
  readonly taxes?: readonly TaxRate[] | undefined;
}
/** The rates that every booking is charged by. */
export const chargeRates: ChargeRates = {
  feeBasisPoints: bookingFeeBasisPoints,
  feeFixedCents: bookingFeeFixedCents,
  taxBasisPoints: hstBasisPoints,
};
/** The rates of an event. @param taxes its own under Canada's rules; undefined under the specification's */
export function chargeRatesOf(taxes: readonly TaxRate[] | undefined): ChargeRates {
  return taxes === undefined ? chargeRates : { ...chargeRates, taxes };
}

/** 100%, in basis points. */
export const wholeBasisPoints = 10_000;
/** 1%, in basis points. */
export const percentPoints = wholeBasisPoints / 100;
/** A total above $999,999.99 is refused as `amount_too_large`. Source: rule MON-05. */
export const maxTotalCents = 99_999_999;

/** 430 basis points are '4.3%'. */
export function rateLabel(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
