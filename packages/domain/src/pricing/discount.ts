import { cents, divideHalfUp, formatDollars, zeroCents, type Cents } from '../money';
import { maxTotalCents, rateLabel, wholeBasisPoints } from './rates';

export const discountTypes = ['percentage', 'fixed'] as const;
export type DiscountType = (typeof discountTypes)[number];

/** What a discount code takes off. */
export type DiscountTerms =
  | {
      readonly discountType: 'percentage';
      /** 10,000 is 100%. */
      readonly basisPoints: number;
    }
  | { readonly discountType: 'fixed'; readonly amount: Cents };

/**
 * A stored code's terms from its value in hundredths: of a percent, which is a basis point, or of a dollar, which is a cent.
 */
export function discountTerms(discountType: DiscountType, hundredths: number): DiscountTerms {
  return discountType === 'percentage'
    ? { discountType, basisPoints: hundredths }
    : { discountType, amount: cents(hundredths) };
}

/**
 * A code left blank here can be used without limit; that's stored as this number.
 * Source: specification 2, section 9 (Business constants and limits).
 */
export const unlimitedUses = 999_999;

/**
 * What a code takes off these tickets, in cents; never more than they cost, and nothing without a code.
 * Source: rule MON-02.
 */
export function discountOn(ticketsTotal: Cents, terms: DiscountTerms | null): Cents {
  if (terms === null) return zeroCents;
  const wanted =
    terms.discountType === 'percentage'
      ? divideHalfUp(ticketsTotal * terms.basisPoints, wholeBasisPoints)
      : terms.amount;
  return cents(Math.min(ticketsTotal, wanted));
}

/** What a code is for: all dates of an event, or one of them. */
export const discountCovers = ['series', 'date'] as const;
export type DiscountCovers = (typeof discountCovers)[number];

/** How a booking's code counts when the booking moves to another date. */
export interface CodeOfBooking {
  readonly terms: DiscountTerms;
  /** Whether it's for each date of the series, or for one of them. */
  readonly covers: DiscountCovers;
  /** What it took off when the booking was made. */
  readonly given: Cents;
}

/**
 * What a booking's code takes off the tickets of the date that it moves to: as much as off any if it's a code of the series, and one of a single date
 * never more dollars than it took off there.
 * Source: docs/rules/booking.md, "Moving a booking to another date".
 */
export function discountOnMove(ticketsTotal: Cents, { terms, covers, given }: CodeOfBooking): Cents {
  const off = discountOn(ticketsTotal, terms);
  return covers === 'series' ? off : cents(Math.min(off, given));
}

export const discountCodeMaxLength = 32;
/** One character of a stored code. */
export const discountCodeCharacter = '[A-Z0-9_-]';

/** Codes are stored and compared in capitals. Source: rule INP-02. */
export function normaliseDiscountCode(text: string): string {
  return text.trim().toUpperCase();
}

/** The largest percentage. Source: specification 2, section 5 (Discount code). */
export const maxDiscountPercent = 100;
/** The largest fixed amount in dollars: no booking costs more. Source: rule MON-05. */
export const maxDiscountDollars = Math.floor(maxTotalCents / 100);

/** What the code takes off, in words: '15%' or '$100.00'. */
export function discountLabel(terms: DiscountTerms): string {
  return terms.discountType === 'percentage' ? rateLabel(terms.basisPoints) : formatDollars(terms.amount);
}
