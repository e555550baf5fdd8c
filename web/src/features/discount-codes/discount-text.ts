import type { DiscountCodeOrder } from '@ascendant/contract/discount-code';
import { fromWire } from '@ascendant/contract/money';
import { oneAdult } from '@ascendant/domain/booking/party-count';
import { formatDollars } from '@ascendant/domain/money';
import { discountLabel, discountOn, discountTerms, unlimitedUses } from '@ascendant/domain/pricing/discount';
import { countedTickets, quoteTickets, ticketsTotalOf } from '@ascendant/domain/pricing/quote';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import type { DiscountCode } from '../../data/discount-codes';

/** '15%' or '$100.00'. */
export function amountText({
  discountType,
  discountValue,
}: Pick<DiscountCode, 'discountType' | 'discountValue'>): string {
  return discountLabel(discountTerms(discountType, fromWire(discountValue)));
}

/** '12 of 40', or '9 no limit'. */
export function usesText({ usageCount, usageLimit }: Pick<DiscountCode, 'usageCount' | 'usageLimit'>): string {
  return usageLimit === unlimitedUses ? `${usageCount} no limit` : `${usageCount} of ${usageLimit}`;
}

/** '2 paying now'; empty if no one is. */
export function heldText({ usesHeld }: Pick<DiscountCode, 'usesHeld'>): string {
  return usesHeld === 0 ? '' : `${usesHeld} paying now`;
}

/** What an adult pays with the code: the line under the form. */
export function adultPriceText(
  tier: PricingTier,
  { discountType, discountValue }: Pick<DiscountCodeOrder, 'discountType' | 'discountValue'>,
): string {
  const ticket = countedTickets(oneAdult, tier);
  const total = (discount: ReturnType<typeof discountTerms> | null) =>
    formatDollars(quoteTickets(ticket, discountOn(ticketsTotalOf(ticket), discount)).totalBeforeTax);
  const terms = discountTerms(discountType, fromWire(discountValue));
  return `An adult pays ${total(terms)} instead of ${total(null)} today, with the booking fee, before tax.`;
}
