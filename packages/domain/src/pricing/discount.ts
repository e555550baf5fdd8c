import { cents, divideHalfUp, type Cents } from '../money';

export const discountTypes = ['percentage', 'fixed'] as const;
export type DiscountType = (typeof discountTypes)[number];

/** What a discount code takes off. */
export type DiscountTerms =
  | {
      readonly discountType: 'percentage';
      /** 10,000 is all of it. */
      readonly basisPoints: number;
    }
  | { readonly discountType: 'fixed'; readonly amount: Cents };

/** Blank means unlimited, stored as this. Source: specification 2, section 9. */
export const unlimitedUses = 999_999;

/**
 * What the code takes off these tickets: never more than they cost.
 * Source: reliability rule MON-02.
 */
export function discountOn(ticketsTotal: Cents, terms: DiscountTerms): Cents {
  const wanted =
    terms.discountType === 'percentage' ? divideHalfUp(ticketsTotal * terms.basisPoints, 10_000) : terms.amount;
  return cents(Math.min(ticketsTotal, wanted));
}

/** Codes are stored and compared in capitals: `A-Z 0-9 _ -`, 1 to 32. Source: reliability rule INP-02. */
export function normaliseDiscountCode(text: string): string {
  return text.trim().toUpperCase();
}
