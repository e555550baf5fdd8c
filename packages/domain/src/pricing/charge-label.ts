import { cents, formatDollars } from '../money';
import { bookingFeeBasisPoints, bookingFeeFixedCents, hstBasisPoints, rateLabel } from './rates';

/** The sales tax, by the name people use. */
const taxName = 'HST';
const taxRate = rateLabel(hstBasisPoints);
const feeShare = rateLabel(bookingFeeBasisPoints);
const feeFixed = formatDollars(cents(bookingFeeFixedCents));

/** '4.3% + $1.90' */
export const bookingFeeRate = `${feeShare} + ${feeFixed}`;

/** 'Booking Fee (4.3% + $1.90)', before its amount. Source: specification 1, section 2 (Checkout). */
export const bookingFeeLabel = `Booking Fee (${bookingFeeRate})`;

/** 'HST (13%)', before its amount. Source: specification 1, section 2 (Checkout). */
export const taxLabel = `${taxName} (${taxRate})`;

/** Printed before the amount charged to the card. */
export const totalWithTaxLabel = `Total incl. ${taxName}`;

/** The sentence on the terms page about what a booking costs. */
export const chargesSentence =
  `A booking costs the price of its tickets, a booking fee of ${feeShare} of that price plus ${feeFixed}, ` +
  `and ${taxRate} ${taxName} on both.`;
